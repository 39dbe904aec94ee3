import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { limits } from '../../../server/contract/limits';
import { tagNameOf } from '../../../server/contract/tagName';
import type { useTagSuggestionsPopularQuery } from '../../__generated__/useTagSuggestionsPopularQuery.graphql';
import type { useTagSuggestionsSearchQuery } from '../../__generated__/useTagSuggestionsSearchQuery.graphql';

/** Source: specification, section 9. */
const shownMax = 8;
const debounceMs = 300;

const search = (environment: Environment, text: string, chosen: number) =>
  fetchQuery<useTagSuggestionsSearchQuery>(
    environment,
    graphql`
      query useTagSuggestionsSearchQuery($search: String!, $first: Int!) {
        searchTags(search: $search, first: $first) {
          name
        }
      }
    `,
    // Request extra ones to replace those already chosen.
    { search: text, first: shownMax + chosen },
    { fetchPolicy: 'store-or-network' },
  )
    .toPromise()
    .then((data) => data?.searchTags ?? []);

const popular = (environment: Environment) =>
  fetchQuery<useTagSuggestionsPopularQuery>(
    environment,
    graphql`
      query useTagSuggestionsPopularQuery {
        popularTags {
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
    .toPromise()
    .then((data) => data?.popularTags ?? []);

interface Found {
  text: string;
  names: readonly string[];
}

/**
 * Suggestions while typing a tag, popular ones before the first letter. None without a server; any tag can
 * still be typed.
 */
export function useTagSuggestions(
  entry: string,
  chosen: readonly string[],
  open: boolean,
): readonly string[] {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  const text = tagNameOf(entry);
  const count = chosen.length;

  useEffect(() => {
    if (!open || text.length > limits.tag.max) return;
    let wanted = true;
    const ask = async () => {
      try {
        const tags = await (text === '' ? popular(environment) : search(environment, text, count));
        if (wanted) setFound({ text, names: tags.map(({ name }) => name) });
      } catch {
        if (wanted) setFound({ text, names: [] });
      }
    };
    const timer = setTimeout(() => void ask(), text === '' ? 0 : debounceMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [environment, text, count, open]);

  if (!open || !found) return [];
  // Until the answer arrives, keep showing the previous suggestions that match.
  const fits = found.text === text ? found.names : found.names.filter((name) => text && name.includes(text));
  return fits.filter((name) => !chosen.includes(name)).slice(0, shownMax);
}
