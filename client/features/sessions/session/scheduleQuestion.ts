import type { SessionValues } from './sessionFormValues';

export interface ScheduleQuestion {
  text: string;
  tone: 'solid' | 'danger';
}

interface ScheduleEdit {
  status: string;
  startedAt: string | null;
  /** The form's initial values. */
  before: SessionValues;
  values: SessionValues;
  /** The server's time in milliseconds. */
  now: number;
}

/** The question to ask if a changed time would start or end the session as it is saved; null otherwise. */
export function scheduleQuestion({
  status,
  startedAt,
  before,
  values,
  now,
}: ScheduleEdit): ScheduleQuestion | null {
  const isMoved = values.dateTime !== before.dateTime;
  if (!isMoved && values.durationMinutes === before.durationMinutes) return null;
  if (status !== 'SCHEDULED' && status !== 'IN_PROGRESS') return null;
  const start = Date.parse(values.dateTime);
  // A session that was started early lasts its duration from that time on.
  const actualStart = status === 'IN_PROGRESS' && startedAt ? Math.min(start, Date.parse(startedAt)) : start;
  const end = actualStart + Number(values.durationMinutes) * 60_000;
  if (end <= now) {
    const words = [
      'Save these changes?',
      'It will be over as soon as it is saved, and can’t be started again.',
      isMoved && values.isRecurring && 'It repeats weekly: the next one moves with it.',
    ];
    return { text: words.filter(Boolean).join(' '), tone: 'danger' };
  }
  if (status === 'SCHEDULED' && start <= now)
    return { text: 'Save these changes? It will start as soon as it is saved.', tone: 'solid' };
  return null;
}
