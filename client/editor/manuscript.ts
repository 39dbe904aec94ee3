import { createListeners } from '../lib/store';
import { joined, type Lines, type Splice, spliceBetween, wordsOf } from './lines';
import { Scan } from './scan';
import type { Line } from './slateTypes';

/** Data derived from the text, updated incrementally. */
export class Manuscript {
  private lines: Lines = [];
  private words = 0;
  private whole: string | null = '';
  private readonly scan = new Scan();
  private readonly changes = createListeners();

  /** Takes in the new lines; returns the change and whether other lines look different. */
  update(lines: Lines): { splice: Splice; othersChanged: boolean } | null {
    const splice = spliceBetween(this.lines, lines);
    this.lines = lines;
    if (!splice) return null;
    this.whole = null;
    for (const line of splice.removed) this.words -= wordsOf(line);
    for (const line of splice.inserted) this.words += wordsOf(line);
    return { splice, othersChanged: this.scan.update(lines, splice) };
  }

  text(): string {
    this.whole ??= joined(this.lines);
    return this.whole;
  }

  wordCount(): number {
    return this.words;
  }

  viewOf(line: Line) {
    return this.scan.viewOf(line);
  }

  /** The lines of a line's paragraph above it, the nearest `most` of them. */
  paragraphAbove(n: number, most: number): Lines {
    let from = n;
    while (from > 0 && n - from < most && this.scan.continues(this.lines[from] as Line)) from -= 1;
    return this.lines.slice(from, n);
  }

  readonly subscribe = this.changes.subscribe;

  /** Unchanged lines must be drawn again. */
  readonly redraw = this.changes.notify;
}
