import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRenewCalendarFeedMutation as Mutation } from '../../../__generated__/useRenewCalendarFeedMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { showCalendarFeed } from './showCalendarFeed';

/** Creates a calendar address, replacing the one named. */
export function useRenewCalendarFeedMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRenewCalendarFeedMutation($input: RenewCalendarFeedInput!) {
      renewCalendarFeed(input: $input) {
        viewer {
          calendarFeed {
            id
            url
            createdAt
          }
        }
      }
    }
  `);
  const renewCalendarFeed = useCallback(
    (replaces: string | null) =>
      commit(
        { input: { replaces } },
        { updater: (store) => showCalendarFeed(store, store.getRootField('renewCalendarFeed')) },
      ),
    [commit],
  );
  return [renewCalendarFeed, inFlight] as const;
}
