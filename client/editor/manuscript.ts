import { createListeners } from '../lib/store';
import { joinLines, type Lines, type Splice, spliceBetween, wordsOf } from './lines';
import { Scan } from './scan';
import type { Line } from './slateTypes';

/** The text, its words and the look of its lines, updated incrementally. */
export class Manuscript {
  private lines: Lines = [];
  private words = 0;
  /** The whole text; null until it is needed again. */
  private joinedText: string | null = '';
  private readonly scan = new Scan();
  private readonly changes = createListeners();

  /** Updates everything for the new lines; returns the change and whether other lines look different. */
  update(lines: Lines): { splice: Splice; othersChanged: boolean } | null {
    const splice = spliceBetween(this.lines, lines);
    this.lines = lines;
    if (!splice) return null;
    this.joinedText = null;
    for (const line of splice.removed) this.words -= wordsOf(line);
    for (const line of splice.inserted) this.words += wordsOf(line);
    return { splice, othersChanged: this.scan.update(lines, splice) };
  }

  text(): string {
    this.joinedText ??= joinLines(this.lines);
    return this.joinedText;
  }

  wordCount(): number {
    return this.words;
  }

  viewOf(line: Line) {
    return this.scan.viewOf(line);
  }

  /** The lines above a line in its paragraph, the nearest `maxLines` of them. */
  paragraphAbove(n: number, maxLines: number): Lines {
    let from = n;
    while (from > 0 && n - from < maxLines && this.scan.continues(this.lines[from] as Line)) from -= 1;
    return this.lines.slice(from, n);
  }

  readonly subscribe = this.changes.subscribe;

  /** Makes all lines render again, because unchanged ones look different. */
  readonly redraw = this.changes.notify;
}
