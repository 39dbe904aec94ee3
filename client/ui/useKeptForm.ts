import { useRef, useState } from 'react';
import { useSession } from '../features/account/session';
import { forgetForm, keepForm, keptName, readKept } from './keptForm';
import { type CheckedFormOptions, useCheckedForm } from './useCheckedForm';

export interface KeptFormOptions<TValues extends object>
  extends Pick<CheckedFormOptions<TValues>, 'initial' | 'problemsOf' | 'send' | 'onFailed'> {
  /** Which form it is, among all that a member can leave unsent. */
  name: string;
}

/** A checked form that is kept on this device with each change, until the server has it. */
export function useKeptForm<TValues extends object>(options: KeptFormOptions<TValues>) {
  const { initial } = options;
  const name = keptName(useSession().viewer?.id ?? '', options.name);
  const [found] = useState(() => readKept(name, initial));
  const checked = useCheckedForm({ ...options, typed: found });
  const { values, unsent } = checked;
  const [begunWith] = useState(() => found && keepForm(name, initial, values));
  /** What stands on the device by this form, unless another tab has put its own there. */
  const kept = useRef(begunWith);
  const [restored, setRestored] = useState(found !== null);
  const [dropped, setDropped] = useState<TValues | null>(null);

  const keep = (next: TValues) => {
    kept.current = keepForm(name, initial, next);
  };
  const replace = (next: TValues) => {
    checked.replace(next);
    keep(next);
  };
  return {
    ...checked,
    change: <TField extends keyof TValues>(field: TField, value: TValues[TField]) =>
      keep(checked.change(field, value)),
    /** Lets go of what is kept: the server has it, or nobody wants it. */
    forget: () => {
      forgetForm(name, kept.current);
      kept.current = null;
    },
    /** What was typed before, and not sent, is in it again. */
    restored: restored && unsent,
    startOver: () => {
      setDropped(values);
      setRestored(false);
      replace(initial);
    },
    /** Takes starting over back, as long as nothing new is typed. */
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
