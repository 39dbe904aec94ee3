import { limits } from '../../server/contract/limits';

/** An idempotency key for a create. */
export const newLocalId = (): string =>
  `local_${Date.now()}_${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`.slice(
    0,
    limits.localIdMax,
  );
