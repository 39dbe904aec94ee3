import type { Row } from './compareTexts';

/** Consecutive rows: one change, with the empty lines inside it, or a run of unchanged lines. */
export interface Segment {
  changed: boolean;
  /** The index of its first row. */
  start: number;
  rows: readonly Row[];
}

interface Folding {
  /** Unchanged lines shown around a change. */
  contextRows: number;
  /** The smallest number of lines that is worth folding. */
  minHiddenRows: number;
}

const isBlank = ({ parts }: Row) => parts.every(({ text }) => text.trim() === '');

/** Groups rows into changes and unchanged runs. */
export function segmentsOf(rows: readonly Row[]): Segment[] {
  const segments: Segment[] = [];
  for (let start = 0; start < rows.length; ) {
    const changed = rows[start]?.changed ?? false;
    let end = start + 1;
    if (changed) {
      // Changed paragraphs separated only by empty lines are one change.
      let next = end;
      while (next < rows.length && (rows[next]?.changed || isBlank(rows[next] as Row))) {
        next += 1;
        if (rows[next - 1]?.changed) end = next;
      }
    } else while (end < rows.length && !rows[end]?.changed) end += 1;
    segments.push({ changed, start, rows: rows.slice(start, end) });
    start = end;
  }
  return segments;
}

interface FoldedSegment {
  before: readonly Row[];
  /** The number of rows between the two. */
  hidden: number;
  after: readonly Row[];
}

/** Folds a long unchanged run to the lines next to changes; null if the run is short. */
export function foldSegment(
  { rows }: Segment,
  isFirst: boolean,
  isLast: boolean,
  { contextRows, minHiddenRows }: Folding = { contextRows: 3, minHiddenRows: 6 },
): FoldedSegment | null {
  const before = isFirst ? 0 : contextRows;
  const after = isLast ? 0 : contextRows;
  const hidden = rows.length - before - after;
  if (hidden < minHiddenRows) return null;
  return { before: rows.slice(0, before), hidden, after: rows.slice(rows.length - after) };
}
