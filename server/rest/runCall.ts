import type { GraphQLSchema } from 'graphql';
import { AnswerMeter, answerTooLong, fitsAnswer } from '../graphql/answerBudget';
import { operationRunner } from '../graphql/operationRunner';
import { notFound } from '../lib/errors';
import type { Context } from '../request/context';
import type { Call } from './call';
import { projectionOf } from './project';

interface CallAnswer {
  /** JSON text; undefined if the route has no body. */
  body: string | undefined;
  /** Cursor of the next page; undefined on the last. */
  nextAfter?: string | undefined;
  /** The parts that a search ignored. */
  leftOut?: LeftOut;
}

interface LeftOut {
  wordsLeftOut?: readonly string[] | null;
  textsLeftOut?: boolean | null;
}

interface ConnectionPage extends LeftOut {
  edges: { cursor: string; node: { id?: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The items of a page that fit into one response, at least one, and the cursor after them. */
function listAnswer(
  { edges, pageInfo }: ConnectionPage,
  items: readonly unknown[],
  withheld: ReadonlySet<string>,
): CallAnswer {
  if (withheld.size > 0 || !fitsAnswer(items, 1)) {
    const meter = new AnswerMeter(1);
    // The index of the first item that doesn't fit. It is never 0, because an empty page would have no cursor to go on from.
    const end = items.findIndex((item, place) => {
      const isRead = !withheld.has(edges[place]?.node.id ?? '');
      return !(isRead && meter.addAndCheck(item)) && place > 0;
    });
    if (end > 0) return { body: JSON.stringify(items.slice(0, end)), nextAfter: edges[end - 1]?.cursor };
  }
  const nextAfter = (pageInfo.hasNextPage && pageInfo.endCursor) || undefined;
  return { body: JSON.stringify(items), nextAfter };
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  let value = data;
  for (const key of path) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

/** Whether nothing was found, or `node` returned an object of another type, of which nothing is selected. */
const isMissing = (value: unknown) =>
  value == null || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

/** Prepares an operation that runs in this process with the same resolvers and context as /graphql. */
export function callRunner(schema: GraphQLSchema, { route, document, path, shape }: Call) {
  const constant = route.answer && JSON.stringify(route.answer);
  const project = shape && projectionOf(shape);

  const runOperation = operationRunner(schema, document);

  return async (variableValues: Record<string, unknown>, contextValue: Context): Promise<CallAnswer> => {
    const withheld = route.list && new Set<string>();
    if (withheld) contextValue.answer.withheld = withheld;
    const data = await runOperation(contextValue, variableValues);
    if (!shape) return { body: constant };

    const value = valueAt(data, path);
    if (isMissing(value)) throw notFound('There is nothing with this id');
    const projected = project ? project(value) : value;
    if (withheld) {
      const page = value as ConnectionPage;
      return { ...listAnswer(page, projected as unknown[], withheld), leftOut: page };
    }
    if (!fitsAnswer(projected)) throw answerTooLong();
    return { body: JSON.stringify(projected) };
  };
}
