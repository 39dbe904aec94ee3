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
import { depart, isOwned, own } from './pageQueryOwnership';
import { readQuery } from './readQuery';

/**
 * The former page stays this long for an answer, because a skeleton, once shown, stays for at least 300 ms (React's
 * throttle), and nested skeletons add up.
 */
const patienceMs = 100;

type PageQuery = GraphQLTaggedNode | PreloadableConcreteRequest<OperationType>;

/** Null as long as the page's code is not here. */
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

/** Reads the page again if the answer to a change may put back what it shows, as after a click on a button and one on a link in quick succession. */
function readOvertaken(ref: PreloadedQuery<OperationType>, query: PageQuery) {
  const isShown = () => isOwned(ref);
  const readAgain = () => {
    const request = requestOf(query);
    if (request) readQuery(ref.environment, request, ref.variables, undefined, isShown);
  };
  // An answer that waits for the page's code is shown later than it came, and may itself put back a change.
  let isOutdated = false;
  if (!requestOf(query))
    afterChanges(ref.environment, () => {
      isOutdated = true;
    });
  ref.source?.subscribe({
    next: () => {
      if (isOutdated) queueMicrotask(readAgain);
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
  own(ref);
  if (signal.aborted) depart(ref);
  else signal.addEventListener('abort', () => depart(ref), { once: true });
  // A form keeps the copy that it started from.
  if (fetchPolicy !== 'network-only') readOvertaken(ref, query);
  const needsNoWait = signal.aborted || (fetchPolicy !== 'network-only' && isInStore(query, variables));
  if (!needsNoWait) await answerOf(ref, signal);
  return ref;
}
