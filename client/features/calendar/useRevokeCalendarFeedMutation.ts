import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRevokeCalendarFeedMutation as Mutation } from '../../__generated__/useRevokeCalendarFeedMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

/** Takes the calendar address away. */
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
          // A viewer has no id, so the payload's is not known to be the one that the query read.
          updater(store) {
            // Another may stand by then, made on another device: that one shows.
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
