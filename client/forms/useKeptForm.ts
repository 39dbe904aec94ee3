import { use, useRef, useState } from 'react';
import { storage } from '../lib/storage';
import { ViewerId } from '../lib/viewerId';
import { attemptName, forgetForm, keepForm, keptName, readKept } from './keptForm';
import { type CheckedFormOptions, useCheckedForm } from './useCheckedForm';

/** The server's copy that is edited, as `useNewerCopy` returns it. */
export interface KeptBase<TValues> {
  keep: () => void;
  startOver: () => { initial: TValues; takeBack: () => TValues };
}

export interface KeptFormOptions<TValues extends object>
  extends Pick<
    CheckedFormOptions<TValues>,
    'initial' | 'problemsOf' | 'asksFirst' | 'send' | 'resendAfterMs' | 'onFailed'
  > {
  /** The storage key's name for this form. */
  name: string;
  /** The server's copy that is edited, stored with the values; none in a form that creates something. */
  base?: KeptBase<TValues>;
}

/** A checked form that is stored on this device with each change until the server has it. */
export function useKeptForm<TValues extends object>(options: KeptFormOptions<TValues>) {
  const { initial, base } = options;
  const name = keptName(use(ViewerId) ?? '', options.name);
  const [storedValues] = useState(() => readKept(name, initial));
  const attemptKey = attemptName(name);
  const checked = useCheckedForm({
    ...options,
    typed: storedValues,
    attempts: {
      get: () => storage.get(attemptKey),
      set: (attempt) => storage.set(attemptKey, attempt),
    },
  });
  const { values, unsent } = checked;
  /** What this form has stored, to notice that another tab replaced it. */
  const storedText = useRef<string | null>(null);
  const keep = (next: TValues, initialValues = initial) => {
    storedText.current = keepForm(name, initialValues, next);
    base?.keep();
  };
  // Once, at the first render: records what is stored.
  useState(() => storedValues && keep(values));
  const [restored, setRestored] = useState(storedValues !== null);
  const [discarded, setDiscarded] = useState<{ values: TValues; takeBack?: () => TValues } | null>(null);

  const replace = (next: TValues, initialValues?: TValues) => {
    checked.replace(next);
    keep(next, initialValues);
  };
  return {
    ...checked,
    change: <TField extends keyof TValues>(field: TField, value: TValues[TField]) =>
      keep(checked.change(field, value)),
    /** Deletes the stored values: the server has them, or they were discarded. */
    forget: () => {
      if (forgetForm(name, storedText.current)) base?.keep();
      storedText.current = null;
      setRestored(false);
      setDiscarded(null);
      checked.forgetAttempt();
    },
    /** Whether unsent values were restored. */
    restored: restored && unsent,
    startOver: () => {
      const newer = base?.startOver();
      setDiscarded({ values, takeBack: newer?.takeBack });
      setRestored(false);
      replace(newer?.initial ?? initial, newer?.initial);
    },
    /** Undoes starting over, until something new is typed. */
    bringBack:
      discarded === null || unsent
        ? null
        : () => {
            setDiscarded(null);
            setRestored(true);
            replace(discarded.values, discarded.takeBack?.());
          },
  };
}
