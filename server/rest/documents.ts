import {
  buildASTSchema,
  type DocumentNode,
  GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { Ability } from '../authz/abilities';
import { tokenNeeds } from '../authz/tokenAbilities';
import * as documents from './__generated__/operations';
import { directiveDefinitions } from './directives';
import type { OperationName } from './route';

const all: Record<`${OperationName}Document`, DocumentNode> = documents;

export interface Operation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
}

/** The scope that a personal access token needs, from the operation's first field. */
export function tokenNeedsOf({ definition }: Operation): ReturnType<typeof tokenNeeds> {
  const [field] = definition.selectionSet.selections;
  return field?.kind === Kind.FIELD ? tokenNeeds(field.name.value as Ability) : null;
}

/** The schema with the directives of REST documents added. */
function withDirectives(schema: GraphQLSchema): GraphQLSchema {
  const ours = buildASTSchema(parse(directiveDefinitions), { assumeValid: true }).getDirectives();
  const config = schema.toConfig();
  const known = new Set(config.directives.map(({ name }) => name));
  return new GraphQLSchema({
    ...config,
    directives: [...config.directives, ...ours.filter(({ name }) => !known.has(name))],
  });
}

const findersOf = new WeakMap<GraphQLSchema, (name: OperationName) => Operation>();

/** Returns a look-up of operations by name, validated against the schema. */
export function operationsOf(schema: GraphQLSchema): (name: OperationName) => Operation {
  const known = findersOf.get(schema);
  if (known) return known;
  const find = finderOf(schema);
  findersOf.set(schema, find);
  return find;
}

function finderOf(schema: GraphQLSchema): (name: OperationName) => Operation {
  const complete = withDirectives(schema);
  const checked = new Map<OperationName, Operation>();
  return (name) => {
    const before = checked.get(name);
    if (before) return before;
    const document: DocumentNode = all[`${name}Document`];
    const problems = validate(complete, document);
    if (problems.length > 0) throw new Error(`${name}: ${problems.map(({ message }) => message).join('; ')}`);
    const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (!definition) throw new Error(`${name} holds no operation`);
    checked.set(name, { document, definition });
    return { document, definition };
  };
}
