import { limits } from '../../../server/contract/limits';

/** What the address asks to look for; empty for nothing. */
export const searchOf = (params: URLSearchParams) =>
  (params.get('q') ?? '').trim().slice(0, limits.search.max);
