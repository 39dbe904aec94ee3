import { useState } from 'react';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import type { ScheduleQuestion } from './scheduleQuestion';
import { problemsOf, type SessionValues } from './sessionFormValues';

export interface SessionFormOptions {
  initial: SessionValues;
  save: (values: SessionValues, localId: string) => Promise<void>;
  /** The server's time if the session can't start in the past; null otherwise or if unknown. */
  earliest: () => number | null;
  /** A question before saving, if any. */
  questionOf: (values: SessionValues) => ScheduleQuestion | null;
}

/** State of a session's form. */
export function useSessionForm({ initial, save, earliest, questionOf }: SessionFormOptions) {
  const [question, setQuestion] = useState<ScheduleQuestion | null>(null);
  const checked = useCheckedForm<SessionValues>({
    initial,
    problemsOf: (values) => problemsOf(values, earliest()),
    asksFirst: (values) => {
      const asked = questionOf(values);
      setQuestion(asked);
      return asked !== null;
    },
    send: save,
  });
  return {
    ...checked,
    /** The question before sending. */
    question,
    dismissQuestion: () => setQuestion(null),
  };
}

export type CheckedSession = ReturnType<typeof useSessionForm>;
