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
  const kept = keepCommonLines(before, after);
  const moved = (point: Point): Point => {
    // The caret keeps its distance from the last kept line at or above it.
    let above = lineOf(point);
    while (above >= 0 && !kept.has(above)) above -= 1;
    const line = Math.min((kept.get(above) ?? -1) + lineOf(point) - above, after.length - 1);
    return pointAt(line, Math.min(point.offset, textOf(after[line]).length));
  };
  return {
    lines: after,
    selection: selection && { anchor: moved(selection.anchor), focus: moved(selection.focus) },
  };
}

const keyOf = (line: Line) => breakOf(line) + textOf(line);

/** The places of the lines that occur once, by their key; -1 for the others. */
function uniqueIn(lines: Lines): Map<string, number> {
  const places = new Map<string, number>();
  for (const [n, line] of lines.entries()) places.set(keyOf(line), places.has(keyOf(line)) ? -1 : n);
  return places;
}

/** A line's previous place and its new one. */
type Pair = readonly [old: number, now: number];
type Chain = { pair: Pair; before: Chain | undefined };

/** The longest subsequence of the pairs, in their new order, in which the previous places increase. */
function inBothOrders(pairs: readonly Pair[]): Pair[] {
  /** For each length, the chain that ends with the lowest previous place. */
  const ends: Chain[] = [];
  for (const pair of pairs) {
    let [length, most] = [0, ends.length];
    while (length < most) {
      const middle = (length + most) >> 1;
      if ((ends[middle] as Chain).pair[0] < pair[0]) length = middle + 1;
      else most = middle;
    }
    ends[length] = { pair, before: ends[length - 1] };
  }
  const found: Pair[] = [];
  for (let end = ends.at(-1); end; end = end.before) found.push(end.pair);
  return found;
}

/**
 * Puts the objects of equal previous lines into `after`: of lines that occur once, and of others beside these and from both ends.
 * Moved lines get new objects: the view would otherwise insert all lines in between anew, each in a time that grows with the text.
 * Returns the new places of the kept and moved lines by their previous ones.
 */
function keepCommonLines(before: Lines, after: Line[]): Map<number, number> {
  const kept = new Map<number, number>();
  const sources = new Map([
    [-1, -1],
    [after.length, before.length],
  ]);
  const keep = (old: number, now: number) => {
    const [line, replaced] = [before[old], after[now]];
    if (!line || !replaced || kept.has(old) || sources.has(now) || keyOf(line) !== keyOf(replaced)) return;
    kept.set(old, now);
    sources.set(now, old);
    after[now] = line;
  };
  const unique = uniqueIn(before);
  const pairs = [...uniqueIn(after)]
    .map(([key, now]) => [unique.get(key) ?? -1, now] as const)
    .filter(([old, now]) => old >= 0 && now >= 0);
  for (const [old, now] of inBothOrders(pairs)) keep(old, now);
  for (let now = 0; now < after.length; now += 1) keep((sources.get(now - 1) ?? Number.NaN) + 1, now);
  for (let now = after.length - 1; now >= 0; now -= 1) keep((sources.get(now + 1) ?? Number.NaN) - 1, now);
  for (const [old, now] of pairs) if (!kept.has(old)) kept.set(old, now);
  return kept;
}
