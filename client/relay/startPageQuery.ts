import { loadQuery, type PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  type FetchPolicy,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
  type VariablesOf,
} from 'relay-runtime';
import { afterChanges } from './changesUnderWay';
import { environment } from './environment';
import { isOwned, registerRef, releaseRef } from './pageQueryOwnership';
import { readQuery } from './readQuery';

/**
 * The former page stays this long for an answer, because a skeleton, once shown, stays for at least 300 ms (React's
 * throttle), and nested skeletons add up.
 */
const patienceMs = 100;

type PageQuery = GraphQLTaggedNode | PreloadableConcreteRequest<OperationType>;

/** The query's compiled request; null until the page's code is loaded. */
function requestOf(query: PageQuery) {
  const isPreloadable = 'kind' in query && query.kind === 'PreloadableConcreteRequest';
  return isPreloadable
    ? PreloadableQueryRegistry.get(query.params.id ?? '')
    : getRequest(query as GraphQLTaggedNode);
}

/** Whether the page can be shown from the store. */
function isInStore(query: PageQuery, variables: VariablesOf<OperationType>): boolean {
  const request = requestOf(query);
  return (
    request != null && environment.check(createOperationDescriptor(request, variables)).status === 'available'
  );
}

/**
 * A mutation in flight may be answered after this query although the server executed it before, and its answer would put older data
 * in the store. Reads the page again after such an answer.
 */
function rereadAfterMutations(ref: PreloadedQuery<OperationType>, query: PageQuery) {
  const isShown = () => isOwned(ref);
  const readAgain = () => {
    const request = requestOf(query);
    if (request) readQuery(ref.environment, request, ref.variables, undefined, isShown);
  };
  // The query's answer is stored once the page's code is loaded. If a mutation's is stored before that, it may be the newer one.
  let mayBeOutdated = false;
  if (!requestOf(query))
    afterChanges(ref.environment, () => {
      mayBeOutdated = true;
    });
  ref.source?.subscribe({
    next: () => {
      if (mayBeOutdated) queueMicrotask(readAgain);
      else afterChanges(ref.environment, readAgain);
    },
    error: () => {},
  });
}

/** Settles with the first answer, a failure, the abort or the end of patience. */
const answerOf = ({ source }: PreloadedQuery<OperationType>, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', settle, { once: true });
    source?.subscribe({ next: settle, error: settle, complete: settle });
  });

/** Starts the query of a page; resolves when the page has what it shows first, or after `patienceMs`. */
export async function startPageQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode | PreloadableConcreteRequest<TQuery>,
  variables: VariablesOf<TQuery>,
  fetchPolicy: FetchPolicy,
  signal: AbortSignal,
): Promise<PreloadedQuery<TQuery>> {
  const ref = loadQuery<TQuery>(environment, query, variables, { fetchPolicy });
  registerRef(ref);
  if (signal.aborted) releaseRef(ref);
  else signal.addEventListener('abort', () => releaseRef(ref), { once: true });
  // Only edit forms use network-only: they keep the copy that they started from.
  if (fetchPolicy !== 'network-only') rereadAfterMutations(ref, query);
  const needsNoWait = signal.aborted || (fetchPolicy !== 'network-only' && isInStore(query, variables));
  if (!needsNoWait) await answerOf(ref, signal);
  return ref;
}
