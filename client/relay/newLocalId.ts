import { limits } from '../../server/contract/limits';

/** An id for what is made here, known before the server has it: repeating a create with it makes one. */
export const newLocalId = (): string =>
  `local_${Date.now()}_${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`.slice(
    0,
    limits.localIdMax,
  );
