import { joined, type Lines, type Splice, spliceBetween, wordsOf } from './lines';
import { Scan } from './scan';
import type { Line } from './slateTypes';

/** What is known of the text beyond its lines, kept up to date by what changed. */
export class Manuscript {
  private lines: Lines = [];
  private words = 0;
  private whole: string | null = '';
  private readonly scan = new Scan();
  private readonly listeners = new Set<() => void>();

  /** Takes in the lines as they are now; tells what changed and whether other lines look different for it. */
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

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Lines that were not themselves changed look different. */
  redraw() {
    for (const listener of this.listeners) listener();
  }
}
