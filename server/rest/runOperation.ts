import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, Kind } from 'graphql';
import type { Context } from '../context';
import { notFound } from '../errors';
import { AnswerMeter, answerTooLong, fitsAnswer } from '../graphql/answerBudget';
import { compileQuery } from '../graphql/compiledQueries';
import { type Operation, tokenNeedsOf } from './documents';
import type { Inputs } from './inputs';
import { projectionOf } from './project';
import type { Route } from './route';
import { shapeAt } from './shape';
import { type RequestValues, variablesReader } from './variables';

export interface OperationAnswer {
  /** JSON text; undefined if the route has no body. */
  body: string | undefined;
  /** Cursor of the next page; undefined on the last. */
  nextAfter: string | undefined;
}

/** A route's operation, prepared so that a request only reads, executes, projects and serialises. */
export interface PreparedOperation {
  document: DocumentNode;
  /** The operation's root fields. */
  fields: readonly string[];
  /** Reads the variables from a request; throws RestError if they are invalid. */
  read: (request: RequestValues) => Record<string, unknown>;
  run: (variables: Record<string, unknown>, context: Context) => Promise<OperationAnswer>;
  /** Whether personal access tokens are refused. */
  isForSignIns: boolean;
}

interface ConnectionPage {
  edges: { cursor: string; node: { id?: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** How many of a page's items fit into one response; at least one. */
function fitting(
  { edges }: ConnectionPage,
  items: readonly unknown[],
  withheld: ReadonlySet<string>,
): number {
  if (withheld.size === 0 && fitsAnswer(items)) return items.length;
  const meter = new AnswerMeter();
  const end = items.findIndex((item, place) => {
    const isRead = !withheld.has(edges[place]?.node.id ?? '');
    return !(isRead && meter.takes(item)) && place > 0;
  });
  return end < 0 ? items.length : end;
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  let value = data;
  for (const key of path) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

/** Not found, or `node` returned an object of another type. */
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

/** Prepares an operation that runs in this process with the same resolvers and context as /graphql. */
export function prepareOperation(
  schema: GraphQLSchema,
  { document, definition }: Operation,
  route: Route,
  inputs: Inputs,
): PreparedOperation {
  const constant = route.answer && JSON.stringify(route.answer);
  const path = route.select?.split('.') ?? [];
  const project =
    route.select === undefined ? undefined : projectionOf(shapeAt(schema, { document, definition }, path));

  // Compiled at the first request, to keep the start fast.
  let compiled: ReturnType<typeof compileQuery> | null = null;

  return {
    document,
    fields: definition.selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD ? [field.name.value] : [],
    ),
    read: variablesReader(inputs),
    isForSignIns: tokenNeedsOf({ document, definition }) === null,
    run: async (variableValues, contextValue) => {
      if (route.list) contextValue.answer.withheld = new Set();
      if (compiled === null) compiled = compileQuery(schema, document);
      let data: unknown = await compiled?.(contextValue, variableValues);
      if (data === undefined) {
        const result: ExecutionResult = await execute({ schema, document, variableValues, contextValue });
        if (result.errors?.[0]) throw result.errors[0];
        data = result.data;
      }
      if (route.select === undefined) return { body: constant, nextAfter: undefined };

      const value = valueAt(data, path);
      if (isNothing(value)) throw notFound('There is nothing with this id');
      const projected = project ? project(value) : value;
      if (!route.list) {
        if (!fitsAnswer(projected)) throw answerTooLong();
        return { body: JSON.stringify(projected), nextAfter: undefined };
      }
      const page = value as ConnectionPage;
      const items = projected as unknown[];
      const count = fitting(page, items, contextValue.answer.withheld ?? new Set());
      const { hasNextPage, endCursor } = page.pageInfo;
      return {
        body: JSON.stringify(count < items.length ? items.slice(0, count) : items),
        nextAfter:
          count < items.length
            ? page.edges[count - 1]?.cursor
            : hasNextPage
              ? (endCursor ?? undefined)
              : undefined,
      };
    },
  };
}
