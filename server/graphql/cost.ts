import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  fieldExtensionsEstimator,
  getComplexity,
} from 'graphql-query-complexity';
import { limits } from '../contract/limits';
import { AppError } from '../lib/errors';
import { introspectionCost } from './introspectionCost';

/** Maximum cost of an operation; a page of 100 stories with all fields costs about 2,500. */
export const maxCost = 10_000;
/** Hashing a password costs as much as reading a long list, so one document can't contain ten. */
export const passwordCost = 1_000;
/** Maximum cost of a subscription: it is charged once and runs for every event. */
export const maxEventCost = 250;
/** Limits on a document before validation, because validation can take quadratic time. */
export const maxTokens = 2_000;
const maxFields = 400;
/** Validation compares the fields of each fragment with those of every other. */
const maxFragments = 50;
/** Validation compares an unknown name with all others, and prints it. */
const maxNameLength = 200;
/** Limit on expanded fragments while the cost is computed. */
const maxNodes = 2_000;

/** Maximum number of items in a list, from its arguments. */
export const listSize = (args: Record<string, unknown>): number => {
  if (Array.isArray(args.ids)) return args.ids.length;
  const requested = args.last ?? args.first ?? limits.page.default;
  return typeof requested === 'number' && requested > 0 ? requested : 1;
};

/** Bytes of a request with invalid variables per point, and the maximum. */
const refusedBytesPerPoint = 1024;
const refusedCostMax = 1_000;

/** Cost of refusing variables: reading them costs time, and nobody needs to repeat them. */
export const costOfRefusal = (bytes = 0): number =>
  Math.min(refusedCostMax, Math.max(1, Math.ceil(bytes / refusedBytesPerPoint)));

/** Additional cost of scanning all texts. */
const searchCost = 1_000;

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

/** An error with HTTP status 400. */
const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** Whether the document contains introspection, whose cost may depend on the texts of variables. */
export function mayIntrospect(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD]({ name: { value } }) {
      if (value === '__schema' || value === '__type') found = true;
    },
  });
  return found;
}

/**
 * Computes an operation's cost. Throws if it can't be computed, for example because fragments expand too far.
 */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): number {
  const operation = getOperationAST(query, operationName);
  const definitions = operation?.variableDefinitions ?? [];
  // Callers refuse invalid variables before; each error would contain the whole value.
  const { coerced, errors } = getVariableValues(schema, definitions, variables, { maxErrors: 1 });
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
    return cost + introspectionCost(schema, query, operation, { variables: coerced, max: maxCost });
  } catch (error) {
    throw refusal(`The cost of this operation cannot be counted: ${(error as Error).message}`);
  }
}

export const tooCostly = (cost: number, limit: number): AppError =>
  new AppError('BAD_USER_INPUT', `This operation costs ${cost}; at most ${limit} are allowed`, {
    limit: { name: 'cost', value: limit },
  });

/**
 * A subscription whose only field may be left out has no event to wait for. Validation throws on the variables of such
 * directives. Source: GraphQL specification of September 2025, section 5.2.4.1.
 */
function refuseConditionalEvent(definition: OperationDefinitionNode | FragmentDefinitionNode) {
  const isRoot =
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.operation === OperationTypeNode.SUBSCRIPTION
      : definition.typeCondition.name.value === 'Subscription';
  const isConditional = ({ selections }: SelectionSetNode): boolean =>
    selections.some(
      (selection) =>
        selection.directives?.some(({ name: { value } }) => value === 'skip' || value === 'include') ||
        (selection.kind === Kind.INLINE_FRAGMENT && isConditional(selection.selectionSet)),
    );
  if (isRoot && isConditional(definition.selectionSet))
    throw new GraphQLError('The field of a subscription can have neither @skip nor @include', {
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
}

/**
 * Parses a document. Refuses one that is too large to validate, or that validation can't judge; throws graphql-js's own error
 * on syntax errors.
 */
export function checkDocument(query: string): DocumentNode {
  let fields = 0;
  let fragments = 0;
  const checkName = ({ value }: { value: string }) => {
    if (value.length > maxNameLength)
      throw refusal(`A name or number in a document can have at most ${maxNameLength} characters`);
  };
  const document = parse(query, { maxTokens, noLocation: true });
  visit(document, {
    [Kind.FIELD]: () => {
      fields += 1;
    },
    [Kind.OPERATION_DEFINITION]: refuseConditionalEvent,
    [Kind.FRAGMENT_DEFINITION]: (fragment) => {
      fragments += 1;
      refuseConditionalEvent(fragment);
    },
    [Kind.NAME]: checkName,
    [Kind.ENUM]: checkName,
    [Kind.INT]: checkName,
    [Kind.FLOAT]: checkName,
  });
  if (fields > maxFields)
    throw refusal(`This document has ${fields} fields; at most ${maxFields} are allowed`);
  if (fragments > maxFragments)
    throw refusal(`This document has ${fragments} fragments; at most ${maxFragments} are allowed`);
  return document;
}
