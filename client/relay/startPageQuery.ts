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
import { environment } from './environment';
import { isOwned, registerRef, releaseRef } from './pageQueryOwnership';
import { afterPendingMutations } from './pendingMutations';
import { readQuery } from './readQuery';

/**
 * The previous page stays this long while the response is awaited, because a skeleton, once shown, stays for at least 300 ms
 * (React's throttle), and nested skeletons add up.
 */
const maxWaitMs = 100;

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
 * The response to a mutation in flight may come after this query's although the server executed it before, and would put older data
 * in the store. Reads the page again after such a response.
 */
function rereadAfterMutations(ref: PreloadedQuery<OperationType>, query: PageQuery) {
  const isShown = () => isOwned(ref);
  const readAgain = () => {
    const request = requestOf(query);
    if (request) readQuery(ref.environment, request, ref.variables, { isWanted: isShown });
  };
  // The query's response is stored once the page's code is loaded. A mutation's that is stored before that may be newer.
  let mayBeOutdated = false;
  if (!requestOf(query))
    afterPendingMutations(ref.environment, () => {
      mayBeOutdated = true;
    });
  ref.source?.subscribe({
    next: () => {
      if (mayBeOutdated) queueMicrotask(readAgain);
      else afterPendingMutations(ref.environment, readAgain);
    },
    error: () => {},
  });
}

/** Resolves with the first response, a failure, the abort, or after `maxWaitMs`. */
const waitForResponse = ({ source }: PreloadedQuery<OperationType>, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, maxWaitMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    source?.subscribe({ next: end, error: end, complete: end });
  });

/** Starts the query of a page; resolves when the page has what it shows first, or after `maxWaitMs`. */
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
  const isReady = signal.aborted || (fetchPolicy !== 'network-only' && isInStore(query, variables));
  if (!isReady) await waitForResponse(ref, signal);
  return ref;
}
