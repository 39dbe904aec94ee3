import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, registerEnumType } from 'type-graphql';
import { PrivacyLevel, Role } from './contract/enums';
import { AccountResolver } from './features/account/account.resolver';
import { InfoResolver } from './features/info/info.resolver';
import { StoryResolver } from './features/story/story.resolver';
import { UserResolver, ViewerResolver } from './features/user/user.resolver';
import { NodeResolver } from './graphql/node.resolver';
import { projectRoot } from './paths';

registerEnumType(PrivacyLevel, {
  name: 'PrivacyLevel',
  description: 'Who may read a story.',
  valuesConfig: {
    PRIVATE: { description: 'Its author alone.' },
    SHARED: { description: 'Every signed-in member, or those whom the author named.' },
    PUBLIC: { description: 'Everyone.' },
  },
});
registerEnumType(Role, {
  name: 'Role',
  description: 'What a member is in the group.',
  valuesConfig: {
    ADMIN: { description: 'Manages everything.' },
    INSTRUCTOR: { description: 'Makes sessions and exercises.' },
    USER: { description: 'Writes.' },
  },
});

/** The schema, from the resolver classes. */
export function makeSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [AccountResolver, InfoResolver, NodeResolver, StoryResolver, UserResolver, ViewerResolver],
    validate: { stopAtFirstError: true, forbidUnknownValues: false },
    // Topics are subscribed to by the resolvers' own `subscribe`, which authorises first.
    pubSub: {
      publish: () => undefined,
      subscribe: () => {
        throw new Error('Resolvers subscribe themselves');
      },
    },
  });
}

const schemaFile = path.join(projectRoot, 'schema.graphql');

export const printedSchema = () => `${printSchema(lexicographicSortSchema(makeSchema()))}\n`;

if (require.main === module) {
  const check = process.argv.includes('--check');
  if (!check) writeFileSync(schemaFile, printedSchema());
  else if (readFileSync(schemaFile, 'utf8') !== printedSchema()) {
    console.error('schema.graphql has drifted from the code: run npm run schema:print');
    process.exit(1);
  }
}
