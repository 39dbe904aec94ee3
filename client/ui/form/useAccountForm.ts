import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { GraphQLRequestError, reasonOf } from '../../relay/requestError';

export type FieldErrors<TField extends string> = Partial<Record<TField, string>>;

/** After this time the form can be sent again, even without a response. */
export const safetyTimeoutMs = 10_000;

interface AccountFormOptions<TValues> {
  initial: TValues;
  check: (values: TValues) => FieldErrors<Extract<keyof TValues, string>>;
  submit: (values: TValues) => Promise<void>;
  /** The message if the server gives no reason. */
  failed: string;
}

export interface AccountForm<TValues> {
  values: TValues;
  errors: FieldErrors<Extract<keyof TValues, string>>;
  /** The error of the whole form. */
  failure: string | null;
  submitting: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  change: <TField extends keyof TValues>(field: TField, value: TValues[TField]) => void;
  onSubmit: (event: FormEvent) => void;
  /** Clears the form. */
  reset: () => void;
}

/** Validates on submit; afterwards an error disappears once its field is corrected. */
export function useAccountForm<TValues extends object>(
  options: AccountFormOptions<TValues>,
): AccountForm<TValues> {
  type Errors = FieldErrors<Extract<keyof TValues, string>>;
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!submitting) return;
    const timer = setTimeout(() => setSubmitting(false), safetyTimeoutMs);
    return () => clearTimeout(timer);
  }, [submitting]);

  useEffect(() => {
    // Only after a failed submit: correcting a field must not move the focus.
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (found: Errors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  const change: AccountForm<TValues>['change'] = (field, value) => {
    const next = { ...values, [field]: value };
    setValues(next);
    const still = options.check(next);
    const right = Object.keys(errors).filter((name) => !(name in still));
    if (right.length > 0) setErrors(withoutFields(errors, right));
  };

  const reset = () => {
    setValues(options.initial);
    setErrors({});
    setFailure(null);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    setFailure(null);
    const found = options.check(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    setSubmitting(true);
    try {
      await options.submit(values);
    } catch (error) {
      if (error instanceof GraphQLRequestError && error.fields) {
        const known = Object.entries(error.fields).filter(([field]) => field in values);
        if (known.length > 0) return refuse(Object.fromEntries(known) as Errors);
      }
      setFailure(reasonOf(error) ?? options.failed);
    } finally {
      setSubmitting(false);
    }
  };

  return {
    values,
    errors,
    failure,
    submitting,
    formRef,
    change,
    onSubmit: (event) => void onSubmit(event),
    reset,
  };
}

function withoutFields<TErrors extends object>(errors: TErrors, fields: string[]): TErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))) as TErrors;
}
