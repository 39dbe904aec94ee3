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
import { depart, own } from './pageQueryOwnership';

/**
 * The former page stays this long for an answer, because a skeleton, once shown, stays for at least 300 ms (React's
 * throttle), and nested skeletons add up.
 */
const patienceMs = 100;

/** Whether the page can be shown from the store; false as long as its code is not here. */
function isInStore(
  query: GraphQLTaggedNode | PreloadableConcreteRequest<OperationType>,
  variables: VariablesOf<OperationType>,
): boolean {
  const isPreloadable = 'kind' in query && query.kind === 'PreloadableConcreteRequest';
  const request = isPreloadable
    ? PreloadableQueryRegistry.get(query.params.id ?? '')
    : getRequest(query as GraphQLTaggedNode);
  return (
    request != null && environment.check(createOperationDescriptor(request, variables)).status === 'available'
  );
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
  own(ref);
  if (signal.aborted) depart(ref);
  else signal.addEventListener('abort', () => depart(ref), { once: true });
  const needsNoWait = signal.aborted || (fetchPolicy !== 'network-only' && isInStore(query, variables));
  if (!needsNoWait) await answerOf(ref, signal);
  return ref;
}
