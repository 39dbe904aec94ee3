import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useSprint_session$key } from '../../../__generated__/useSprint_session.graphql';
import { useServerClock } from './useServerClock';
import { useSprintNotices } from './useSprintNotices';
import { useIsOver } from './useTimeLeft';

interface RunningSprint {
  endsAt: string;
  /** In milliseconds. */
  length: number;
}

/** The running sprint, by the server's clock. Announces its start and end, also by sound, and calls `onOver` at its end. */
export function useSprint(
  session: useSprint_session$key,
  onAnnounce: (text: string) => void,
  onOver?: () => void,
): RunningSprint | null {
  const { sprint, status } = useFragment(
    graphql`
      fragment useSprint_session on Session {
        status
        sprint {
          startedAt
          endsAt
        }
      }
    `,
    session,
  );
  useSprintNotices(status === 'IN_PROGRESS' && sprint ? sprint : null);
  const isClockKnown = useServerClock().now() !== null;
  const isOver = useIsOver(status === 'IN_PROGRESS' ? sprint?.endsAt : null);
  const isRunning = isClockKnown ? isOver === false : null;
  const minutes = sprint
    ? Math.round((Date.parse(sprint.endsAt) - Date.parse(sprint.startedAt)) / 60_000)
    : null;

  const wasRunning = useRef(isRunning);
  const onChange = useEffectEvent((runs: boolean) => {
    if (runs) onAnnounce(`A sprint of ${minutes} minutes has started.`);
    // Don't announce a sprint that ends with its session.
    else if (status === 'IN_PROGRESS') {
      onAnnounce('The sprint is over.');
      onOver?.();
    }
  });
  useEffect(() => {
    const before = wasRunning.current;
    wasRunning.current = isRunning;
    // Until the clock was read, a change can't be detected.
    if (before !== null && isRunning !== null && before !== isRunning) onChange(isRunning);
  }, [isRunning]);

  if (!sprint || isOver !== false) return null;
  return { endsAt: sprint.endsAt, length: Date.parse(sprint.endsAt) - Date.parse(sprint.startedAt) };
}
