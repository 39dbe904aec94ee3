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
  /**
   * After this time the form can be sent again, even without a response. Not for forms of texts: what is typed
   * by then would be lost when a late response closes the form.
   */
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

/** State of a form that validates on submit; afterwards an error says what is wrong until its field is corrected. */
export function useCheckedForm<TValues extends object>(options: CheckedFormOptions<TValues>) {
  const { initial, typed, problemsOf, asksFirst, send, attempts, resendAfterMs, onFailed } = options;
  const { contentOf = JSON.stringify } = options;
  const [values, setValues] = useState<TValues>({ ...initial, ...typed });
  const { form, problems, refuse, clear, correct } = useProblems(problemsOf);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const { sendOnce, forget: forgetAttempt } = useSendOnce(attempts);

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
      const refused = fieldErrorsOf(error, values);
      if (refused) return refuse(refused);
      setFailure(failureOf(error));
      onFailed?.();
    } finally {
      setSending(false);
    }
  };

  const submit = async () => {
    if (sending) return;
    setFailure(null);
    const found = problemsOf(values);
    const wrong = pickProblems(found, (field) => Boolean(found[field]));
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    clear();
    if (!asksFirst?.(values)) await sendNow();
  };

  return {
    form,
    values,
    problems,
    /** Why the last attempt failed, until the next one. */
    failure,
    sending,
    unsent: Object.keys(changesOf(initial, values)).length > 0,
    /** Replaces all values. */
    replace: (next: TValues) => {
      setValues(next);
      clear();
      setFailure(null);
    },
    /** Returns the new values. */
    change: <TField extends keyof TValues>(field: TField, value: TValues[TField]): TValues => {
      const next = { ...values, [field]: value };
      setValues(next);
      correct(field, values, next);
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

/** The fields' errors. A refusal focuses the first of them. */
function useProblems<TValues extends object>(problemsOf: (values: TValues) => Problems<TValues>) {
  const [problems, setProblems] = useState<Problems<TValues>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Only after a refusal: correcting a field must not move the focus.
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field?.querySelector<HTMLElement>('input') ?? field)?.focus();
  }, [refusals]);

  return {
    form,
    problems,
    refuse: (wrong: Problems<TValues>) => {
      setProblems(wrong);
      setRefusals((count) => count + 1);
    },
    clear: () => setProblems({}),
    /** Removes the errors that a change of a field has corrected, and updates the texts of the others. */
    correct: (field: keyof TValues, last: TValues, next: TValues) => {
      if (Object.keys(problems).length === 0) return;
      const [before, now] = [problemsOf(last), problemsOf(next)];
      // An error of another field that only the server finds stays: only the server can say when it is corrected.
      const isCorrected = (name: keyof TValues) => !now[name] && (name === field || before[name]);
      const stillWrong = pickProblems(now, (name) => problems[name] && now[name]);
      setProblems({ ...pickProblems(problems, (name) => !isCorrected(name)), ...stillWrong });
    },
  };
}

function failureOf(error: unknown): Failure {
  const code = error instanceof GraphQLRequestError ? error.code : null;
  return { isUnanswered: code === 'NETWORK', isMissing: code === 'NOT_FOUND', reason: reasonOf(error) };
}

/** The server's errors for this form's fields; null if there are none. */
function fieldErrorsOf<TValues extends object>(error: unknown, values: TValues): Problems<TValues> | null {
  if (!(error instanceof GraphQLRequestError) || !error.fields) return null;
  const known = pickProblems(error.fields as Problems<TValues>, (field) => Object.hasOwn(values, field));
  return Object.keys(known).length > 0 ? known : null;
}

/** The errors of the fields for which `isPicked` returns a truthy value. */
const pickProblems = <TValues>(problems: Problems<TValues>, isPicked: (field: keyof TValues) => unknown) =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => isPicked(field as keyof TValues)),
  ) as Problems<TValues>;
