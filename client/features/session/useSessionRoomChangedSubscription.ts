import { graphql } from 'react-relay';
import type { useSessionRoomChangedSubscription as Subscription } from '../../__generated__/useSessionRoomChangedSubscription.graphql';
import { useLiveSubscription } from '../../relay/useLiveSubscription';

/**
 * Shows what happens in a session's room while it is open: who is there, what they write, how much. It asks for nothing
 * that differs from one viewer to the next, as the server executes it once for all of them. `readAgain` runs when
 * following begins or begins anew, where the page shows more of the room than this tells.
 */
export function useSessionRoomChangedSubscription(
  id: string,
  { readAgain }: { readAgain?: () => void } = {},
): void {
  useLiveSubscription<Subscription>({
    // The room has no id of its own: through its session it is found in the store.
    subscription: graphql`
      subscription useSessionRoomChangedSubscription($id: ID!) {
        sessionRoomChanged(id: $id) {
          session {
            id
            room {
              writers {
                isHere
                isLeader
                words
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
    readAgain,
  });
}
