import { graphql } from 'react-relay';
import type { AttendanceSubscription } from '../../__generated__/AttendanceSubscription.graphql';
import { useLiveSubscription } from '../../relay/useLiveSubscription';
import { useSettings } from '../../settings/SettingsProvider';

/** Shows the others that the member is there, as long as it is on the page and they let it be seen. */
export function Attendance({ sessionId }: { sessionId: string }) {
  const { show_activity_status } = useSettings().privacy;
  return show_activity_status ? <Shown sessionId={sessionId} /> : null;
}

function Shown({ sessionId }: { sessionId: string }) {
  useLiveSubscription<AttendanceSubscription>({
    subscription: graphql`
      subscription AttendanceSubscription($id: ID!) {
        attendSession(id: $id) {
          session {
            id
          }
        }
      }
    `,
    variables: { id: sessionId },
  });
  return null;
}
