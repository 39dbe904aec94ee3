import type { Point, Selection } from 'slate';
import { lineOf, pointAt } from './edit';
import { breakOf, type Lines, linesOf, textOf } from './lines';
import type { Line } from './slateTypes';

/** A text's lines, reusing the line objects that it has in common with the previous lines. */
export function withLinesOf(
  before: Lines,
  text: string,
  selection: Selection,
): { lines: Line[]; selection: Selection } {
  const after = linesOf(text);
  const pairs = commonLines(before, after);
  for (const [old, now] of pairs) after[now] = before[old] as Line;
  const moved = (point: Point): Point => {
    const line = lineOf(point);
    // The last kept line at or above the caret.
    let low = -1;
    let lowNow = -1;
    for (const [old, now] of pairs) {
      if (old > line) break;
      low = old;
      lowNow = now;
    }
    const position = Math.min(lowNow + line - low, after.length - 1);
    return pointAt(position, Math.min(point.offset, textOf(after[position]).length));
  };
  return {
    lines: after,
    selection: selection && { anchor: moved(selection.anchor), focus: moved(selection.focus) },
  };
}

const same = (a: Line | undefined, b: Line | undefined) =>
  a !== undefined && b !== undefined && textOf(a) === textOf(b) && breakOf(a) === breakOf(b);

/** Pairs of equal lines in order: from both ends, and between them lines that occur once. */
function commonLines(before: Lines, after: Lines): [number, number][] {
  let start = 0;
  while (start < before.length && start < after.length && same(before[start], after[start])) start += 1;
  let tail = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (tail < shorter && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;

  const pairs: [number, number][] = [];
  for (let n = 0; n < start; n += 1) pairs.push([n, n]);
  const anchors = anchorPairs(before, after, start, before.length - tail, after.length - tail);
  let [old, now] = [start, start];
  for (const anchor of [...anchors, [before.length - tail, after.length - tail] as const]) {
    while (old < anchor[0] && now < anchor[1] && same(before[old], after[now])) pairs.push([old++, now++]);
    const above: [number, number][] = [];
    let [a, b] = [anchor[0] - 1, anchor[1] - 1];
    while (a >= old && b >= now && same(before[a], after[b])) above.push([a--, b--]);
    pairs.push(...above.reverse());
    [old, now] = anchor;
  }
  for (let n = tail; n > 0; n -= 1) pairs.push([before.length - n, after.length - n]);
  return pairs;
}

/** The longest increasing sequence of lines that occur exactly once on each side. */
function anchorPairs(
  before: Lines,
  after: Lines,
  start: number,
  end: number,
  endNow: number,
): [number, number][] {
  const positionsIn = (lines: Lines, to: number) => {
    const found = new Map<string, number>();
    for (let n = start; n < to; n += 1) {
      const key = breakOf(lines[n] as Line) + textOf(lines[n]);
      found.set(key, found.has(key) ? -1 : n);
    }
    return found;
  };
  const now = positionsIn(after, endNow);
  const tails: { pair: [number, number]; previous: number }[] = [];
  const ends: number[] = [];
  for (const [key, old] of positionsIn(before, end)) {
    const position = now.get(key) ?? -1;
    if (old < 0 || position < 0) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[ends[middle] ?? 0]?.pair[1] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    tails.push({ pair: [old, position], previous: ends[low - 1] ?? -1 });
    ends[low] = tails.length - 1;
  }
  const run: [number, number][] = [];
  for (let n = ends.at(-1) ?? -1; n >= 0; n = tails[n]?.previous ?? -1) run.push(tails[n]?.pair ?? [0, 0]);
  return run.reverse();
}
