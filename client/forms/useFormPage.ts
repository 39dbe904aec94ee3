import { useLeaveGuard } from '../ui/form/useLeaveGuard';
import { useMoveOn } from '../ui/layout/useMoveOn';
import { type KeptFormOptions, useKeptForm } from './useKeptForm';
import type { NewerCopy } from './useNewerCopy';

export interface FormPageProps<TValues extends object> {
  /** Storage key of the unsent form. */
  name: string;
  initial: TValues;
  /** The server's copy that is edited; none in a form that creates something. */
  base?: NewerCopy<TValues>;
  submitLabel: string;
  submittingLabel: string;
  cancelTo: string;
  /** Returns the address to go to, or null if a question follows. */
  save: (values: TValues, localId: string) => Promise<string | null>;
  onFailed?: () => void;
}

/** A form that fills a page: it is stored until the server has it, asks before it is left, and is left once it is saved. */
export function useFormPage<TValues extends object>(
  props: FormPageProps<TValues>,
  problemsOf: KeptFormOptions<TValues>['problemsOf'],
  asksFirst?: KeptFormOptions<TValues>['asksFirst'],
) {
  const { name, initial, base, cancelTo, save, onFailed } = props;
  const moveOn = useMoveOn();
  const discardValues = () => {
    kept.forget();
    guard.allowLeave();
  };
  const leaveFor = async (address: string) => {
    discardValues();
    await moveOn(address);
  };
  const kept = useKeptForm<TValues>({
    name,
    initial,
    base,
    problemsOf,
    asksFirst,
    send: async (values, localId) => {
      const address = await save(values, localId);
      if (address !== null) await leaveFor(address);
    },
    onFailed,
  });
  const { values, failure, sending, unsent, sendNow } = kept;
  const guard = useLeaveGuard(unsent);
  const isDeleted = failure?.isMissing ?? false;
  return {
    ...kept,
    guard,
    /** Discards the values and allows the next navigation. */
    discardValues,
    isDeleted,
    readOnly: sending || isDeleted,
    /** The question of a conflict. */
    question: base?.question({
      values,
      sendAgain: () => void sendNow(),
      discard: () => void leaveFor(cancelTo),
    }),
  };
}
