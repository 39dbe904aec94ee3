import { useState } from 'react';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import type { ScheduleQuestion } from './scheduleQuestion';
import { problemsOf, type SessionField, type SessionValues } from './sessionFormValues';

export type ChangeSession = <TField extends SessionField>(
  field: TField,
  value: SessionValues[TField],
) => void;

export interface SessionFormOptions {
  initial: SessionValues;
  save: (values: SessionValues, localId: string) => Promise<void>;
  /** The server's time where a session can't be set in the past; null as long as that is unknown, and elsewhere. */
  earliest: () => number | null;
  /** What to ask before it is saved, if anything. */
  questionOf: (values: SessionValues) => ScheduleQuestion | null;
}

/** A session as it is typed. */
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
    /** Asked before what was typed is sent. */
    question,
    dismissQuestion: () => setQuestion(null),
  };
}
