import { networkAround } from '../http/http';
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
  const earlier = ctx.answer.searches;
  const run = (async () => {
    await earlier;
    const isProgram = ctx.viewer?.token !== undefined;
    const whose = ctx.viewer ? `${ctx.viewer.id}${isProgram ? ' by tokens' : ''}` : networkAround(ctx.ip);
    const done = await ctx.searchTurns.take(whose, AbortSignal.timeout(waitMs), busy, isProgram);
    return search().finally(done);
  })();
  ctx.answer.searches = run.catch(() => undefined);
  return run;
}

interface Looked<T> extends Connection<T> {
  /** Whether it stopped before the last text. */
  textsLeftOut: boolean;
}

interface Found<T> extends Looked<T> {
  wordsLeftOut: readonly string[];
}

/** A page of a search, and its count, each in its turn. */
export async function searched<T>(
  ctx: Context,
  { leftOut }: { leftOut: readonly string[] },
  search: () => Promise<Looked<T>>,
): Promise<Found<T>> {
  const page = await inTurn(ctx, search);
  return { ...page, wordsLeftOut: leftOut, totalCount: () => inTurn(ctx, page.totalCount) };
}
