import { useState } from 'react';
import { type FormPageProps, useFormPage } from '../../../forms/useFormPage';
import type { ScheduleQuestion } from './scheduleQuestion';
import { problemsOf, type SessionValues } from './sessionFormValues';

interface SessionFormOptions {
  /** The server's time if the session can't start in the past; null otherwise or if unknown. */
  earliest: () => number | null;
  /** A question before saving, if any. */
  questionOf: (values: SessionValues) => ScheduleQuestion | null;
}

/** State of a session's form. */
export function useSessionForm(
  props: FormPageProps<SessionValues>,
  { earliest, questionOf }: SessionFormOptions,
) {
  const [pendingQuestion, setPendingQuestion] = useState<ScheduleQuestion | null>(null);
  const page = useFormPage(
    props,
    (values) => problemsOf(values, earliest()),
    (values) => {
      const question = questionOf(values);
      setPendingQuestion(question);
      return question !== null;
    },
  );
  return {
    ...page,
    /** The question before sending. */
    pendingQuestion,
    dismissQuestion: () => setPendingQuestion(null),
  };
}

export type CheckedSession = ReturnType<typeof useSessionForm>;
