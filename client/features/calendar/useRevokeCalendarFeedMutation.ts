import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRevokeCalendarFeedMutation as Mutation } from '../../__generated__/useRevokeCalendarFeedMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

/** Deletes the calendar address. */
export function useRevokeCalendarFeedMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRevokeCalendarFeedMutation($input: RevokeCalendarFeedInput!) {
      revokeCalendarFeed(input: $input) {
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
  const revokeCalendarFeed = useCallback(
    (id: string) =>
      commit(
        { input: { id } },
        {
          // A viewer has no id, so Relay can't match the payload's with the query's.
          updater(store) {
            // Another device may have created a new one; show it.
            const feed = store
              .getRootField('revokeCalendarFeed')
              ?.getLinkedRecord('viewer')
              ?.getLinkedRecord('calendarFeed');
            const viewer = store.getRoot().getLinkedRecord('viewer');
            if (feed) viewer?.setLinkedRecord(feed, 'calendarFeed');
            else viewer?.setValue(null, 'calendarFeed');
          },
        },
      ),
    [commit],
  );
  return [revokeCalendarFeed, inFlight] as const;
}
