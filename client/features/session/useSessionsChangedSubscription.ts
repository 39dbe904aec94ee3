import { graphql } from 'react-relay';
import type {
  useSessionsChangedSubscription as Subscription,
  useSessionsChangedSubscription$data,
} from '../../__generated__/useSessionsChangedSubscription.graphql';
import { useLiveSubscription } from '../../relay/useLiveSubscription';

type Change = useSessionsChangedSubscription$data['sessionsChanged'];

interface FollowedSessions {
  /** Reads the list again: when following begins or begins anew, and where the server can't tell what changed. */
  readAgain: () => void;
  /** Sessions that the list may not hold yet, and the ids of those that are gone. What it holds is changed in place already. */
  onChange?: (sessions: Change['sessions'], removedSessionIds: Change['removedSessionIds']) => void;
}

/**
 * Shows what happens to sessions while a list of them is open. It asks for nothing that differs from one viewer to the
 * next, as the server executes it once for all of them: what does is for `readAgain`. The records of sessions that are
 * gone are deleted: an edge that held one has no node any more.
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
      // The server says so where it can't tell what changed, as when too much did at once.
      if (sessions.length === 0 && removedSessionIds.length === 0) return true;
      onChange?.(sessions, removedSessionIds);
      return false;
    },
  });
}
