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
import { registerRef, releaseRef } from './pageQueryOwnership';

/** The previous page stays this long for the response: a skeleton, once shown, stays for 300 ms (React), and nested ones add up. */
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
  const isReady = signal.aborted || (fetchPolicy !== 'network-only' && isInStore(query, variables));
  if (!isReady) await waitForResponse(ref, signal);
  return ref;
}
