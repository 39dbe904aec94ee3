import { loadQuery, type PreloadedQuery } from 'react-relay';
import type {
  FetchPolicy,
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
  VariablesOf,
} from 'relay-runtime';
import { environment } from './environment';
import { depart, own } from './pageQueryOwnership';

export function startPageQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode | PreloadableConcreteRequest<TQuery>,
  variables: VariablesOf<TQuery>,
  fetchPolicy: FetchPolicy,
  signal: AbortSignal,
): PreloadedQuery<TQuery> {
  const ref = loadQuery<TQuery>(environment, query, variables, { fetchPolicy });
  own(ref);
  if (signal.aborted) depart(ref);
  else signal.addEventListener('abort', () => depart(ref), { once: true });
  return ref;
}
