import { useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { limits } from '../../server/contract/limits';

interface SearchResult<TItem, TResponse> {
  /** The text that was searched for. */
  text: string;
  items: readonly TItem[];
  /** The response that contains the items, unless it failed. */
  response?: TResponse;
  failed: boolean;
}

const debounceMs = 200;

/**
 * The results of the server for the typed text; null until loaded, and for an empty text. A newer text cancels the search.
 * `itemsOf` must be the same function in every render. `within` is the id of what is searched, for queries that have one.
 */
export function useServerSearch<
  TQuery extends OperationType & { variables: { search: string; id?: string } },
  TItem,
>(
  query: GraphQLTaggedNode,
  entry: string,
  itemsOf: (response: TQuery['response']) => readonly TItem[],
  within?: TQuery['variables']['id'],
): SearchResult<TItem, TQuery['response']> | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<SearchResult<TItem, TQuery['response']> | null>(null);
  const text = entry.trim().slice(0, limits.search.max);

  useEffect(() => {
    if (text === '') return;
    let reading: { unsubscribe(): void } | undefined;
    const variables = within === undefined ? { search: text } : { search: text, id: within };
    const timer = setTimeout(() => {
      reading = fetchQuery<TQuery>(environment, query, variables).subscribe({
        next: (response) => setFound({ text, items: itemsOf(response), response, failed: false }),
        error: () => setFound({ text, items: [], failed: true }),
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, query, text, itemsOf, within]);

  return text !== '' && found?.text === text ? found : null;
}
