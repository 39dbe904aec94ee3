import { useRef, useState } from 'react';
import { useAuth } from '../../auth/useAuth';
import { storage } from '../storage';
import { forgetForm, isLike, keepForm, keptName, readKept } from './keptForm';
import { type CheckedFormOptions, useCheckedForm } from './useCheckedForm';

export interface KeptFormOptions<TValues extends object>
  extends Pick<CheckedFormOptions<TValues>, 'initial' | 'problemsOf' | 'send' | 'onFailed'> {
  /** The storage key's name for this form. */
  name: string;
  /** The copy that the edit started from, stored with the values. */
  base?: object;
}

const baseName = (name: string) => `${name}:base`;

/** The copy that a restored edit started from; the server's current one if nothing was stored. */
export function useKeptBase<TBase extends object>(form: string, now: TBase): TBase {
  const name = keptName(useAuth().viewer?.id ?? '', form);
  const [base] = useState(() => {
    if (storage.get(name) === null) return now;
    try {
      const kept: unknown = JSON.parse(storage.get(baseName(name)) ?? 'null');
      return isLike(kept, now) ? (kept as TBase) : now;
    } catch {
      return now;
    }
  });
  return base;
}

/** A checked form that is stored on this device with each change until the server has it. */
export function useKeptForm<TValues extends object>(options: KeptFormOptions<TValues>) {
  const { initial } = options;
  const name = keptName(useAuth().viewer?.id ?? '', options.name);
  const [found] = useState(() => readKept(name, initial));
  const attemptName = `${name}:attempt`;
  const checked = useCheckedForm({
    ...options,
    typed: found,
    attempts: {
      get: () => storage.get(attemptName),
      set: (attempt) => (attempt === null ? storage.remove(attemptName) : storage.set(attemptName, attempt)),
    },
  });
  const { values, unsent } = checked;
  const [begunWith] = useState(() => found && keepForm(name, initial, values));
  /** What this form has stored. */
  const kept = useRef(begunWith);
  const [restored, setRestored] = useState(found !== null);
  const [dropped, setDropped] = useState<TValues | null>(null);

  const keep = (next: TValues) => {
    kept.current = keepForm(name, initial, next);
    if (!options.base) return;
    if (kept.current === null) storage.remove(baseName(name));
    else storage.set(baseName(name), JSON.stringify(options.base));
  };
  const replace = (next: TValues) => {
    checked.replace(next);
    keep(next);
  };
  return {
    ...checked,
    change: <TField extends keyof TValues>(field: TField, value: TValues[TField]) =>
      keep(checked.change(field, value)),
    /** Deletes the stored values: the server has them, or they were discarded. */
    forget: () => {
      if (forgetForm(name, kept.current)) storage.remove(baseName(name));
      kept.current = null;
      checked.forgetAttempt();
    },
    /** Whether unsent values were restored. */
    restored: restored && unsent,
    startOver: () => {
      setDropped(values);
      setRestored(false);
      replace(initial);
    },
    /** Undoes starting over, until something new is typed. */
    bringBack:
      dropped === null || unsent
        ? null
        : () => {
            setDropped(null);
            setRestored(true);
            replace(dropped);
          },
  };
}
