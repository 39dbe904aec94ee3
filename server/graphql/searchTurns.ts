import { networkAround } from '../http/requests';
import { AppError } from '../lib/errors';
import { Turns } from '../lib/turns';
import type { Context } from '../request/context';
import type { Connection } from './connection';

/** Maximum wait of a search, because its reader keeps typing. */
const waitMs = 1_000;
const retryAfter = 2;

/**
 * Searches that read texts, on this server: two at a time, of them one by personal access tokens, and one of each member or
 * visitors' network. A member's own searches don't wait for those of their tokens.
 */
export const makeSearchTurns = () => new Turns({ atOnce: 2, maxWaiting: 40, maxOfOne: 4 });

const tooMany = 'Too many searches just now. Please try again in a moment.';
const busy = () => new AppError('RATE_LIMITED', tooMany, { retryAfter });

/** Waits for a turn, and for earlier searches of the same request, which would otherwise use up each other's time. */
async function inTurn<T>(ctx: Context, search: () => Promise<T>): Promise<T> {
  const earlierSearches = ctx.answer.searches;
  const run = (async () => {
    await earlierSearches;
    const isByToken = ctx.viewer?.token !== undefined;
    const caller = ctx.viewer ? `${ctx.viewer.id}${isByToken ? ' by tokens' : ''}` : networkAround(ctx.ip);
    const endTurn = await ctx.searchTurns.take(caller, AbortSignal.timeout(waitMs), busy, isByToken);
    return search().finally(endTurn);
  })();
  ctx.answer.searches = run.catch(() => undefined);
  return run;
}

interface SearchedPage<T> extends Connection<T> {
  /** Whether it stopped before the last text. */
  textsLeftOut: boolean;
}

interface SearchResult<T> extends SearchedPage<T> {
  wordsLeftOut: readonly string[];
}

/** A page of a search, and its count, each in its turn. */
export async function searchInTurn<T>(
  ctx: Context,
  { leftOut }: { leftOut: readonly string[] },
  search: () => Promise<SearchedPage<T>>,
): Promise<SearchResult<T>> {
  const page = await inTurn(ctx, search);
  return { ...page, wordsLeftOut: leftOut, totalCount: () => inTurn(ctx, page.totalCount) };
}
