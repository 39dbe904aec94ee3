import { graphql } from 'react-relay';
import type {
  useSessionsChangedSubscription as Subscription,
  useSessionsChangedSubscription$data,
} from '../../../__generated__/useSessionsChangedSubscription.graphql';
import { useLiveSubscription } from '../../../relay/useLiveSubscription';

type Change = useSessionsChangedSubscription$data['sessionsChanged'];

interface FollowedSessions {
  /**
   * Fetches the list again: when the subscription starts or restarts, and if the server doesn't know what
   * changed.
   */
  readAgain: () => void;
  /** Sessions that the list may lack, and ids of deleted ones. Sessions in the list are updated in place. */
  onChange?: (sessions: Change['sessions'], removedSessionIds: Change['removedSessionIds']) => void;
}

/**
 * Updates open lists of sessions. Selects only fields that are the same for all viewers, so that the server
 * can execute it once; `readAgain` fetches the others. Deleted sessions' records are deleted, which leaves
 * edges without nodes.
 */
export function useSessionsChangedSubscription({ readAgain, onChange }: FollowedSessions): void {
  useLiveSubscription<Subscription>({
    subscription: graphql`
      subscription useSessionsChangedSubscription {
        sessionsChanged {
          sessions {
            id
            title
            description
            dateTime
            durationMinutes
            endsAt
            capacity
            location
            isRecurring
            status
            startedAt
            endedAt
            updatedAt
            participantCount
            registration
            leaderId
            leader {
              id
              name
              displayName
              username
              profileImageUrl
              isDeleted
            }
          }
          removedSessionIds @deleteRecord
        }
      }
    `,
    variables: {},
    readAgain,
    onEvent: ({ sessionsChanged: { sessions, removedSessionIds } }) => {
      // An empty event means that anything may have changed.
      if (sessions.length === 0 && removedSessionIds.length === 0) return true;
      onChange?.(sessions, removedSessionIds);
      return false;
    },
  });
}
