import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import type { useSessionChangedSubscription as Subscription } from '../../../__generated__/useSessionChangedSubscription.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useLiveSubscription } from '../../../relay/useLiveSubscription';

const subscription = graphql`
  subscription useSessionChangedSubscription($id: ID!) {
    sessionChanged(id: $id) {
      session {
        id
        kind
        title
        description
        dateTime
        durationMinutes
        endsAt
        capacity
        location
        isRecurring
        hasReading
        status
        startedAt
        endedAt
        updatedAt
        participantCount
        registration
        openMoves
        leader {
          id
          name
          displayName
          username
          profileImageUrl
          isDeleted
        }
        participants(first: 50) {
          totalCount
          edges {
            cursor
            node {
              id
              name
              displayName
              username
              profileImageUrl
              isDeleted
            }
          }
        }
        sprint {
          startedAt
          endsAt
          starterId
        }
        summary {
          words
          intervalMinutes
          intervals
          quietWriterCount
          sprints {
            ...SprintResult_sprint @relay(mask: false)
          }
          lines {
            intention
            closing
            member {
              id
              name
              username
              isDeleted
            }
          }
          writers {
            words
            member {
              id
              name
              username
              profileImageUrl
              isDeleted
            }
          }
        }
        nextSession {
          id
          title
          dateTime
          status
        }
      }
      removedSessionId @deleteRecord
    }
  }
`;

interface FollowedSession {
  /** Fetches the page's query again: when the subscription starts or restarts, and when another tab joined or left. */
  readAgain: () => void;
}

/**
 * Updates an open session. Selects only fields that are the same for all viewers, so that the server can
 * execute it once; `readAgain` fetches the others.
 */
export function useSessionChangedSubscription(id: string, { readAgain }: FollowedSession): void {
  const environment = useRelayEnvironment();
  const viewerId = useAuth().viewer?.id;
  useLiveSubscription<Subscription>({
    subscription,
    variables: { id },
    readAgain,
    onEvent: ({ sessionChanged: { session } }) => {
      if (!session || !viewerId) return false;
      // Every member takes part in the drop-in session, so nobody joins or leaves it.
      if (session.kind === 'DROP_IN') return false;
      const hasJoined = session.participants.edges.some(({ node }) => node.id === viewerId);
      let isSeatUpToDate = true;
      commitLocalUpdate(environment, (store) => {
        const record = store.get(id);
        // The server notifies members who asked for a place once: they have to ask again for another one.
        if (session.registration === 'OPEN') record?.setValue(false, 'viewerAwaitsPlace');
        const known = record?.getValue('viewerIsParticipant');
        isSeatUpToDate = known === undefined || known === hasJoined;
      });
      return !isSeatUpToDate;
    },
  });
}
