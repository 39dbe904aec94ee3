import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GraphQLRequestError, reasonOf } from '../lib/requestError';
import { changesOf } from './changesOf';
import { type AttemptStore, useSendOnce } from './useSendOnce';

/** Errors by field; undefined for none. */
export type Problems<TValues> = Partial<Record<keyof TValues, string>>;

/** `resendAfterMs` of forms without texts, such as those of accounts. */
export const safetyTimeoutMs = 10_000;

export interface CheckedFormOptions<TValues extends object> {
  /** Initial values; equal values count as unchanged. */
  initial: TValues;
  /** Restored values. */
  typed?: Partial<TValues> | null;
  /** Validates like the server. */
  problemsOf: (values: TValues) => Problems<TValues>;
  /** Whether a question comes first; sendNow then sends. */
  asksFirst?: (values: TValues) => boolean;
  /** Values with equal content are the same attempt; by default equal values. */
  contentOf?: (values: TValues) => string;
  /** Resolves once the server has it. The localId stays the same when equal content is sent again. */
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
  /** The server may have it nevertheless. */
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
      const refused = fieldsOf(error, values);
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
    const wrong = pick(found, (field) => found[field]);
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
    /** Removes the errors that a change of a field has corrected, and says what is wrong now of the others. */
    correct: (field: keyof TValues, last: TValues, next: TValues) => {
      if (Object.keys(problems).length === 0) return;
      const [before, now] = [problemsOf(last), problemsOf(next)];
      // The server's error at another field stays: only the server knows whether it still holds.
      const isCorrected = (name: keyof TValues) => !now[name] && (name === field || before[name]);
      const stillWrong = pick(now, (name) => problems[name] && now[name]);
      setProblems({ ...pick(problems, (name) => !isCorrected(name)), ...stillWrong });
    },
  };
}

function failureOf(error: unknown): Failure {
  const code = error instanceof GraphQLRequestError ? error.code : null;
  return { isUnanswered: code === 'NETWORK', isMissing: code === 'NOT_FOUND', reason: reasonOf(error) };
}

/** The server's errors for this form's fields; null if there are none. */
function fieldsOf<TValues extends object>(error: unknown, values: TValues): Problems<TValues> | null {
  if (!(error instanceof GraphQLRequestError) || !error.fields) return null;
  const known = pick(error.fields as Problems<TValues>, (field) => Object.hasOwn(values, field));
  return Object.keys(known).length > 0 ? known : null;
}

const pick = <TValues>(problems: Problems<TValues>, isPicked: (field: keyof TValues) => unknown) =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => isPicked(field as keyof TValues)),
  ) as Problems<TValues>;
