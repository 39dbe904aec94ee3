import { useEffect } from 'react';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { onSubscriptionStart } from './subscriptionStart';
import { useReadAgain } from './useReadAgain';

/** Fetches a page's query again whenever subscriptions start, because earlier changes cause no events. */
export function useReadOnSubscriptionStart<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  /** Fetches further data of the page. */
  readMore?: () => void,
): void {
  const readAgain = useReadAgain<TQuery>(query, variables);
  useEffect(
    () =>
      onSubscriptionStart(() => {
        readAgain();
        readMore?.();
      }),
    [readAgain, readMore],
  );
}
