import { useRef, useState } from 'react';
import { GraphQLRequestError } from '../../relay/requestError';
import type { FieldTexts } from './ChangedMeanwhile';

/** The server's copy as form values. */
export interface SavedCopy<TValues> {
  values: TValues;
  updatedAt: string;
}

interface NewerCopyOptions<TSaved, TValues> {
  /** The name of the server's copy in a conflict. */
  kind: 'feedback' | 'exercise' | 'session';
  toValues: (saved: TSaved) => TValues;
  /** The copy that the edit started from. */
  base: SavedCopy<TValues>;
}

/** Sends a change with its base and, on a conflict, keeps the server's newer copy for the dialog. */
export function useNewerCopy<TSaved extends { readonly updatedAt: string }, TValues>(
  options: NewerCopyOptions<TSaved, TValues>,
) {
  const { kind, toValues } = options;
  const base = useRef(options.base);
  const [newer, setNewer] = useState<SavedCopy<TValues> | null>(null);

  function copyOf(error: unknown): SavedCopy<TValues> | null {
    if (!(error instanceof GraphQLRequestError) || error.code !== 'CONFLICT') return null;
    const saved = error.extensions[kind] as TSaved | undefined;
    return saved ? { values: toValues(saved), updatedAt: saved.updatedAt } : null;
  }

  /** Returns whether it was sent; otherwise the dialog asks. */
  async function sendOnBase(send: (baseUpdatedAt: string) => Promise<unknown>): Promise<boolean> {
    try {
      await send(base.current.updatedAt);
      return true;
    } catch (error) {
      const copy = copyOf(error);
      if (!copy) throw error;
      if (JSON.stringify(copy.values) !== JSON.stringify(base.current.values)) {
        setNewer(copy);
        return false;
      }
      // The fields are equal again, for example edited and reverted: retry on the new base.
      base.current = copy;
      return sendOnBase(send);
    }
  }

  return {
    sendOnBase,
    /** Props of the dialog. */
    dialog: (toTexts: (values: TValues) => FieldTexts, mine: TValues, sendAgain: () => void) => ({
      question: newer && { opened: toTexts(base.current.values), theirs: toTexts(newer.values) },
      mine: newer ? toTexts(mine) : {},
      onKeepEditing: () => setNewer(null),
      onSaveMine: () => {
        if (newer) base.current = newer;
        setNewer(null);
        sendAgain();
      },
    }),
  };
}
