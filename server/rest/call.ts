import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLBoolean,
  type GraphQLInputType,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  KnownDirectivesRule,
  OperationTypeNode,
  parse,
  separateOperations,
  specifiedRules,
  validate,
} from 'graphql';
import * as generated from './__generated__/fragments';
import { type Inputs, inputsOf } from './inputs';
import { fieldsOf } from './names';
import { pathNames, type Route } from './route';
import { type Shape, shapeAt } from './shape';

/** A route with what follows from it and the schema. */
export interface Call {
  route: Route;
  document: DocumentNode;
  inputs: Inputs;
  /** The path of the result in the operation's data. */
  path: readonly string[];
  /** Of the result; undefined if the response contains none. */
  shape: Shape | undefined;
}

type Variables = Map<string, GraphQLInputType>;

const fragments = Object.values<DocumentNode>(generated).flatMap(
  ({ definitions }) => definitions as readonly FragmentDefinitionNode[],
);
const fragmentsByName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));

/** Codegen checks the directives of fragments; the schema doesn't know them. */
const rules = specifiedRules.filter((rule) => rule !== KnownDirectivesRule);

const flag = new GraphQLNonNull(GraphQLBoolean);

/** Writes the route's field with its arguments, as far as the route sets them, and collects their variables. */
function stepsOf(
  schema: GraphQLSchema,
  route: Route,
  kind: OperationTypeNode,
  variables: Variables,
): string[] {
  const given = new Set([
    'input',
    ...pathNames(route.path),
    ...Object.values(route.query).map(({ variable }) => variable),
  ]);
  const pass = (name: string, variable: string, type: GraphQLInputType) => {
    variables.set(variable, type);
    return `${name}: $${variable}`;
  };
  const argument = (name: string, type: GraphQLInputType) => {
    const input = getNamedType(type);
    if (!route.idSets || !isInputObjectType(input)) return pass(name, name, type);
    const fields = Object.values(input.getFields()).map((field) =>
      pass(field.name, field.name === route.idSets ? 'id' : field.name, field.type),
    );
    return `${name}: { ${fields.join(', ')} }`;
  };

  let parent: GraphQLNamedType | undefined = schema.getRootType(kind) ?? undefined;
  return route.field.map((step) => {
    const narrowed = schema.getType(step);
    const field = fieldsOf(parent)[step];
    parent = narrowed ?? (field && getNamedType(field.type));
    if (!field) return narrowed ? `... on ${step}` : step;
    const args = field.args
      .filter(({ name }) => given.has(name))
      .map(({ name, type }) => argument(name, type));
    return args.length > 0 ? `${step}(${args.join(', ')})` : step;
  });
}

/** Derives the operation that a route runs; what the schema doesn't have fails the start. */
function operationOf(schema: GraphQLSchema, route: Route) {
  const variables: Variables = new Map();
  const kind = route.method === 'GET' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION;
  const steps = stepsOf(schema, route, kind, variables);
  for (const { variable } of Object.values(route.query))
    if (!variables.has(variable)) variables.set(variable, flag);

  const declared = [...variables].map(([name, type]) => `$${name}: ${type}`).join(', ');
  const selection = route.list
    ? `edges { cursor node { ${route.selection} } } pageInfo { hasNextPage endCursor }`
    : route.selection;
  const operation = `${kind} ${route.operation}${declared && `(${declared})`}`;
  const text = `${operation} { ${[...steps, selection].join(' { ')} ${'}'.repeat(steps.length + 1)}`;
  const { definitions } = parse(text, { noLocation: true });
  const separated = separateOperations({
    kind: Kind.DOCUMENT,
    definitions: [...definitions, ...fragmentsByName.values()],
  })[route.operation] as DocumentNode;
  // graphql-jit writes the conditions of a document into its nodes, so that no two may share a fragment's.
  const document = structuredClone(separated);
  const problems = validate(schema, document, rules).map(({ message }) => message);
  if (problems.length > 0) throw new Error(`${route.method} ${route.path}: ${problems.join('; ')}`);
  return { document, variables };
}

/** Derived once for each schema: tests start many servers. */
const known = new WeakMap<GraphQLSchema, WeakMap<Route, Call>>();

export function callOf(schema: GraphQLSchema, route: Route): Call {
  const calls = known.get(schema) ?? new WeakMap<Route, Call>();
  known.set(schema, calls);
  const call = calls.get(route) ?? deriveCall(schema, route);
  calls.set(route, call);
  return call;
}

function deriveCall(schema: GraphQLSchema, route: Route): Call {
  const { document, variables } = operationOf(schema, route);
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
