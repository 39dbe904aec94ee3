import { graphql } from 'react-relay';
import type { useSessionRoomChangedSubscription as Subscription } from '../../../__generated__/useSessionRoomChangedSubscription.graphql';
import { useLiveSubscription } from '../../../relay/useLiveSubscription';

/**
 * Updates an open room. Selects only fields that are the same for all viewers, so that the server can execute
 * it once. The page is read again when useSessionChangedSubscription starts.
 */
export function useSessionRoomChangedSubscription(id: string): void {
  useLiveSubscription<Subscription>({
    // The room has no id of its own and is stored below its session.
    subscription: graphql`
      subscription useSessionRoomChangedSubscription($id: ID!) {
        sessionRoomChanged(id: $id) {
          session {
            id
            room {
              sprintResult {
                ...SprintResult_sprint @relay(mask: false)
              }
              writers {
                isHere
                isLeader
                words
                intention
                piece {
                  title
                  exercise {
                    id
                    title
                  }
                }
                member {
                  id
                  name
                  displayName
                  username
                  profileImageUrl
                  isDeleted
                }
              }
            }
          }
        }
      }
    `,
    variables: { id },
  });
}
