import { use, useRef, useState } from 'react';
import { storage } from '../lib/storage';
import { ViewerId } from '../lib/viewerId';
import { attemptName, forgetForm, keepForm, keptName, readKept } from './keptForm';
import { type CheckedFormOptions, useCheckedForm } from './useCheckedForm';

/** The edited copy, as useNewerCopy returns it. */
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
  /** The edited copy, stored with the values; none in a form that creates something. */
  base?: KeptBase<TValues>;
}

/** A checked form that is stored on this device with each change until the server has it. */
export function useKeptForm<TValues extends object>(options: KeptFormOptions<TValues>) {
  const { initial, base } = options;
  const name = keptName(use(ViewerId) ?? '', options.name);
  const [found] = useState(() => readKept(name, initial));
  const attemptKey = attemptName(name);
  const checked = useCheckedForm({
    ...options,
    typed: found,
    attempts: {
      get: () => storage.get(attemptKey),
      set: (attempt) => (attempt === null ? storage.remove(attemptKey) : storage.set(attemptKey, attempt)),
    },
  });
  const { values, unsent } = checked;
  /** The form's stored text. */
  const kept = useRef<string | null>(null);
  const keep = (next: TValues, begun = initial) => {
    kept.current = keepForm(name, begun, next);
    base?.keep();
  };
  useState(() => found && keep(values));
  const [restored, setRestored] = useState(found !== null);
  const [dropped, setDropped] = useState<{ values: TValues; takeBack?: () => TValues } | null>(null);

  const replace = (next: TValues, begun?: TValues) => {
    checked.replace(next);
    keep(next, begun);
  };
  return {
    ...checked,
    change: <TField extends keyof TValues>(field: TField, value: TValues[TField]) =>
      keep(checked.change(field, value)),
    /** Deletes the stored values: the server has them, or they were discarded. */
    forget: () => {
      if (forgetForm(name, kept.current)) base?.keep();
      kept.current = null;
      setRestored(false);
      setDropped(null);
      checked.forgetAttempt();
    },
    /** Whether unsent values were restored. */
    restored: restored && unsent,
    startOver: () => {
      const begun = base?.startOver();
      setDropped({ values, takeBack: begun?.takeBack });
      setRestored(false);
      replace(begun?.initial ?? initial, begun?.initial);
    },
    /** Undoes starting over, until something new is typed. */
    bringBack:
      dropped === null || unsent
        ? null
        : () => {
            setDropped(null);
            setRestored(true);
            replace(dropped.values, dropped.takeBack?.());
          },
  };
}
