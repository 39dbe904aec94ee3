import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GraphQLRequestError } from '../../relay/requestError';
import type { ScheduleQuestion } from './scheduleQuestion';
import {
  changedFields,
  problemsOf,
  type SessionField,
  type SessionProblems,
  type SessionValues,
} from './sessionForm';

export type ChangeSession = <TField extends SessionField>(
  field: TField,
  value: SessionValues[TField],
) => void;

export interface SessionFormOptions {
  initial: SessionValues;
  save: (values: SessionValues) => Promise<void>;
  /** The server's time where a session can't be set in the past; null as long as that is unknown, and elsewhere. */
  earliest: () => number | null;
  /** What to ask before it is saved, if anything. */
  questionOf: (values: SessionValues) => ScheduleQuestion | null;
}

type Failure = 'deleted' | 'unsaved';

/** A session as it is typed, checked when it is sent; a field's error goes as soon as it is put right. */
export function useSessionForm({ initial, save, earliest, questionOf }: SessionFormOptions) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<SessionProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [question, setQuestion] = useState<ScheduleQuestion | null>(null);
  const [saving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (found: SessionProblems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const change: ChangeSession = (field, value) => {
    const next = { ...values, [field]: value };
    setValues(next);
    setFailure(null);
    const { [field]: told, ...others } = problems;
    if (told && !problemsOf(next, earliest())[field]) setProblems(others);
  };

  const submit = async () => {
    if (saving || failure === 'deleted') return;
    setFailure(null);
    const found = problemsOf(values, earliest());
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    const asked = questionOf(values);
    if (asked) return setQuestion(asked);
    await send();
  };

  const send = async () => {
    setSaving(true);
    try {
      await save(values);
    } catch (error) {
      const told = fieldsOf(error, values);
      if (told) return refuse(told);
      setFailure(error instanceof GraphQLRequestError && error.code === 'NOT_FOUND' ? 'deleted' : 'unsaved');
    } finally {
      setSaving(false);
    }
  };

  return {
    form,
    values,
    problems,
    /** Why the last save did not arrive; what was typed is still there. */
    failure,
    /** Asked before what was typed is sent. */
    question,
    dismissQuestion: () => setQuestion(null),
    send,
    saving,
    unsaved: changedFields(initial, values).length > 0,
    change,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}

/** What the server said of fields that the form has; null where it said nothing of them. */
function fieldsOf(error: unknown, values: SessionValues): SessionProblems | null {
  if (!(error instanceof GraphQLRequestError) || !error.fields) return null;
  const known = Object.entries(error.fields).filter(([field]) => field in values);
  return known.length > 0 ? Object.fromEntries(known) : null;
}
