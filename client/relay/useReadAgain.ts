import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';

/** Fetches a page's query again; a new call replaces a pending one. On failure the shown data stays. */
export function useReadAgain<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): () => void {
  const environment = useRelayEnvironment();
  const reading = useRef<{ unsubscribe(): void } | null>(null);
  const given = JSON.stringify(variables);
  useEffect(() => () => reading.current?.unsubscribe(), []);
  return useCallback(() => {
    reading.current?.unsubscribe();
    const asked = JSON.parse(given) as VariablesOf<TQuery>;
    reading.current = fetchQuery<TQuery>(environment, query, asked).subscribe({ error: () => {} });
  }, [environment, query, given]);
}
