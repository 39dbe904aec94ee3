import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRenewCalendarFeedMutation as Mutation } from '../../__generated__/useRenewCalendarFeedMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

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
        {
          // A viewer has no id, so Relay can't match the payload's with the query's.
          updater(store) {
            const feed = store
              .getRootField('renewCalendarFeed')
              ?.getLinkedRecord('viewer')
              ?.getLinkedRecord('calendarFeed');
            const viewer = store.getRoot().getLinkedRecord('viewer');
            if (feed) viewer?.setLinkedRecord(feed, 'calendarFeed');
          },
        },
      ),
    [commit],
  );
  return [renewCalendarFeed, inFlight] as const;
}
