import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isLeafType,
  Kind,
  parse,
  visit,
} from 'graphql';
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  fieldExtensionsEstimator,
  getComplexity,
} from 'graphql-query-complexity';
import { limits } from '../contract/limits';
import { AppError } from '../errors';
import { introspectionCost } from './introspectionCost';

/** What one operation may cost; a page of 100 stories with all their fields is about 2,500. */
export const maxCost = 10_000;
/** What a subscription may cost: it is paid once and runs at every event. */
export const maxEventCost = 250;
/** Bounds on a document before it is validated, since validating can take the square of its fields. */
export const maxTokens = 2_000;
const maxFields = 400;
/** Bounds how far fragments may unfold while the cost is counted. */
const maxNodes = 2_000;

/** How many a list has at most, by what is asked for. */
export const listSize = (args: Record<string, unknown>): number => {
  if (Array.isArray(args.ids)) return args.ids.length;
  const asked = args.last ?? args.first ?? limits.page.default;
  return typeof asked === 'number' && asked > 0 ? asked : 1;
};

/** What the database takes to look through all texts, beside what it takes to read a page of them. */
export const searchCost = 1_000;

/** What a plain list costs that is as long as its `first`. */
export const costOfEach = ({ args, childComplexity }: ComplexityEstimatorArgs): number =>
  1 + childComplexity * listSize(args);

/**
 * Every field costs one and what is in it; a list costs that for each of its items. A page of one costs as much as
 * one of two, so that pages inside pages, which are statements one after the other, cannot go deep.
 */
const estimator: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (isLeafType(getNamedType(field.type))) return 1;
  const isList = getNamedType(field.type).name.endsWith('Connection') || field.name === 'nodes';
  const isSearch = typeof args.search === 'string' && args.search.trim() !== '';
  return (isSearch ? searchCost : 1) + childComplexity * (isList ? Math.max(2, listSize(args)) : 1);
};

/** An answer that HTTP calls the client's fault. */
const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** Whether an operation may ask about the schema: then what its variables say may matter. */
export function mayIntrospect(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD]({ name: { value } }) {
      if (value === '__schema' || value === '__type') found = true;
    },
  });
  return found;
}

/** What the operation costs. Throws where it cannot be counted, as when its fragments unfold without end. */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): number {
  const operation = getOperationAST(query, operationName);
  const definitions = operation?.variableDefinitions ?? [];
  // Variables that do not fit cost nothing: execution refuses them in words that do not tell their values.
  const { coerced, errors } = getVariableValues(schema, definitions, variables);
  if (errors) return 0;
  try {
    const cost = getComplexity({
      schema,
      query,
      variables,
      operationName,
      maxQueryNodes: maxNodes,
      estimators: [fieldExtensionsEstimator(), estimator],
    });
    if (cost > maxCost || !operation || !mayIntrospect(query)) return cost;
    return cost + introspectionCost(schema, query, operation, { variables: coerced, most: maxCost });
  } catch (error) {
    throw refused(`The cost of this operation cannot be counted: ${(error as Error).message}`);
  }
}

export const tooCostly = (cost: number, most = maxCost): AppError =>
  new AppError('BAD_USER_INPUT', `This operation costs ${cost}; at most ${most} are allowed`, {
    limit: { name: 'cost', value: most },
  });

/** Refuses a document that is too large to be looked at closely. Throws graphql-js's own error where it does not parse. */
export function checkSize(query: string): void {
  let fields = 0;
  visit(parse(query, { maxTokens, noLocation: true }), {
    [Kind.FIELD]: () => {
      fields += 1;
    },
  });
  if (fields > maxFields)
    throw refused(`This document has ${fields} fields; at most ${maxFields} are allowed`);
}
