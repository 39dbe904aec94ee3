import 'reflect-metadata';
import { type GraphQLSchema, GraphQLString, getNamedType } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { authorizeFirst } from './graphql/admission/authorizeFirst';
import { validateArgument } from './lib/errors';
import './graphql/enumTypes';
import './graphql/enumTypesOfReports';
import './graphql/enumTypesOfMembership';
import { identity } from './features/identity/identity.domain';
import { members } from './features/members/members.domain';
import { notify } from './features/notify/notify.domain';
import { ownData } from './features/own-data/own-data.domain';
import { sessions } from './features/sessions/sessions.domain';
import { staff } from './features/staff/staff.domain';
import { stories } from './features/stories/stories.domain';
import { writing } from './features/writing/writing.domain';
import { NodeResolver } from './graphql/node.resolver';

/** Parts that each domain adds to the app: its resolvers, its loaders, and the clean-up of its tables. */
export const domains = { identity, members, notify, ownData, sessions, staff, stories, writing };

type Resolver = new () => object;

const resolvers: [Resolver, ...Resolver[]] = [
  NodeResolver,
  ...Object.values(domains).flatMap((domain): Resolver[] => domain.resolvers),
];

/** Adds descriptions that decorators can't: for root types and each mutation's input argument. */
function addDescriptions(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = 'All queries.';
  if (mutation) mutation.description = 'All mutations.';
  if (subscription) subscription.description = 'All subscriptions.';
  for (const { args } of Object.values(mutation?.getFields() ?? {}))
    for (const arg of args) {
      const type = getNamedType(arg.type);
      if (!arg.description && 'description' in type) arg.description = type.description;
    }
  return schema;
}

const parseText = GraphQLString.parseValue;
/**
 * Replaces lone surrogates, which have no UTF-8, in every text that is sent in. Otherwise the database would store a replacement
 * character while the response had the surrogate.
 */
GraphQLString.parseValue = (value) => parseText(value).replace(/\p{Cs}/gu, '\uFFFD');

let cachedSchema: GraphQLSchema | undefined;

/** Returns the schema, built once per process, because tests start many apps. */
export function makeSchema(): GraphQLSchema {
  cachedSchema ??= buildSchema();
  return cachedSchema;
}

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    validateFn: validateArgument,
    // Unused: the resolvers' own `subscribe` authorises and subscribes.
    pubSub: {
      publish: () => undefined,
      subscribe: () => {
        throw new Error('Resolvers subscribe themselves');
      },
    },
  });
  authorizeFirst(schema);
  return addDescriptions(schema);
}
