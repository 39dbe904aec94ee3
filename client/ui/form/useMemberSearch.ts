import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { limits } from '../../../server/contract/limits';
import type { useMemberSearchQuery } from '../../__generated__/useMemberSearchQuery.graphql';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

interface Found {
  text: string;
  members: readonly Member[];
  failed: boolean;
}

const debounceMs = 200;

/** Members whose name starts with the typed text; null until loaded. */
export function useMemberSearch(entry: string): Found | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  const text = entry.trim().slice(0, limits.search.max);

  useEffect(() => {
    if (text === '') return;
    let reading: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      reading = fetchQuery<useMemberSearchQuery>(
        environment,
        graphql`
          query useMemberSearchQuery($search: String!) {
            searchMembers(search: $search) {
              id
              name
              username
            }
          }
        `,
        { search: text },
      ).subscribe({
        next: ({ searchMembers }) => setFound({ text, members: searchMembers, failed: false }),
        error: () => setFound({ text, members: [], failed: true }),
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, text]);

  return text !== '' && found?.text === text ? found : null;
}
