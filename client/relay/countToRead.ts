import { limits } from '../../server/contract/limits';

/** How many rows of a list to request when what was loaded of it is fetched again. */
export const countToRead = (perPage: number, loaded: number): number =>
  Math.min(limits.page.max, Math.max(perPage, loaded));
