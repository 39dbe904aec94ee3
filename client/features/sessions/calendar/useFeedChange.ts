import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import type { useFeedChangeRenewCalendarFeedMutation } from '../../../__generated__/useFeedChangeRenewCalendarFeedMutation.graphql';
import type { useFeedChangeRevokeCalendarFeedMutation } from '../../../__generated__/useFeedChangeRevokeCalendarFeedMutation.graphql';
import { reasonOf } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';

/** Functions that create, replace and delete the calendar address. A toast reports success; `failure` has the reason otherwise. */
export function useFeedChange() {
  const [renew, making] = useRenewCalendarFeedMutation();
  const [revoke, turningOff] = useRevokeCalendarFeedMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (change: () => Promise<unknown>, done: string, failed: string) => {
    setFailure(null);
    try {
      await change();
      toast.success(done);
    } catch (error) {
      setFailure(reasonOf(error) ?? failed);
    }
  };
  return {
    make: (replaces: string | null) =>
      attempt(
        () => renew(replaces),
        replaces ? 'You have a new calendar address' : 'Your calendar address is ready',
        'Your calendar address could not be made. Please try again.',
      ),
    making,
    turnOff: (id: string) =>
      attempt(
        () => revoke(id),
        'Your calendar address is turned off',
        'Your calendar address could not be turned off. Please try again.',
      ),
    turningOff,
    failure,
    clearFailure: () => setFailure(null),
  };
}

/** Creates a calendar address in place of the one with the given id. */
function useRenewCalendarFeedMutation() {
  const [commit, inFlight] = useAppMutation<useFeedChangeRenewCalendarFeedMutation>(graphql`
    mutation useFeedChangeRenewCalendarFeedMutation($input: RenewCalendarFeedInput!) {
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
        { updater: (store) => storeCalendarFeed(store, store.getRootField('renewCalendarFeed')) },
      ),
    [commit],
  );
  return [renewCalendarFeed, inFlight] as const;
}

/** Deletes the calendar address. */
function useRevokeCalendarFeedMutation() {
  const [commit, inFlight] = useAppMutation<useFeedChangeRevokeCalendarFeedMutation>(graphql`
    mutation useFeedChangeRevokeCalendarFeedMutation($input: RevokeCalendarFeedInput!) {
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
        { updater: (store) => storeCalendarFeed(store, store.getRootField('revokeCalendarFeed')) },
      ),
    [commit],
  );
  return [revokeCalendarFeed, inFlight] as const;
}

/**
 * Stores a payload's calendar address in the viewer's record. A viewer has no id, so Relay can't match the payload's
 * with the query's.
 */
function storeCalendarFeed(store: RecordSourceSelectorProxy, payload: RecordProxy | null): void {
  const feed = payload?.getLinkedRecord('viewer')?.getLinkedRecord('calendarFeed');
  const viewer = store.getRoot().getLinkedRecord('viewer');
  if (feed) viewer?.setLinkedRecord(feed, 'calendarFeed');
  else viewer?.setValue(null, 'calendarFeed');
}
