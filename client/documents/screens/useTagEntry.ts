import { useState } from 'react';

/** What adding a tag comes to: the new list, and why not all of it is there. A tag that is there already changes nothing. */
export type AddTag = (
  tags: readonly string[],
  entry: string,
) => { tags: readonly string[]; left?: string; problem?: string };

/** A tag as it is typed, until it is one of the text's. */
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
    /** What kept the text from being saved. */
    inTheWay: problem?.isInTheWay ? problem.text : undefined,
    add: () => void enter(entry, false),
    /** A tag that was typed and not entered is meant to be saved, too; false where it can't be one. */
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
    /** Takes a suggestion in place of what is typed. */
    take: (name: string) => {
      setProblem(undefined);
      setEntry('');
      change(addTag(tags, name).tags);
    },
  };
}

export type TagEntry = ReturnType<typeof useTagEntry>;
