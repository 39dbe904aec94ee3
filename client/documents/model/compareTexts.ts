import { countWords } from '../../../server/markdown/wordCount';
import { type PartKind, type Run, runsBetween } from './diffRuns';

/** A piece of text that is in both texts, or in one of them. */
export interface Part {
  kind: PartKind;
  text: string;
}

/** A paragraph, or several that a change joins or splits: the earlier and the later text side by side. */
export interface Row {
  changed: boolean;
  parts: readonly Part[];
}

export interface Comparison {
  rows: readonly Row[];
  /** Words only in the later text, and words only in the earlier one. */
  added: number;
  removed: number;
}

/** Maximum edit distances of the diffs. Their time grows with the square, and nobody reads that many changes one by one. */
const maxLineSteps = 1_000;
const maxWordSteps = 800;

/** Texts with a smaller share of common letters are shown as one removed and one added. */
const minCommon = 0.25;

/**
 * Matches a word with its accents and apostrophes, white space, or any other single character. In scripts without spaces each character is a word.
 * Longer runs are split, because a regular expression engine stores a backtracking point per letter and can overflow.
 */
const wordPattern =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}{0,1000}|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}]){1,1000}(?:['’][\p{L}\p{N}\p{M}]{1,1000}){0,20}|[^\s]/gu;

/** Appends without a spread: as arguments of a call, the lines of a long text would overflow the stack. */
function append<T>(list: T[], items: readonly T[]) {
  for (const item of items) list.push(item);
}

/** Lines with their line breaks, so that joining them restores the text. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * Compares two texts by lines first, then by words within the lines that differ. Lines that occur once in each text, in
 * the same order, are anchors; so the time depends on the changes, not on the length.
 */
export function compareTexts(before: string, after: string): Comparison {
  const rows: Row[] = [];
  let [old, fresh]: [string[], string[]] = [[], []];
  const flush = () => {
    append(rows, changedRows(old, fresh));
    [old, fresh] = [[], []];
  };
  for (const { kind, items } of lineRuns(linesOf(before), linesOf(after))) {
    if (kind === 'removed') append(old, items);
    else if (kind === 'added') append(fresh, items);
    else {
      flush();
      for (const text of items) rows.push({ changed: false, parts: [{ kind: 'same', text }] });
    }
  }
  flush();
  const changedParts = rows.flatMap(({ changed, parts }) => (changed ? parts : []));
  const wordsIn = (wanted: PartKind) =>
    changedParts.reduce((sum, { kind, text }) => sum + (kind === wanted ? countWords(text) : 0), 0);
  return { rows, added: wordsIn('added'), removed: wordsIn('removed') };
}

/** Compares lines between anchors, which both texts have. */
function lineRuns(before: readonly string[], after: readonly string[]): Run<string>[] {
  const anchors = anchorLines(before, after);
  const runs: Run<string>[] = [];
  let [from, to] = [0, 0];
  for (const [oldPlace, freshPlace] of [...anchors, [before.length, after.length] as const]) {
    append(runs, gapRuns(before.slice(from, oldPlace), after.slice(to, freshPlace)));
    const line = before[oldPlace];
    if (line !== undefined) runs.push({ kind: 'same', items: [line] });
    [from, to] = [oldPlace + 1, freshPlace + 1];
  }
  return runs;
}

/** Compares the lines between two anchors. After a search and replace both sides have equally many, similar lines. */
function gapRuns(before: readonly string[], after: readonly string[]): Run<string>[] {
  const isOneByOne =
    before.length === after.length && before.every((line, place) => areAlike(line, after[place] ?? ''));
  if (!isOneByOne) return runsBetween(before, after, maxLineSteps);
  return before.flatMap((line, place): Run<string>[] => {
    const fresh = after[place] ?? '';
    if (line === fresh) return [{ kind: 'same', items: [line] }];
    return [
      { kind: 'removed', items: [line] },
      { kind: 'added', items: [fresh] },
      // An empty run ends this change, so that the next line's is separate.
      { kind: 'same', items: [] },
    ];
  });
}

/** Whether two lines have half of their words in common. */
function areAlike(line: string, other: string): boolean {
  if (line === other) return true;
  const [words, others] = [line.match(/\S+/g) ?? [], new Set(other.match(/\S+/g))];
  const common = words.filter((word) => others.has(word)).length;
  return common * 2 >= Math.max(words.length, others.size);
}

/** The positions, in both texts, of lines that occur once in each: as many as have the same order in both. */
function anchorLines(before: readonly string[], after: readonly string[]): [number, number][] {
  /** The position of each line, or -1 if it occurs several times. */
  const placesIn = (lines: readonly string[]) => {
    const places = new Map<string, number>();
    for (const [place, line] of lines.entries())
      if (line.trim() !== '') places.set(line, places.has(line) ? -1 : place);
    return places;
  };
  const later = placesIn(after);
  const pairs: [number, number][] = [];
  for (const [line, place] of placesIn(before)) {
    const freshPlace = later.get(line) ?? -1;
    if (place >= 0 && freshPlace >= 0) pairs.push([place, freshPlace]);
  }
  return longestRising(pairs.sort(([a], [b]) => a - b));
}

/** The longest subsequence of pairs with increasing second positions, by patience sorting: `ends` has the last pair of each length. */
function longestRising(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [, place]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const chosen: [number, number][] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair) chosen.push(pair);
  }
  return chosen.reverse();
}

/** The rows of a change from the old lines to the fresh ones. */
function changedRows(old: readonly string[], fresh: readonly string[]): Row[] {
  if (old.length === 0 && fresh.length === 0) return [];
  const parts = old.length > 0 && fresh.length > 0 ? wordParts(old.join(''), fresh.join('')) : null;
  if (!parts)
    return [
      ...old.map((text): Row => ({ changed: true, parts: [{ kind: 'removed', text }] })),
      ...fresh.map((text): Row => ({ changed: true, parts: [{ kind: 'added', text }] })),
    ];
  return splitAtLines(parts);
}

/** Compares two texts word by word; null if they have too little in common. */
function wordParts(before: string, after: string): Part[] | null {
  const runs = runsBetween(before.match(wordPattern) ?? [], after.match(wordPattern) ?? [], maxWordSteps);
  for (const [place, run] of runs.entries()) shiftToBoundary(runs[place - 1], run, runs[place + 1]);
  const parts = mergeFragments(runs.map(({ kind, items }) => ({ kind, text: items.join('') })));
  const common = parts.reduce(
    (sum, { kind, text }) => (kind === 'same' ? sum + text.replace(/\s+/g, '').length : sum),
    0,
  );
  return common < minCommon * Math.max(before.length, after.length) ? null : parts;
}

/** Rates a change by its first and last item: 2 if it ends at a paragraph, 1 if between words, else 0. */
function boundaryScore(...ends: readonly string[]) {
  if (ends.some((piece) => piece.includes('\n'))) return 2;
  return ends.some((piece) => piece.trim() === '') ? 1 : 0;
}

/** Shifts a change between two unchanged runs to the best boundary: several positions can describe the same change. */
function shiftToBoundary(
  before: Run<string> | undefined,
  change: Run<string>,
  after: Run<string> | undefined,
) {
  if (change.kind === 'same' || before?.kind !== 'same' || after?.kind !== 'same') return;
  const items = change.items.concat(after.items);
  const size = change.items.length;
  const scoreAt = (steps: number) => boundaryScore(items[steps] ?? '', items[steps + size - 1] ?? '');
  let [bestScore, bestSteps] = [scoreAt(0), 0];
  for (let steps = 1; steps <= after.items.length && items[steps - 1] === items[steps - 1 + size]; steps += 1)
    if (scoreAt(steps) > bestScore) [bestScore, bestSteps] = [scoreAt(steps), steps];
  append(before.items, items.slice(0, bestSteps));
  change.items = items.slice(bestSteps, bestSteps + size);
  after.items = items.slice(bestSteps + size);
}

/** White space without line breaks at the end of a text. A regular expression would take quadratic time. */
function spaceAtEnd(text: string): string {
  let start = text.length;
  while (start > 0 && /[^\S\n]/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}

/** Joins changes that only white space separates, so that a new sentence is not shown in fragments. */
function mergeFragments(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  let [removed, added] = ['', ''];
  const push = (kind: PartKind, text: string) => {
    const last = merged.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) merged.push({ kind, text });
  };
  const flush = () => {
    // White space at the end of both is not a change.
    const end = removed && added ? spaceAtEnd(removed) : '';
    const common = end && added.endsWith(end) ? end.length : 0;
    push('removed', removed.slice(0, removed.length - common));
    push('added', added.slice(0, added.length - common));
    push('same', end.slice(end.length - common));
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (removed && added && index + 1 < parts.length && /^[^\S\n]+$/.test(text)) {
      removed += text;
      added += text;
    } else {
      flush();
      push(kind, text);
    }
  }
  flush();
  return merged;
}

/** Starts a new row after each line break that both texts have. */
function splitAtLines(parts: readonly Part[]): Row[] {
  const rows: Row[] = [];
  let row: Part[] = [];
  const flush = () => {
    if (row.length > 0) rows.push({ changed: row.some(({ kind }) => kind !== 'same'), parts: row });
    row = [];
  };
  for (const { kind, text } of parts) {
    if (kind !== 'same') {
      row.push({ kind, text });
      continue;
    }
    for (const line of linesOf(text)) {
      row.push({ kind, text: line });
      if (line.endsWith('\n')) flush();
    }
  }
  flush();
  return rows;
}
