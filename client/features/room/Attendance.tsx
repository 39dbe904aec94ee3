import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { Outlet } from 'react-router-dom';
import type { AttendanceSubscription } from '../../__generated__/AttendanceSubscription.graphql';
import { useLiveSubscription } from '../../relay/useLiveSubscription';
import { useSettings } from '../../settings/SettingsProvider';

/** How long a member stays in a room after leaving its page: the editor may take that long on a slow network. */
const lingerMs = 15_000;

interface Attending {
  /** The page is there; returns what to call when it is left. */
  begin(sessionId: string): () => void;
  /** At once, whatever page there is. */
  end(sessionId: string): void;
}

const AttendingContext = createContext<Attending | null>(null);

/** A page of a session. While `isAttending`, the others see that the member is there, if they let it be seen. */
export function Attendance({ sessionId, isAttending }: { sessionId: string; isAttending: boolean }) {
  const attending = use(AttendingContext);
  const hasAttended = useRef(false);
  useEffect(() => {
    if (isAttending) {
      hasAttended.current = true;
      return attending?.begin(sessionId);
    }
    // A page that has yet to learn of its member's seat ends nothing.
    if (hasAttended.current) attending?.end(sessionId);
  }, [attending, sessionId, isAttending]);
  return null;
}

/**
 * Attends for the pages within. One subscription lasts from a session's room to the editor and back, so that the others
 * never see the member go in between.
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
  const attending = useMemo(() => ({ begin, end }), [begin, end]);
  const sessions = show_activity_status ? [...new Set(pages.map(({ sessionId }) => sessionId))] : [];
  return (
    <AttendingContext value={attending}>
      {sessions.map((sessionId) => (
        <Shown key={sessionId} sessionId={sessionId} />
      ))}
      <Outlet />
    </AttendingContext>
  );
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
