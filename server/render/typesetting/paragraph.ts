import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Face, Fonts, TextStyle } from './fonts';
import { graphemesOf } from './graphemes';
import type { Span } from './spans';

/** A run of text with one face, style and direction, drawn in one call. */
interface Piece {
  /**
   * Parts in reading order. The text of each is in drawing order: in right-to-left runs, words that are drawn together are
   * reversed, and so are neutral characters, which are also mirrored. Text that runs from left to right is one part.
   */
  words: { text: string; width: number }[];
  /** Text in reading order, for copying and screen readers. */
  logicalText: string;
  face: Face;
  style: TextStyle;
  width: number;
  /** Whether each word stands to the left of the one before. */
  rightToLeft: boolean;
}

/** A line with its pieces in visual order, left to right. */
export interface Line {
  pieces: Piece[];
  width: number;
  /** Whether it continues a line that was too long, rather than starting after a line break. */
  isContinuation: boolean;
}

interface Run {
  start: number;
  end: number;
  face: Face;
  style: TextStyle;
}

const bidi = bidiFactory();
const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A longer word never fits on a line, so it is broken without being measured. */
const maxWordLength = 400;

/** Whether a character needs neither grapheme segmentation nor bidi handling; most texts have no others. */
const isPlain = (code: number) =>
  code < 0x300 || (code >= 0x2010 && code <= 0x2027) || (code >= 0x2030 && code <= 0x205e);

/** A text with several styles, ready for line breaking. */
export class Paragraph {
  readonly rightToLeft: boolean;
  private readonly text: string;
  private readonly runs: Run[] = [];
  /** Positions at which no line may begin. */
  private readonly unbreakable = new Set<number>();
  private readonly levels: Uint8Array | undefined;

  constructor(
    private readonly fonts: Fonts,
    private readonly size: number,
    spans: readonly Span[],
  ) {
    const parts: string[] = [];
    let length = 0;
    const add = (text: string, face: Face, style: TextStyle) => {
      if (!text) return;
      if (style.mark) this.unbreakable.add(length);
      const last = this.runs.at(-1);
      if (last && last.face === face && last.style === style) last.end += text.length;
      else this.runs.push({ start: length, end: length + text.length, face, style });
      parts.push(text);
      length += text.length;
    };
    for (const { text, style } of spans) {
      const own = fonts.faceOf(style);
      if (this.isPlainIn(text, own)) {
        add(text, own, style);
        continue;
      }
      let before = own;
      for (const { segment } of graphemesOf(text)) {
        const { text: shown, face } =
          segment === '\n' ? { text: '\n', face: before } : fonts.withFace(segment, own, before, style);
        add(shown, face, style);
        before = face;
      }
    }
    this.text = parts.join('');
    const embedded = rightToLeftLetter.test(this.text) ? bidi.getEmbeddingLevels(this.text) : undefined;
    this.levels = embedded?.levels;
    this.rightToLeft = (embedded?.paragraphs[0]?.level ?? 0) % 2 === 1;
  }

  private isPlainIn(text: string, face: Face): boolean {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code !== 0x0a && !(isPlain(code) && this.fonts.covers(face, code))) return false;
    }
    return true;
  }

  /** The widest word and the widest unbroken line, for the width of table columns. */
  widths(): { word: number; line: number } {
    let [word, line, widestLine] = [0, 0, 0];
    for (const { start, end, required } of this.words()) {
      const measured = Math.min(end, start + maxWordLength);
      word = Math.max(word, this.widthOf(start, this.withoutSpace(start, measured)));
      line += this.widthOf(start, measured);
      widestLine = Math.max(widestLine, line);
      if (required) line = 0;
    }
    return { word, line: widestLine };
  }

  /** Breaks the text into lines; `roomOf` returns the available width by line number, and by whether the line is a continuation. */
  lines(roomOf: (line: number, isContinuation: boolean) => number): Line[] {
    const lines: Line[] = [];
    let lineStart = 0;
    const isContinuation = () => lineStart > 0 && this.text[lineStart - 1] !== '\n';
    const room = () => roomOf(lines.length, isContinuation());
    let width = 0;
    const endLine = (end: number) => {
      lines.push({ ...this.lineOf(lineStart, end), isContinuation: isContinuation() });
      lineStart = end;
      width = 0;
    };
    for (const { start, end, required } of this.words()) {
      const visibleWidth =
        end - start > maxWordLength
          ? Number.POSITIVE_INFINITY
          : this.widthOf(start, this.withoutSpace(start, end));
      if (width > 0 && width + visibleWidth > room()) endLine(start);
      if (visibleWidth > room()) {
        // The word is longer than the line, so it is broken between graphemes.
        for (const { index, segment } of graphemesOf(this.text.slice(start, end))) {
          const at = start + index;
          const after = at + segment.length;
          // Trailing space may overhang, except in very long runs of spaces, for which the layout time would be quadratic.
          const hangs = end - start <= maxWordLength;
          const more = this.widthOf(at, hangs ? this.withoutSpace(at, after) : after);
          if (width > 0 && width + more > room()) endLine(at);
          width += more;
        }
      } else width += this.widthOf(start, end);
      if (required) endLine(end);
    }
    if (lineStart < this.text.length || lines.length === 0) endLine(this.text.length);
    return lines;
  }

  /** Yields the ranges that are unbreakable, with their trailing white space; a line ends after one that is `required`. */
  private *words(): Generator<{ start: number; end: number; required: boolean }> {
    const breaker = new LineBreaker(this.text);
    let start = 0;
    for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
      const required = this.text[next.position - 1] === '\n';
      if (!required && this.unbreakable.has(next.position)) continue;
      if (next.position > start) yield { start, end: next.position, required };
      start = next.position;
    }
  }

  /** The end of a range without its trailing white space; a no-break space stays. */
  private withoutSpace(start: number, end: number): number {
    let last = end;
    while (last > start && /[\s]/.test(this.text[last - 1] ?? '') && this.text[last - 1] !== '\u00a0')
      last -= 1;
    return last;
  }

  /** The index of the run that was found last. Searches start from it, because words are visited in order. */
  private lastRun = 0;

  /** The index of the run that contains the position. */
  private runAt(position: number): number {
    let at = this.lastRun;
    while (at > 0 && (this.runs[at]?.start ?? 0) > position) at -= 1;
    while (at < this.runs.length - 1 && (this.runs[at]?.end ?? 0) <= position) at += 1;
    this.lastRun = at;
    return at;
  }

  private *slices(start: number, end: number): Generator<Run> {
    for (let at = this.runAt(start); at < this.runs.length; at += 1) {
      const run = this.runs[at];
      if (!run || run.start >= end) return;
      const slice = { ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) };
      if (slice.start < slice.end) yield slice;
    }
  }

  private widthOf(start: number, end: number): number {
    let width = 0;
    for (const slice of this.slices(start, end))
      width += this.fonts.width(
        slice.face,
        this.text.slice(slice.start, slice.end).replaceAll('\n', ''),
        this.size,
      );
    return width;
  }

  private lineOf(start: number, lineEnd: number): Omit<Line, 'isContinuation'> {
    const end = this.withoutSpace(start, lineEnd);
    const pieces: Piece[] = [];
    const levels: number[] = [];
    for (const slice of this.slices(start, end))
      for (const part of this.byLevel(slice)) {
        const level = this.levels?.[part.start] ?? 0;
        const piece = this.pieceOf(part, level % 2 === 1);
        pieces.push(piece);
        levels.push(level);
      }
    return {
      pieces: this.levels ? inVisualOrder(pieces, levels) : pieces,
      width: pieces.reduce((sum, { width }) => sum + width, 0),
    };
  }

  /** Splits a run where the bidi level changes. */
  private *byLevel(run: Run): Generator<Run> {
    const { levels } = this;
    let start = run.start;
    for (let at = run.start + 1; levels && at < run.end; at += 1)
      if (levels[at] !== levels[at - 1]) {
        yield { ...run, start, end: at };
        start = at;
      }
    yield { ...run, start };
  }

  private pieceOf({ start, end, face, style }: Run, rightToLeft: boolean): Piece {
    const logicalText = this.text.slice(start, end);
    const words: Piece['words'] = [];
    // Right-to-left text is split into words, within which fonts reverse it: words' widths are cached, those of whole lines would
    // hardly recur.
    const texts = rightToLeft
      ? (logicalText.match(/[^ ]* |[^ ]+/g) ?? []).map(inDrawingOrder)
      : [logicalText];
    for (const text of texts) {
      const width = this.fonts.width(face, text, this.size);
      const last = words.at(-1);
      // Words separated by a space are drawn in one call.
      if (last?.text.endsWith(' ') && text.endsWith(' ')) {
        last.text = text + last.text;
        last.width += width;
      } else words.push({ text, width });
    }
    const width = words.reduce((sum, word) => sum + word.width, 0);
    return { words, logicalText, face, style, width, rightToLeft };
  }
}

/** A word of a right-to-left run in drawing order. Fonts reverse its letters, but not neutral characters. */
function inDrawingOrder(word: string): string {
  const mirrored = [...word].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return (rightToLeftLetter.test(word) ? mirrored : mirrored.reverse()).join('');
}

/** The words of a piece with their places, in reading order. */
export function* placedWords({ words, width, rightToLeft }: Piece, left: number) {
  let at = rightToLeft ? left + width : left;
  for (const word of words) {
    if (rightToLeft) at -= word.width;
    yield { text: word.text, x: at };
    if (!rightToLeft) at += word.width;
  }
}

/** Sorts pieces into visual order. Source: Unicode Standard Annex 9, rule L2. */
function inVisualOrder(pieces: readonly Piece[], levels: readonly number[]): Piece[] {
  const order = pieces.map((_, n) => n);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && (levels[order[to] ?? 0] ?? 0) >= level) to += 1;
      if (to - from > 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return order.flatMap((n) => pieces[n] ?? []);
}
