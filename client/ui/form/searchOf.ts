import { limits } from '../../../server/contract/limits';

/** The search text in the address; may be empty. */
export const searchOf = (params: URLSearchParams) =>
  (params.get('q') ?? '').trim().slice(0, limits.search.max);
