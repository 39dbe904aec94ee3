import { useEffect } from 'react';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { onSubscriptionStart } from './subscriptionStart';
import { useReadAgain } from './useReadAgain';

/** Reads a page's query again whenever subscriptions begin: what changed before is not told by them. */
export function useReadOnSubscriptionStart<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  /** Reads what else the page shows. */
  andMore?: () => void,
): void {
  const readAgain = useReadAgain<TQuery>(query, variables);
  useEffect(
    () =>
      onSubscriptionStart(() => {
        readAgain();
        andMore?.();
      }),
    [readAgain, andMore],
  );
}
