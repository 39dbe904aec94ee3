import { useEffect, useRef } from 'react';
import { useSettings } from '../../../settings/useSettings';
import { announceQuarter, noticesAfter } from './sprintNotices';
import { useServerClock } from './useServerClock';

/** A notice that is later than this is left out, because the device slept. */
const maxLatenessMs = 10_000;

/** Announces the quarters and the end of a running sprint by a bell or a voice, if this device is set to. */
export function useSprintNotices(sprint: { startedAt: string; endsAt: string } | null): void {
  const { sprint_notice: kind } = useSettings().notifications;
  const clock = useServerClock();
  const isClockKnown = clock.now() !== null;
  const startedAt = sprint && Date.parse(sprint.startedAt);
  const endsAt = sprint && Date.parse(sprint.endsAt);
  /** The start of the sprint that was running at the last render. */
  const runningStartedAt = useRef<number | null>(null);
  useEffect(() => {
    const now = clock.now();
    if (!isClockKnown || now === null || startedAt === null || endsAt === null) return;
    const times = { startedAt, endsAt };
    const notices = noticesAfter(times, now);
    if (notices.length === 0) {
      // The sprint is over. If it was seen running, a leader ended it early, which no alarm announces.
      const wasRunning = runningStartedAt.current === startedAt;
      runningStartedAt.current = null;
      if (wasRunning && kind !== 'off' && now - endsAt < maxLatenessMs)
        announceQuarter(kind, times, { quarter: 4, text: 'The sprint is over.' });
      return;
    }
    runningStartedAt.current = startedAt;
    if (kind === 'off') return;
    return startAlarms(
      notices.map(({ at }) => at - now),
      (index) => {
        const notice = notices[index];
        const latenessMs = notice && (clock.now() ?? Number.POSITIVE_INFINITY) - notice.at;
        if (notice && latenessMs !== undefined && latenessMs < maxLatenessMs)
          announceQuarter(kind, times, notice);
      },
    );
  }, [clock, isClockKnown, kind, startedAt, endsAt]);
}

/**
 * Calls `onAlarm` with the index of each wait, in milliseconds, when it is over. Runs in a worker, because timers of a page in the
 * background may be a minute late.
 */
function startAlarms(waits: readonly number[], onAlarm: (index: number) => void): () => void {
  const worker = new Worker(new URL('./alarm.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<number>) => onAlarm(data);
  worker.postMessage(waits);
  return () => worker.terminate();
}
