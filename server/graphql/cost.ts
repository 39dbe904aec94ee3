import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  Kind,
  parse,
  visit,
} from 'graphql';
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import { limits } from '../contract/limits';

/** What one operation may cost; a page of 100 stories with all their fields is about 2,500. */
export const maxCost = 10_000;
/** Bounds on a document before it is validated, since validating can take the square of its fields. */
export const maxTokens = 2_000;
const maxFields = 400;

const listSize = (args: Record<string, unknown>): number => {
  if (Array.isArray(args.ids)) return args.ids.length;
  const asked = args.last ?? args.first ?? limits.page.default;
  return typeof asked === 'number' && asked > 0 ? asked : 1;
};

/** Every field costs one and what is in it; a list costs that for each of its items. */
const estimator: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (isLeafType(getNamedType(field.type))) return 1;
  const isList = getNamedType(field.type).name.endsWith('Connection') || field.name === 'nodes';
  return 1 + childComplexity * (isList ? listSize(args) : 1);
};

/** What the operation costs; the library gives up on documents that unfold without end. */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): number {
  return getComplexity({
    schema,
    query,
    variables,
    operationName,
    estimators: [fieldExtensionsEstimator(), estimator],
  });
}

export function tooCostly(cost: number): GraphQLError {
  return new GraphQLError(`This operation costs ${cost}; at most ${maxCost} are allowed`, {
    extensions: { code: 'BAD_USER_INPUT', cost, maxCost },
  });
}

/** Refuses a document that is too large to be looked at closely. Throws graphql-js's own error where it does not parse. */
export function checkSize(query: string): void {
  let fields = 0;
  visit(parse(query, { maxTokens, noLocation: true }), {
    [Kind.FIELD]: () => {
      fields += 1;
    },
  });
  if (fields > maxFields)
    throw new GraphQLError(`This document has ${fields} fields; at most ${maxFields} are allowed`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
}
