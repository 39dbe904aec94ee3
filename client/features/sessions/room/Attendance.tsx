import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { Outlet } from 'react-router-dom';
import type { AttendanceSubscription } from '../../../__generated__/AttendanceSubscription.graphql';
import { useLiveSubscription } from '../../../relay/useLiveSubscription';
import { useSettings } from '../../../settings/useSettings';

/** How long presence lasts after leaving a session's page, because the editor may take that long to load. */
const lingerMs = 15_000;

interface AttendanceActions {
  /** Called when a page opens; returns the function to call when it closes. */
  begin(sessionId: string): () => void;
  /** Ends presence immediately. */
  end(sessionId: string): void;
}

const AttendanceContext = createContext<AttendanceActions | null>(null);

/** Marks the member as present while `isAttending`, if they allow it. */
export function Attendance({ sessionId, isAttending }: { sessionId: string; isAttending: boolean }) {
  const actions = use(AttendanceContext);
  const hasAttended = useRef(false);
  useEffect(() => {
    if (isAttending) {
      hasAttended.current = true;
      return actions?.begin(sessionId);
    }
    // Not before the page knows about the viewer's seat: another page may have begun presence.
    if (hasAttended.current) actions?.end(sessionId);
  }, [actions, sessionId, isAttending]);
  return null;
}

/**
 * Manages presence for the pages within. One subscription spans the room and the editor, so that others don't
 * see the member leave in between.
 */
export function AttendancePages() {
  const { show_activity_status } = useSettings().privacy;
  const [pages, setPages] = useState<readonly { sessionId: string }[]>([]);
  const begin = useCallback((sessionId: string) => {
    const page = { sessionId };
    setPages((all) => [...all, page]);
    return () => {
      setTimeout(() => setPages((all) => all.filter((other) => other !== page)), lingerMs);
    };
  }, []);
  const end = useCallback(
    (sessionId: string) =>
      setPages((all) =>
        all.some((page) => page.sessionId === sessionId)
          ? all.filter((page) => page.sessionId !== sessionId)
          : all,
      ),
    [],
  );
  const actions = useMemo(() => ({ begin, end }), [begin, end]);
  const sessions = show_activity_status ? [...new Set(pages.map(({ sessionId }) => sessionId))] : [];
  return (
    <AttendanceContext value={actions}>
      {sessions.map((sessionId) => (
        <Presence key={sessionId} sessionId={sessionId} />
      ))}
      <Outlet />
    </AttendanceContext>
  );
}

/** The subscription that makes the server show the member as present. */
function Presence({ sessionId }: { sessionId: string }) {
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
    // The server completes it when the member leaves the session. They may have joined again at once, on another device.
    restartsWhenCompleted: true,
  });
  return null;
}
