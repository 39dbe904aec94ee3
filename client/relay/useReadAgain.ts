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
  // Compared by content, because callers pass a new object on each render.
  const variablesJson = JSON.stringify(variables);
  useEffect(() => () => reading.current?.unsubscribe(), []);
  return useCallback(() => {
    reading.current?.unsubscribe();
    const parsedVariables = JSON.parse(variablesJson) as VariablesOf<TQuery>;
    reading.current = fetchQuery<TQuery>(environment, query, parsedVariables).subscribe({ error: () => {} });
  }, [environment, query, variablesJson]);
}
