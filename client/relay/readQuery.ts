import { fetchQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';
import { afterPendingMutations } from './pendingMutations';

interface ReadOptions {
  onResponse?: () => void;
  /** Checked before each request. */
  isWanted?: () => boolean;
}

/**
 * Fetches a query into the store, and again after mutations that are pending as it arrives: their responses may put older values
 * back. On failure the shown data stays.
 */
export function readQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  { onResponse, isWanted = () => true }: ReadOptions = {},
): { unsubscribe(): void } {
  let isUnsubscribed = false;
  let reading = { unsubscribe() {} };
  const read = () => {
    if (isUnsubscribed || !isWanted()) return;
    reading = fetchQuery<TQuery>(environment, query, variables).subscribe({
      next: () => {
        onResponse?.();
        afterPendingMutations(environment, read);
      },
      error: () => {},
    });
  };
  read();
  return {
    unsubscribe() {
      isUnsubscribed = true;
      reading.unsubscribe();
    },
  };
}
