import { useState } from 'react';

/** Adds tags. Returns the new list and, if some are invalid, the text that stays in the field and the reason. */
export type AddTag = (
  tags: readonly string[],
  entry: string,
) => { tags: readonly string[]; left?: string; problem?: string };

/** The state of a tag field, and what its events do. */
export function useTagEntry(
  tags: readonly string[],
  addTag: AddTag,
  change: (tags: readonly string[]) => void,
  separators?: RegExp,
) {
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<{ text: string; isInTheWay: boolean }>();
  const enter = (typed: string, isInTheWay: boolean) => {
    const added = addTag(tags, typed);
    setProblem(added.problem ? { text: added.problem, isInTheWay } : undefined);
    setEntry(added.problem ? (added.left ?? typed) : '');
    if (added.tags !== tags) change(added.tags);
    return added.problem === undefined;
  };
  return {
    entry,
    problem: problem?.text,
    /** An error that prevents saving. */
    inTheWay: problem?.isInTheWay ? problem.text : undefined,
    add: () => void enter(entry, false),
    /** Adds a typed but unconfirmed tag before saving; false if it is invalid. */
    settle: () => enter(entry, true),
    type: (next: string) => {
      if (separators?.test(next)) return void enter(next, false);
      setProblem(undefined);
      setEntry(next);
    },
    set: (next: readonly string[]) => {
      setProblem(undefined);
      change(next);
    },
    /** Adds a suggestion instead of the entry. */
    take: (name: string) => {
      setProblem(undefined);
      setEntry('');
      change(addTag(tags, name).tags);
    },
  };
}

export type TagEntry = ReturnType<typeof useTagEntry>;
