import { useRef, useState } from 'react';
import { GraphQLRequestError } from '../../relay/requestError';
import type { FieldTexts } from './ChangedMeanwhile';

/** The server's copy as a form has it. */
export interface SavedCopy<TValues> {
  values: TValues;
  updatedAt: string;
}

interface NewerCopyOptions<TSaved, TValues> {
  /** The name under which a conflict carries the server's copy. */
  kind: 'feedback' | 'exercise' | 'session';
  toValues: (saved: TSaved) => TValues;
  /** What the member began to edit. */
  base: SavedCopy<TValues>;
}

/** Of two who edit the same, the second is asked: sends a change upon a base, and keeps the newer copy that stands in its way. */
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

  /** Whether it was sent; otherwise there is something to ask first. */
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
      // What changed is not in the form, as its status: there is nothing to choose from.
      base.current = copy;
      return sendOnBase(send);
    }
  }

  return {
    sendOnBase,
    /** What the dialog is to ask. */
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
