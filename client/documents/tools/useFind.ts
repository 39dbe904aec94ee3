import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FindQuery } from '../../editor/editor';
import type { Writing } from '../screens/useWriting';

/** How long typing must pause before a search. */
const debounceMs = 200;
/** Matches highlighted on either side of the current one: more would slow each search. */
const markedAround = 300;

interface Found {
  /** Start and end of each match in turn. */
  offsets: Uint32Array;
  /** There are more matches than these. */
  isMore: boolean;
  /** Index of the selected match, or -1. */
  current: number;
  problem: string | null;
}

const noMatches: Found = { offsets: new Uint32Array(), isMore: false, current: -1, problem: null };

/** The matches of a query, found again after each change of the query or the text. */
function useMatches({ refs: { editor }, tools }: Writing, query: FindQuery) {
  const [found, setFound] = useState(noMatches);
  const [text, setText] = useState(0);
  const running = useRef<AbortController | null>(null);
  const { pattern, matchCase, wholeWord, regex } = query;

  /** Aborts the search under way; returns the signal of the next one. */
  const nextSignal = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  /** Finds the matches and, if asked to, selects the one at the caret or after it. */
  const search = useEffectEvent(async (selects: boolean) => {
    const handle = editor.current;
    const signal = nextSignal();
    if (!handle || pattern === '') return showFound(noMatches);
    const searched = handle.text();
    const result = await handle.find(query, signal).catch(() => null);
    if (signal.aborted || !result || handle.text() !== searched) return;
    if (result.kind === 'problem') return showFound({ ...noMatches, problem: result.problem });
    if (result.kind === 'replaced') return;
    const { offsets, isAll } = result;
    const [start, end] = handle.selectionOffsets();
    const next = { offsets, isMore: !isAll, current: matchAt(offsets, start, end), problem: null };
    if (!selects || offsets.length === 0) return showFound(next);
    return selectMatch(next, next.current >= 0 ? next.current : matchFrom(offsets, start));
  });

  const showFound = (next: Found) => {
    setFound(next);
    const first = Math.max(0, next.current - markedAround);
    const marked = next.offsets.slice(2 * first, 2 * (first + 2 * markedAround));
    editor.current?.highlight(marked, next.current - first);
  };

  const selectMatch = (matches: Found, index: number) => {
    const { offsets } = matches;
    editor.current?.select(offsets[2 * index] ?? 0, offsets[2 * index + 1] ?? 0);
    showFound({ ...matches, current: index });
  };

  // Only a new query selects a match: a change of the text, by typing or replacing, must not move the caret.
  const lastQuery = useRef('');
  useEffect(() => {
    void text;
    const queryKey = JSON.stringify([pattern, matchCase, wholeWord, regex]);
    const isNew = queryKey !== lastQuery.current;
    lastQuery.current = queryKey;
    const timer = setTimeout(() => void search(isNew), isNew && pattern.length < 2 ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [pattern, matchCase, wholeWord, regex, text]);

  useEffect(() => tools.changes.subscribe(() => setText((n) => n + 1)), [tools.changes]);

  useEffect(() => {
    const handle = editor.current;
    return () => {
      running.current?.abort();
      handle?.highlight(null);
    };
  }, [editor]);

  return {
    found,
    selectMatch,
    nextSignal,
    /** Makes the next search select a match. */
    selectNext: () => {
      lastQuery.current = '';
    },
    showProblem: (problem: string) => setFound({ ...found, problem }),
  };
}

/** The matches of a query in the text, steps from one to another, and replacing them. */
export function useFind(writing: Writing, query: FindQuery) {
  const { editor } = writing.refs;
  const { found, selectMatch, nextSignal, selectNext, showProblem } = useMatches(writing, query);
  const count = found.offsets.length / 2;
  return {
    ...found,
    count,
    step(by: 1 | -1) {
      if (count === 0) return;
      const [start] = editor.current?.selectionOffsets() ?? [0];
      const from = matchFrom(found.offsets, start);
      const isMatchSelected = found.current >= 0;
      const next = isMatchSelected ? found.current + by : by > 0 ? from : from - 1;
      selectMatch(found, (next + count) % count);
    },
    /** Replaces the selected match, or all; returns how many, or null if it could not. */
    async replace(replacement: string, all: boolean): Promise<number | null> {
      const handle = editor.current;
      const range = [found.offsets[2 * found.current], found.offsets[2 * found.current + 1]] as const;
      if (!handle) return null;
      const text = handle.text();
      const only = all ? {} : { from: range[0] ?? 0, to: range[1] ?? 0 };
      const result = await handle.find({ ...query, replacement, ...only }, nextSignal()).catch(() => null);
      if (result?.kind === 'problem') showProblem(result.problem);
      if (result?.kind !== 'replaced' || handle.text() !== text) return null;
      if (result.count > 0) handle.replaceText(result.text);
      if (!all) {
        const end = result.text.length - (text.length - (range[1] ?? 0));
        handle.select(end, end);
        selectNext();
      }
      return result.count;
    },
  };
}

/** The index of the match that is exactly selected; -1 if none is. */
function matchAt(offsets: Uint32Array, start: number, end: number): number {
  const index = matchFrom(offsets, start);
  return offsets[2 * index] === start && offsets[2 * index + 1] === end ? index : -1;
}

/** The index of the first match that starts there or later; the first of all if there is none. */
function matchFrom(offsets: Uint32Array, start: number): number {
  let [low, high] = [0, offsets.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[2 * middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return 2 * low < offsets.length ? low : 0;
}
