import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GraphQLRequestError } from '../../relay/requestError';
import { type AttemptStore, useSendOnce } from './useSendOnce';

type Problems<TValues> = Partial<Record<keyof TValues, string>>;

export interface CheckedFormOptions<TValues extends object> {
  /** What it begins with: as long as it stays so, nothing is unsent. */
  initial: TValues;
  /** What was typed into it before it was opened. */
  typed?: Partial<TValues> | null;
  /** What the server would say to it, before it is asked. */
  problemsOf: (values: TValues) => Problems<TValues>;
  /** Whether something is to be asked first; what was typed then waits for sendNow. */
  asksFirst?: (values: TValues) => boolean;
  /** Resolves once the server has it. The localId is the same when the same is sent again. */
  send: (values: TValues, localId: string) => Promise<void>;
  /** Where that is kept beyond this page. */
  attempts?: AttemptStore;
  onFailed?: () => void;
}

type Failure = 'missing' | 'unsent';

/** A form as it is typed: checked when it is sent, with a field's error gone as soon as it is put right. */
export function useCheckedForm<TValues extends object>(options: CheckedFormOptions<TValues>) {
  const { initial, typed, problemsOf, asksFirst, send, attempts, onFailed } = options;
  const [values, setValues] = useState<TValues>({ ...initial, ...typed });
  const [problems, setProblems] = useState<Problems<TValues>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { sendOnce, forget: forgetAttempt } = useSendOnce(attempts);

  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field?.querySelector<HTMLElement>('input') ?? field)?.focus();
  }, [refusals]);

  const refuse = (told: Problems<TValues>) => {
    setProblems(told);
    setRefusals((count) => count + 1);
  };

  const sendNow = async () => {
    setSending(true);
    try {
      await sendOnce(JSON.stringify(values), (localId) => send(values, localId));
    } catch (error) {
      const told = fieldsOf(error, values);
      if (told) return refuse(told);
      setFailure(isMissing(error) ? 'missing' : 'unsent');
      onFailed?.();
    } finally {
      setSending(false);
    }
  };

  const submit = async () => {
    if (sending || failure === 'missing') return;
    setFailure(null);
    const wrong = problemsOf(values);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setProblems({});
    if (!asksFirst?.(values)) await sendNow();
  };

  return {
    form,
    values,
    problems,
    /** Why the last attempt did not arrive; what was typed is still there. */
    failure,
    sending,
    unsent: (Object.keys(initial) as (keyof TValues)[]).some((field) => values[field] !== initial[field]),
    /** Puts all of it in place of what was typed. */
    replace: (next: TValues) => {
      setValues(next);
      setProblems({});
      setFailure(null);
    },
    /** Answers with the form as it is then. */
    change: <TField extends keyof TValues>(field: TField, value: TValues[TField]): TValues => {
      const next = { ...values, [field]: value };
      setValues(next);
      setFailure(null);
      const { [field]: told, ...others } = problems;
      if (told && !problemsOf(next)[field]) setProblems(others as Problems<TValues>);
      return next;
    },
    sendNow,
    /** What is sent next is something new, even if it is the same. */
    forgetAttempt,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}

const isMissing = (error: unknown) => error instanceof GraphQLRequestError && error.code === 'NOT_FOUND';

/** What the server said of fields that the form has; null where it said nothing of them. */
function fieldsOf<TValues extends object>(error: unknown, values: TValues): Problems<TValues> | null {
  if (!(error instanceof GraphQLRequestError) || !error.fields) return null;
  const known = Object.entries(error.fields).filter(([field]) => Object.hasOwn(values, field));
  return known.length > 0 ? (Object.fromEntries(known) as Problems<TValues>) : null;
}
