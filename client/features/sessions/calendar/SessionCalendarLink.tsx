import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { SessionCalendarLink_session$key } from '../../../__generated__/SessionCalendarLink_session.graphql';
import type { SessionCalendarLinkQuery } from '../../../__generated__/SessionCalendarLinkQuery.graphql';
import { reasonOf } from '../../../lib/requestError';
import { readNow } from '../../../relay/requests';
import { CalendarIcon } from '../../../ui/content/icons';
import { startDownload } from '../../../ui/content/startDownload';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';

/** Downloads one session as a calendar file; hidden if it is over or cancelled. */
export function SessionCalendarLink({ session }: { session: SessionCalendarLink_session$key }) {
  const { id, status } = useFragment(
    graphql`
      fragment SessionCalendarLink_session on Session {
        id
        status
      }
    `,
    session,
  );
  const environment = useRelayEnvironment();
  const [preparing, setPreparing] = useState(false);
  if (status !== 'SCHEDULED' && status !== 'IN_PROGRESS') return null;

  const download = async () => {
    setPreparing(true);
    try {
      // Fetched on each click, because a link expires after minutes.
      const data = await readNow<SessionCalendarLinkQuery>(
        environment,
        graphql`
          query SessionCalendarLinkQuery($id: ID!) {
            session(id: $id) {
              calendarUrl
            }
          }
        `,
        { id },
      );
      if (!data?.session?.calendarUrl) throw new Error('The session is gone');
      startDownload(data.session.calendarUrl);
    } catch (error) {
      toast.error(reasonOf(error) ?? 'The calendar file could not be made. Please try again.');
    } finally {
      setPreparing(false);
    }
  };

  return (
    <Button variant="outline" size="sm" loading={preparing} onClick={() => void download()}>
      {!preparing && <CalendarIcon />}
      Add to calendar
    </Button>
  );
}
