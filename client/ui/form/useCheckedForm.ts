import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GraphQLRequestError } from '../../relay/requestError';
import { changesOf } from './changesOf';
import { type AttemptStore, useSendOnce } from './useSendOnce';

type Problems<TValues> = Partial<Record<keyof TValues, string>>;

export interface CheckedFormOptions<TValues extends object> {
  /** Initial values; equal values count as unchanged. */
  initial: TValues;
  /** Restored values. */
  typed?: Partial<TValues> | null;
  /** Validates like the server. */
  problemsOf: (values: TValues) => Problems<TValues>;
  /** Whether a question comes first; sendNow then sends. */
  asksFirst?: (values: TValues) => boolean;
  /** Resolves once the server has it. The localId stays the same when equal content is sent again. */
  send: (values: TValues, localId: string) => Promise<void>;
  /** Stores the idempotency key beyond this page. */
  attempts?: AttemptStore;
  onFailed?: () => void;
}

type Failure = 'missing' | 'unsent';

/** A form that validates on submit; afterwards an error disappears once its field is corrected. */
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
    /** Why the last attempt failed. */
    failure,
    sending,
    unsent: Object.keys(changesOf(initial, values)).length > 0,
    /** Replaces all values. */
    replace: (next: TValues) => {
      setValues(next);
      setProblems({});
      setFailure(null);
    },
    /** Returns the new values. */
    change: <TField extends keyof TValues>(field: TField, value: TValues[TField]): TValues => {
      const next = { ...values, [field]: value };
      setValues(next);
      setFailure(null);
      const { [field]: told, ...others } = problems;
      if (told && !problemsOf(next)[field]) setProblems(others as Problems<TValues>);
      return next;
    },
    sendNow,
    /** The next submit uses a new idempotency key. */
    forgetAttempt,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}

const isMissing = (error: unknown) => error instanceof GraphQLRequestError && error.code === 'NOT_FOUND';

/** The server's errors for this form's fields; null if there are none. */
function fieldsOf<TValues extends object>(error: unknown, values: TValues): Problems<TValues> | null {
  if (!(error instanceof GraphQLRequestError) || !error.fields) return null;
  const known = Object.entries(error.fields).filter(([field]) => Object.hasOwn(values, field));
  return known.length > 0 ? (Object.fromEntries(known) as Problems<TValues>) : null;
}
