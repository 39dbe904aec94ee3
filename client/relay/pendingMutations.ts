import type { IEnvironment } from 'relay-runtime';
import { responseTimeoutMs } from './eventOrder';

/**
 * Mutations that were sent and whose responses aren't in the store yet. Each member has an environment of their own, so the next
 * member doesn't wait for mutations of the previous one.
 */
const pendingByEnvironment = new WeakMap<IEnvironment, Set<Promise<void>>>();

function pendingIn(environment: IEnvironment) {
  const pending = pendingByEnvironment.get(environment) ?? new Set();
  pendingByEnvironment.set(environment, pending);
  return pending;
}

/** Marks a mutation as pending until the returned function is called, or for `responseTimeoutMs`. */
export function trackMutation(environment: IEnvironment): () => void {
  const pending = pendingIn(environment);
  let end = () => {};
  const mutation = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), responseTimeoutMs);
    end = () => {
      clearTimeout(timer);
      pending.delete(mutation);
      resolve();
    };
  });
  pending.add(mutation);
  return end;
}

export const isMutationPending = (environment: IEnvironment) => pendingIn(environment).size > 0;

/**
 * Calls back when all mutations that are pending now have ended; never if there are none. The server may have made their responses
 * before the data that was just stored, so storing them late puts older values back.
 */
export function afterPendingMutations(environment: IEnvironment, callback: () => void): void {
  const pending = pendingIn(environment);
  if (pending.size > 0) void Promise.all(pending).then(callback);
}
