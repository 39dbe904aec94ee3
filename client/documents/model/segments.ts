import type { Row } from './compareTexts';

/** A change with its empty lines, or a run of unchanged lines. */
export interface Segment {
  changed: boolean;
  /** The index of its first row. */
  start: number;
  rows: readonly Row[];
}

/** Unchanged lines shown around a change. */
const context = 3;
/** A run is folded if that hides at least so many lines. */
const minFolded = 6;

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

interface Folded {
  before: readonly Row[];
  hidden: number;
  after: readonly Row[];
}

/** The lines shown of a long unchanged run, next to changes. Null if it is short. */
export function fold({ rows }: Segment, isFirst: boolean, isLast: boolean): Folded | null {
  const before = isFirst ? 0 : context;
  const after = isLast ? 0 : context;
  const hidden = rows.length - before - after;
  if (hidden < minFolded) return null;
  return { before: rows.slice(0, before), hidden, after: rows.slice(rows.length - after) };
}
