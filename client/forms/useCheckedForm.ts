import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GraphQLRequestError, reasonOf } from '../lib/requestError';
import { changesOf } from './changesOf';
import { type AttemptStore, useSendOnce } from './useSendOnce';

/** Errors by field; undefined for none. */
export type Problems<TValues> = Partial<Record<keyof TValues, string>>;

/** The `resendAfterMs` of forms without texts, such as those of accounts. */
export const safetyTimeoutMs = 10_000;

export interface CheckedFormOptions<TValues extends object> {
  /** The values of the form when nothing was typed. */
  initial: TValues;
  /** Values that were typed earlier and are restored. */
  typed?: Partial<TValues> | null;
  /** Validates as the server does. */
  problemsOf: (values: TValues) => Problems<TValues>;
  /** Whether the form asks a question before it sends; the answer then calls `sendNow`. */
  asksFirst?: (values: TValues) => boolean;
  /** Values with equal content are sent with the same idempotency key; by default the content is all values. */
  contentOf?: (values: TValues) => string;
  /** Resolves once the server has stored the values. `localId` is the idempotency key. */
  send: (values: TValues, localId: string) => Promise<void>;
  /** Stores the idempotency key beyond this page. */
  attempts?: AttemptStore;
  /** After this time it can be sent again without a response. Not for texts: a late response would close the form on newer words. */
  resendAfterMs?: number;
  onFailed?: () => void;
}

interface Failure {
  /** Without a response the server may have stored the values nevertheless. */
  isUnanswered: boolean;
  /** The edited row was deleted. */
  isMissing: boolean;
  /** The server's message for the user. */
  reason: string | undefined;
}

/** A submit that was refused, by the form itself or by the server. */
interface Refusal<TValues> {
  values: TValues;
  problems: Problems<TValues>;
  isByServer: boolean;
}

/**
 * State of a form that validates on submit; afterwards an error says what is wrong until its field is corrected. react-hook-form was
 * weighed: its 12 KB don't fit the first route, and it has neither the idempotency key nor the kept values.
 */
export function useCheckedForm<TValues extends object>(options: CheckedFormOptions<TValues>) {
  const { initial, typed, problemsOf, asksFirst, send, attempts, resendAfterMs, onFailed } = options;
  const { contentOf = JSON.stringify } = options;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<TValues>({ ...initial, ...typed });
  const [refusal, setRefusal] = useState<Refusal<TValues> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const { sendOnce, forget: forgetAttempt } = useSendOnce(attempts);

  useEffect(() => {
    if (!refusal) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field?.querySelector<HTMLElement>('input') ?? field)?.focus();
  }, [refusal]);

  useEffect(() => {
    if (!sending || resendAfterMs === undefined) return;
    const timer = setTimeout(() => setSending(false), resendAfterMs);
    return () => clearTimeout(timer);
  }, [sending, resendAfterMs]);

  const sendNow = async () => {
    setSending(true);
    try {
      await sendOnce(contentOf(values), (localId) => send(values, localId));
    } catch (error) {
      const problems = error instanceof GraphQLRequestError && problemsIn(error.fields ?? {}, values);
      if (problems) return setRefusal({ values, problems, isByServer: true });
      setFailure(failureOf(error));
      onFailed?.();
    } finally {
      setSending(false);
    }
  };

  const submit = async () => {
    if (sending) return;
    setFailure(null);
    const problems = problemsIn(problemsOf(values), values);
    setRefusal(problems && { values, problems, isByServer: false });
    if (!problems && !asksFirst?.(values)) await sendNow();
  };

  return {
    form,
    values,
    /** The last refused submit; null after a successful one. */
    refusal,
    problems: refusal ? problemsLeft(refusal, values, problemsOf(values)) : ({} as Problems<TValues>),
    /** Why the last attempt failed, until the next one. */
    failure,
    sending,
    unsent: Object.keys(changesOf(initial, values)).length > 0,
    /** Replaces all values. */
    replace: (next: TValues) => {
      setValues(next);
      setRefusal(null);
      setFailure(null);
    },
    /** Returns the new values. */
    change: <TField extends keyof TValues>(field: TField, value: TValues[TField]): TValues => {
      const next = { ...values, [field]: value };
      setValues(next);
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

function failureOf(error: unknown): Failure {
  const code = error instanceof GraphQLRequestError ? error.code : null;
  return { isUnanswered: code === 'NETWORK', isMissing: code === 'NOT_FOUND', reason: reasonOf(error) };
}

/** The errors of this form's fields; null if there are none. */
function problemsIn<TValues extends object>(found: object, values: TValues): Problems<TValues> | null {
  const problems = Object.entries(found).filter(([field, text]) => text && Object.hasOwn(values, field));
  return problems.length > 0 ? (Object.fromEntries(problems) as Problems<TValues>) : null;
}

/** What is still wrong with the refused fields. Only a change corrects what the server refused, as only the server can check it. */
function problemsLeft<TValues extends object>(
  { values: refused, problems, isByServer }: Refusal<TValues>,
  values: TValues,
  found: Problems<TValues>,
): Problems<TValues> {
  const fields = Object.keys(problems) as (keyof TValues)[];
  const textOf = (field: keyof TValues) =>
    found[field] || (isByServer && values[field] === refused[field] ? problems[field] : undefined);
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Problems<TValues>;
}
