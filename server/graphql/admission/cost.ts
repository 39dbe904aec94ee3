import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isLeafType,
  isObjectType,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  fieldExtensionsEstimator,
  getComplexity,
} from 'graphql-query-complexity';
import { limits } from '../../contract/limits';
import { fieldsOf } from './authorizeFirst';
import { refusal } from './documentLimits';

/** Maximum cost of an operation; a page of 100 stories with all fields costs about 2,500. */
export const maxCost = 10_000;
/** Hashing a password costs as much as reading a long list, so one document can't contain ten. */
export const passwordCost = 1_000;
/** Maximum cost of a subscription: it is charged once and runs for every event. */
export const maxEventCost = 250;
/** Additional cost of scanning all texts. */
const searchCost = 1_000;
/** Limit on expanded fragments while the cost is computed. */
const maxNodes = 2_000;
/** Values of an introspection per point: they are read from memory. GraphiQL's full introspection has 25,000 values. */
const valuesPerPoint = 5;

/** Maximum number of items in a list, from its arguments. */
export const listSize = (args: Record<string, unknown>): number => {
  if (Array.isArray(args.ids)) return args.ids.length;
  const requested = args.last ?? args.first ?? limits.page.default;
  return typeof requested === 'number' && requested > 0 ? requested : 1;
};

/** Cost of a plain list with `first` items. */
export const costOfEach = ({ args, childComplexity }: ComplexityEstimatorArgs): number =>
  1 + childComplexity * listSize(args);

/**
 * Each field costs 1; a list costs its content times its length. A page of one costs as much as a page of
 * two, so that nested pages, which run statements in sequence, can't be deep.
 */
const estimator: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (isLeafType(getNamedType(field.type))) return 1;
  const isList = getNamedType(field.type).name.endsWith('Connection') || field.name === 'nodes';
  const isSearch = typeof args.search === 'string' && args.search.trim() !== '';
  return (isSearch ? searchCost : 1) + childComplexity * (isList ? Math.max(2, listSize(args)) : 1);
};

type Field = GraphQLField<unknown, unknown>;

const introspectionFields: ReadonlyMap<string, Field> = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

function introspectionsIn(document: DocumentNode, operation: OperationDefinitionNode) {
  return [...fieldsOf(document, operation.selectionSet)].flatMap((node) => {
    const field = introspectionFields.get(node.name.value);
    return field ? [{ node, field }] : [];
  });
}

/**
 * The cost of an operation's introspection, up to slightly above `maxCost`. Its lists have no arguments that say how long they are,
 * so their values are counted by walking the schema as execution would.
 */
function introspectionCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const roots = introspectionsIn(document, operation);
  if (roots.length === 0) return 0;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  let values = 0;
  const add = (node: FieldNode, field: Field, source: unknown) => {
    values += 1;
    const { selectionSet } = node;
    const type = getNamedType(field.type);
    if (!selectionSet || !isObjectType(type)) return;
    const args = getArgumentValues(field, node, coerced);
    const value: unknown = field.resolve?.(source, args, undefined, { schema } as GraphQLResolveInfo);
    const inner = [...fieldsOf(document, selectionSet)];
    for (const item of Array.isArray(value) ? value : [value])
      for (const innerNode of item ? inner : []) {
        const innerField = type.getFields()[innerNode.name.value];
        if (innerField && values <= maxCost * valuesPerPoint) add(innerNode, innerField, item);
      }
  };
  for (const { node, field } of roots) add(node, field, undefined);
  return Math.ceil(values / valuesPerPoint);
}

/** Computes an operation's cost. Throws if it can't be computed, for example because fragments expand too far. */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): number {
  const operation = getOperationAST(query, operationName);
  try {
    const cost = getComplexity({
      schema,
      query,
      variables,
      operationName,
      maxQueryNodes: maxNodes,
      estimators: [fieldExtensionsEstimator(), estimator],
    });
    if (cost > maxCost || !operation) return cost;
    return cost + introspectionCost(schema, query, operation, variables);
  } catch (error) {
    throw refusal(`The cost of this operation cannot be counted: ${(error as Error).message}`);
  }
}

/** The properties of a variable that can affect the cost: numbers, list lengths, and whether a text is empty. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [value.length];
  if (typeof value === 'string') return value.trim() ? 's' : '';
  return typeof value === 'object' && value !== null ? 'o' : value;
}

/** Known costs of documents, for as long as these exist, by the shapes of variables. */
const knownCosts = new WeakMap<DocumentNode, Map<string, number>>();
const variantsMax = 50;

/** The same as costOf(), computed once for variables of the same shape. Variables must be valid. */
export function knownCostOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): number {
  const operation = getOperationAST(document, operationName);
  // Only declared variables: others could be arbitrarily many and long.
  const shapes = (operation?.variableDefinitions ?? [])
    .map(({ variable }) => variable.name.value)
    .filter((name) => Object.hasOwn(variables, name))
    .map((name) => [name, shapeOf(variables[name])]);
  const variant = JSON.stringify([operationName, ...shapes]);
  const costs = knownCosts.get(document) ?? new Map<string, number>();
  knownCosts.set(document, costs);
  const known = costs.get(variant);
  if (known !== undefined) return known;
  const cost = costOf(schema, document, variables, operationName);
  // The text of a variable may name the type that is introspected.
  if (costs.size < variantsMax && operation && introspectionsIn(document, operation).length === 0)
    costs.set(variant, cost);
  return cost;
}
