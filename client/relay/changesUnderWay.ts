import type { IEnvironment } from 'relay-runtime';
import { answerPatienceMs } from './eventOrder';

/** Changes that were sent and whose answers were not shown yet; those of the next member are others. */
const ofEnvironment = new WeakMap<IEnvironment, Set<Promise<void>>>();

function underWayIn(environment: IEnvironment) {
  const underWay = ofEnvironment.get(environment) ?? new Set();
  ofEnvironment.set(environment, underWay);
  return underWay;
}

/** A change is under way until the returned function is called, once its answer was shown, or until it has taken too long. */
export function beginChange(environment: IEnvironment): () => void {
  const underWay = underWayIn(environment);
  let end = () => {};
  const change = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), answerPatienceMs);
    end = () => {
      clearTimeout(timer);
      underWay.delete(change);
      resolve();
    };
  });
  underWay.add(change);
  return end;
}

export const isChangeUnderWay = (environment: IEnvironment) => underWayIn(environment).size > 0;

/**
 * Calls back after the changes that are under way now; never if there are none. Their answers may have been read before what was
 * just shown, and then put back what is newer.
 */
export function afterChanges(environment: IEnvironment, callback: () => void): void {
  const underWay = underWayIn(environment);
  if (underWay.size > 0) void Promise.all(underWay).then(callback);
}
