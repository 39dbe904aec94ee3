import { limits } from '../../server/contract/limits';

/** An idempotency key for a create. */
export function newLocalId(): string {
  const randomParts = crypto.getRandomValues(new Uint32Array(2));
  const random = Array.from(randomParts, (part) => part.toString(36)).join('');
  return `local_${Date.now()}_${random}`.slice(0, limits.localIdMax);
}
