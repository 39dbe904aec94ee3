import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLInputType,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
  separateOperations,
} from 'graphql';
import * as generated from './__generated__/fragments';
import { type Inputs, inputsOf } from './inputs';
import { fieldsOf } from './names';
import { pathNames, type Route } from './route';
import { type Shape, shapeAt } from './shape';

/** A route with data derived from it and the schema. */
export interface Call {
  route: Route;
  document: DocumentNode;
  inputs: Inputs;
  /** The path of the result in the operation's data. */
  path: readonly string[];
  /** The shape of the result; undefined if the response contains none. */
  shape: Shape | undefined;
}

type Variables = Map<string, GraphQLInputType>;

/** The fragments of all areas by name. */
const fragments = new Map(
  Object.values<DocumentNode>(generated)
    .flatMap(({ definitions }) => definitions as readonly FragmentDefinitionNode[])
    .map((fragment) => [fragment.name.value, fragment]),
);

/** Writes an argument with the variables that set it, and collects these. */
function argumentOf(
  { name, type }: GraphQLArgument,
  idSets: string | undefined,
  variables: Variables,
): string {
  const passVariable = (target: string, variable: string, variableType: GraphQLInputType) => {
    variables.set(variable, variableType);
    return `${target}: $${variable}`;
  };
  const input = getNamedType(type);
  if (!idSets || !isInputObjectType(input)) return passVariable(name, name, type);
  const fields = Object.values(input.getFields()).map((field) =>
    passVariable(field.name, field.name === idSets ? 'id' : field.name, field.type),
  );
  return `${name}: { ${fields.join(', ')} }`;
}

/** Writes the operation that a route runs, without the fragments, and collects its variables. */
function operationOf(schema: GraphQLSchema, route: Route) {
  const kind = route.method === 'GET' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION;
  const inQuery = Object.values(route.query).map(({ variable }) => variable);
  const given = new Set(['input', ...pathNames(route.path), ...inQuery]);
  const variables: Variables = new Map();
  let parent: GraphQLNamedType | null | undefined = schema.getRootType(kind);
  const steps = route.field.map((step) => {
    const narrowed = schema.getType(step);
    const field = fieldsOf(parent)[step];
    parent = narrowed ?? (field && getNamedType(field.type));
    const args = (field?.args ?? [])
      .filter(({ name }) => given.has(name))
      .map((argument) => argumentOf(argument, route.idSets, variables));
    return `${narrowed ? '... on ' : ''}${step}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
  });
  // Parameters that set no argument are conditions in the fragments, such as `@include(if: $withContent)`.
  for (const name of inQuery)
    if (!variables.has(name)) variables.set(name, new GraphQLNonNull(GraphQLBoolean));

  const declared = [...variables].map(([name, type]) => `$${name}: ${type}`).join(', ');
  const opening = `${kind} ${route.operation}${declared && `(${declared})`}`;
  const selection = route.list
    ? `edges { cursor node { ${route.selection} } } pageInfo { hasNextPage endCursor }${route.query.search ? ' wordsLeftOut textsLeftOut' : ''}`
    : route.selection;
  const text = [opening, ...steps, selection].join(' { ') + '}'.repeat(steps.length + 1);
  return { route, definitions: parse(text, { noLocation: true }).definitions, variables };
}

function callOf(schema: GraphQLSchema, route: Route, separated: DocumentNode, variables: Variables): Call {
  // A copy, because graphql-jit writes conditions into the document's nodes, and documents must not share those of a fragment.
  const document = structuredClone(separated);
  const path = route.field.filter((step) => !schema.getType(step));
  const isEmpty = route.status === 204 || route.answer !== undefined;
  return {
    route,
    document,
    inputs: inputsOf(route, variables),
    path,
    shape: isEmpty ? undefined : shapeAt(schema, document, path),
  };
}

/**
 * Derives the calls of all routes together: separateOperations() goes through all fragments to find those that each operation
 * uses.
 */
function deriveCalls(schema: GraphQLSchema, routes: readonly Route[]): readonly Call[] {
  const operations = routes.map((route) => operationOf(schema, route));
  const definitions = [...operations.flatMap((operation) => operation.definitions), ...fragments.values()];
  const separated = separateOperations({ kind: Kind.DOCUMENT, definitions });
  return operations.map(({ route, variables }) =>
    callOf(schema, route, separated[route.operation] as DocumentNode, variables),
  );
}

/** Calls by schema and table, so that they are derived once though tests start many servers. */
const derivedCalls = new WeakMap<GraphQLSchema, WeakMap<readonly Route[], readonly Call[]>>();

/**
 * The calls of a table, in its order. The operations' names are unique. A test validates their documents, which would take
 * a start longer than all the rest of this.
 */
export function callsOf(schema: GraphQLSchema, routes: readonly Route[]): readonly Call[] {
  const tables = derivedCalls.get(schema) ?? new WeakMap<readonly Route[], readonly Call[]>();
  derivedCalls.set(schema, tables);
  const calls = tables.get(routes) ?? deriveCalls(schema, routes);
  tables.set(routes, calls);
  return calls;
}
