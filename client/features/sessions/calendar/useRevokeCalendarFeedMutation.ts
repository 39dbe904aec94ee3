import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRevokeCalendarFeedMutation as Mutation } from '../../../__generated__/useRevokeCalendarFeedMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { showCalendarFeed } from './showCalendarFeed';

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
        { updater: (store) => showCalendarFeed(store, store.getRootField('revokeCalendarFeed')) },
      ),
    [commit],
  );
  return [revokeCalendarFeed, inFlight] as const;
}
