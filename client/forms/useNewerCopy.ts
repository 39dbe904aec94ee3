import { use, useRef, useState } from 'react';
import { GraphQLRequestError } from '../lib/requestError';
import { ViewerId } from '../lib/viewerId';
import type { FieldTexts, TheirChange } from '../ui/form/ChangedMeanwhile';
import { type EditBase, keepBase, pick, readBase, type SavedCopy, sentFrom, withOwnSaves } from './editBase';
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
  /** The server's copy that was seen last. */
  const [newest, setNewest] = useState(() => toCopy(options.opened));
  const { base, current, keep, moveTo } = useKeptBase(name, () =>
    withOwnSaves(readBase(name, newest), newest, toChange),
  );
  const [asking, setAsking] = useState(false);

  /** Returns whether the server has the values; otherwise the dialog asks. */
  async function save(values: TValues): Promise<boolean> {
    const { copy, unanswered } = current.current;
    const change = toChange(sentFrom(current.current, values, toChange), values);
    if (Object.keys(change).length === 0) return true;
    const sent = pick(values, change);
    const others = unanswered.filter((earlier) => JSON.stringify(earlier) !== JSON.stringify(sent));
    moveTo({ unanswered: [...others, sent] });
    try {
      await send({ ...change, baseUpdatedAt: copy.updatedAt });
      return true;
    } catch (error) {
      const saved = copyIn<TSaved>(error, kind);
      if (!saved) throw error;
      const seen = toCopy(saved);
      setNewest(seen);
      moveTo({ ...withOwnSaves(current.current, seen, toChange), unanswered: [] });
      // Nobody else changed the fields: retry on the new base.
      if (current.current.copy === seen) return save(values);
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
      const { initial, copy } = current.current;
      moveTo({ initial: newest.values, copy: newest });
      return {
        initial: newest.values,
        takeBack: () => {
          moveTo({ initial, copy });
          return initial;
        },
      };
    },
    /** Props of the dialog. */
    dialog: (toTexts: (values: TValues) => FieldTexts, values: TValues, sendAgain: () => void) => ({
      changes: asking ? theirChanges(base, newest, values, toTexts) : null,
      onKeepEditing: () => setAsking(false),
      onSaveMine: () => {
        moveTo({ copy: newest });
        setAsking(false);
        sendAgain();
      },
    }),
  };
}

/** The base, stored with the form's values. */
function useKeptBase<TValues>(name: string, initial: () => EditBase<TValues>) {
  const [base, setBase] = useState(initial);
  // A retry needs the base that the last response changed, before the next render.
  const current = useRef(base);
  const keep = () => keepBase(name, current.current);
  const moveTo = (changed: Partial<EditBase<TValues>>) => {
    current.current = { ...current.current, ...changed };
    setBase(current.current);
    keep();
  };
  return { base, current, keep, moveTo };
}

/** The server's copy, if the error is a conflict. */
function copyIn<TSaved>(error: unknown, kind: string): TSaved | undefined {
  if (!(error instanceof GraphQLRequestError) || error.code !== 'CONFLICT') return undefined;
  return error.extensions[kind] as TSaved | undefined;
}

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
