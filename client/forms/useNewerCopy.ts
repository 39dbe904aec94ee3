import { use, useRef, useState } from 'react';
import { GraphQLRequestError } from '../lib/requestError';
import { ViewerId } from '../lib/viewerId';
import type { FieldTexts, TheirChange } from '../ui/form/ChangedMeanwhile';
import {
  baselineOf,
  type EditBase,
  keepBase,
  pickFields,
  readBase,
  type SavedCopy,
  withOwnSaves,
} from './editBase';
import { keptName } from './keptForm';

interface NewerCopyOptions<TSaved, TValues, TChange> {
  /** The name of the server's copy in a conflict. */
  kind: 'feedback' | 'exercise' | 'session';
  /** Storage key of the unsent form, if it is stored. */
  name: string;
  /** The server's copy when the form was opened. */
  opened: TSaved;
  toValues: (saved: TSaved) => TValues;
  toChange: (before: TValues, now: TValues) => TChange;
  send: (change: TChange & { baseUpdatedAt: string }) => Promise<unknown>;
}

/** Sends a change with its base and, on a conflict, keeps the server's newer copy for the dialog. */
export function useNewerCopy<
  TSaved extends { readonly updatedAt: string },
  TValues extends object,
  TChange extends object,
>(options: NewerCopyOptions<TSaved, TValues, TChange>) {
  const { kind, toValues, toChange, send } = options;
  const name = keptName(use(ViewerId) ?? '', options.name);
  const toCopy = (saved: TSaved): SavedCopy<TValues> => ({
    values: toValues(saved),
    updatedAt: saved.updatedAt,
  });
  /** The newest of the server's copies that the form knows. */
  const [newest, setNewest] = useState(() => toCopy(options.opened));
  const { base, latestBase, keep, changeBase } = useStoredBase(name, () =>
    withOwnSaves(readBase(name, newest), newest, toChange),
  );
  const [asking, setAsking] = useState(false);

  /** Returns whether the server has the values; otherwise the dialog asks. */
  async function save(values: TValues): Promise<boolean> {
    const { copy, unanswered } = latestBase.current;
    const change = toChange(baselineOf(latestBase.current, values, toChange), values);
    if (Object.keys(change).length === 0) return true;
    const sent = pickFields(values, change);
    const otherUnanswered = unanswered.filter((earlier) => JSON.stringify(earlier) !== JSON.stringify(sent));
    changeBase({ unanswered: [...otherUnanswered, sent] });
    try {
      await send({ ...change, baseUpdatedAt: copy.updatedAt });
      return true;
    } catch (error) {
      const saved = copyIn<TSaved>(error, kind);
      if (!saved) throw error;
      const serverCopy = toCopy(saved);
      setNewest(serverCopy);
      changeBase({ ...withOwnSaves(latestBase.current, serverCopy, toChange), unanswered: [] });
      // Nobody else changed the fields, so the save is repeated with the new base.
      if (latestBase.current.copy === serverCopy) return save(values);
      setAsking(true);
      return false;
    }
  }

  return {
    /** The form's initial values. */
    initial: base.initial,
    save,
    /** Stores the base with the form's values. */
    keep,
    /** Starts from the server's newest copy; takeBack undoes it. */
    startOver: () => {
      const { initial, copy } = latestBase.current;
      changeBase({ initial: newest.values, copy: newest });
      return {
        initial: newest.values,
        takeBack: () => {
          changeBase({ initial, copy });
          return initial;
        },
      };
    },
    /** Props of the dialog. */
    dialog: (toTexts: (values: TValues) => FieldTexts, values: TValues, sendAgain: () => void) => ({
      changes: asking ? theirChanges(base, newest, values, toTexts) : null,
      onKeepEditing: () => setAsking(false),
      onSaveMine: () => {
        changeBase({ copy: newest });
        setAsking(false);
        sendAgain();
      },
    }),
  };
}

/** The state of the base, which is stored with the form's values. */
function useStoredBase<TValues>(name: string, initial: () => EditBase<TValues>) {
  const [base, setBase] = useState(initial);
  // A retry needs the base that the last response changed, before the next render.
  const latestBase = useRef(base);
  const keep = () => keepBase(name, latestBase.current);
  const changeBase = (changed: Partial<EditBase<TValues>>) => {
    latestBase.current = { ...latestBase.current, ...changed };
    setBase(latestBase.current);
    keep();
  };
  return { base, latestBase, keep, changeBase };
}

/** The server's copy, if the error is a conflict. */
function copyIn<TSaved>(error: unknown, kind: string): TSaved | undefined {
  if (!(error instanceof GraphQLRequestError) || error.code !== 'CONFLICT') return undefined;
  return error.extensions[kind] as TSaved | undefined;
}

/** The fields that others changed, and the form's own values of those that it would overwrite. */
function theirChanges<TValues>(
  base: EditBase<TValues>,
  newest: SavedCopy<TValues>,
  values: TValues,
  toTexts: (values: TValues) => FieldTexts,
): TheirChange[] {
  const [before, initial, mine] = [base.copy.values, base.initial, values].map(toTexts);
  return Object.entries(toTexts(newest.values))
    .filter(([label, theirs]) => theirs !== before?.[label])
    .map(([label, theirs]) => {
      const typed = mine?.[label];
      const isTyped = typed !== initial?.[label] && typed !== theirs;
      return { label, theirs, yours: isTyped ? typed : undefined };
    });
}
