import type { Token } from 'markdown-it';
import { type Span, settable } from '../../../../render/typesetting/spans';
import { deepestIndent, gap, indents, sizes } from './measures';
import { spansOf } from './spans';

export type Role = 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'BlockQuote' | 'Code';

export interface TextBlock {
  kind: 'text';
  role: Role;
  spans: Span[];
  size: number;
  leading: number;
  /** Distance from the edges of the text area, in points. */
  inset: { start: number; end: number };
  /** Additional indent of the first line. */
  firstLine: number;
  /** Additional indent of continuations of a line that was too long. */
  hanging: number;
  before: number;
  after: number;
  isCentred?: boolean;
  /** Has a short rule above, as the notes do. */
  hasRuleAbove?: boolean;
  /** A note that isn't the story's own text. */
  isSecondary?: boolean;
  /** List marker, drawn before the first line. */
  marker?: string;
  /** Must stay on the same page as the start of the next block. */
  keepsWithNext?: boolean;
  /** Bookmark for a heading; its depth starts at 1. */
  bookmark?: { depth: number; title: string };
  /** Drawn on a background, as code is. */
  hasBackground?: boolean;
}

export interface Cell {
  spans: Span[];
  align: 'start' | 'center' | 'end';
  heading: boolean;
}

export interface TableBlock {
  kind: 'table';
  rows: Cell[][];
  before: number;
  after: number;
}

export type Block = TextBlock | TableBlock;

interface List {
  /** The next list number; undefined for bullet lists. */
  next: number | undefined;
}

const bullets = ['•', '–', '·'];
const sceneBreak = '* * *';

/** Converts Markdown tokens into layout blocks. */
export class Blocks {
  private readonly lists: List[] = [];
  private quotes = 0;
  private inNotes = false;
  private inVerse = false;
  private hasRuleAbove = false;
  /** Marker of the current list item, for the next block. */
  private marker: string | undefined;
  /** The previous block's kind, which decides how a paragraph starts. */
  private last: 'paragraph' | 'verse' | 'item' | 'spaced' | 'other' = 'spaced';

  // Branches: one case per kind of token.
  *from(tokens: readonly Token[]): Generator<Block> {
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) continue;
      const inside = tokens[at + 1];
      switch (token.type) {
        case 'heading_open':
          yield this.heading(Number(token.tag.slice(1)) - 1, inside?.children ?? []);
          break;
        case 'paragraph_open':
          yield* this.paragraph(inside?.children ?? [], token.hidden);
          break;
        case 'fence':
        case 'code_block':
          yield this.code(token.content);
          break;
        case 'hr':
          yield this.sceneBreak();
          break;
        case 'blockquote_open':
        case 'blockquote_close':
          this.quotes += token.nesting;
          this.last = 'other';
          break;
        case 'verse_open':
        case 'verse_close':
          this.inVerse = token.nesting > 0;
          break;
        case 'footnote_block_open':
          this.inNotes = true;
          this.hasRuleAbove = true;
          this.openList(1);
          break;
        case 'bullet_list_open':
        case 'ordered_list_open':
          yield* this.markerAlone();
          this.openList(token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : undefined);
          break;
        case 'bullet_list_close':
        case 'ordered_list_close':
          this.lists.pop();
          this.last = 'other';
          break;
        case 'list_item_open':
        case 'footnote_open':
          this.openItem();
          break;
        case 'list_item_close':
        case 'footnote_close':
          yield* this.markerAlone();
          break;
        case 'table_open': {
          yield* this.markerAlone();
          const end = tokens.findIndex((other, n) => n > at && other.type === 'table_close');
          yield this.table(tokens.slice(at, end));
          at = end;
          break;
        }
      }
    }
  }

  private inset() {
    const start = this.lists.length * indents.item + this.quotes * indents.quote;
    return { start: Math.min(start, deepestIndent), end: Math.min(this.quotes, 3) * indents.quote };
  }

  private text(spans: Span[], more: Partial<TextBlock> = {}): TextBlock {
    const { marker, hasRuleAbove } = this;
    this.marker = undefined;
    this.hasRuleAbove = false;
    return {
      kind: 'text',
      role: this.quotes > 0 ? 'BlockQuote' : 'P',
      spans,
      ...(this.inNotes ? sizes.note : sizes.text),
      inset: this.inset(),
      firstLine: 0,
      hanging: this.inVerse ? indents.verse : 0,
      before: 0,
      after: 0,
      ...(marker !== undefined && { marker }),
      ...more,
      ...(hasRuleAbove && { hasRuleAbove, before: 3 * gap }),
    };
  }

  private heading(level: number, children: readonly Token[]): TextBlock {
    const { size, leading, before, after } = sizes.headings[level - 1] ?? sizes.headings[3];
    const spans = spansOf(children).map(({ text, style }) => ({ text, style: { ...style, bold: true } }));
    this.last = 'spaced';
    const title = spans
      .map(({ text, style }) => (style.mark ? '' : text))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    return this.text(spans, {
      role: `H${Math.min(6, Math.max(1, level))}` as Role,
      size,
      leading,
      before,
      after,
      keepsWithNext: true,
      ...(title && { bookmark: { depth: level, title } }),
    });
  }

  /** The first line is indented only after another paragraph, as in books. Verse has space between stanzas instead. */
  private *paragraph(children: readonly Token[], isTight: boolean): Generator<TextBlock> {
    const mark = this.taskMark(children);
    if (mark) this.marker = mark;
    const spans = spansOf(mark ? children.slice(1) : children);
    if (spans.length === 0 && this.marker === undefined) return;
    const isVerse = this.inVerse || spans.some(({ text }) => text.includes('\n'));
    const inItem = this.lists.length > 0;
    const { last } = this;
    this.last = inItem ? 'item' : isVerse ? 'verse' : 'paragraph';
    if (inItem) {
      const begins = last === 'other' && this.lists.length === 1;
      yield this.text(spans, { before: begins ? gap : isTight ? 2 : gap / 2 });
    } else if (last === 'paragraph' && !isVerse) yield this.text(spans, { firstLine: indents.first });
    else yield this.text(spans, { before: last === 'spaced' ? 0 : gap });
  }

  /** Places the marker of an item that has no text beside it: it is empty, or begins with a list or a table. */
  private *markerAlone(): Generator<TextBlock> {
    if (this.marker !== undefined) yield this.text([]);
  }

  private taskMark([first]: readonly Token[]): string | undefined {
    if (first?.type !== 'task_checkbox') return undefined;
    return first.attrGet('checked') === null ? '☐' : '☑';
  }

  private code(content: string): TextBlock {
    this.last = 'spaced';
    const text = settable(content.replace(/\n$/, ''));
    return this.text([{ text, style: { code: true } }], {
      role: 'Code',
      ...sizes.code,
      before: gap,
      after: gap,
      hasBackground: true,
    });
  }

  private sceneBreak(): TextBlock {
    this.last = 'spaced';
    const { leading } = sizes.text;
    return this.text([{ text: sceneBreak, style: {} }], {
      isCentred: true,
      before: leading * 0.75,
      after: leading * 0.75,
      keepsWithNext: true,
    });
  }

  private openList(first: number | undefined) {
    this.lists.push({ next: first });
    this.last = 'other';
  }

  private openItem() {
    const list = this.lists.at(-1);
    if (!list) return;
    this.marker =
      list.next === undefined ? (bullets[(this.lists.length - 1) % bullets.length] ?? '•') : `${list.next}.`;
    if (list.next !== undefined) list.next += 1;
  }

  private table(tokens: readonly Token[]): TableBlock {
    const rows: Cell[][] = [];
    tokens.forEach((token, n) => {
      if (token.type === 'tr_open') rows.push([]);
      if (token.type !== 'th_open' && token.type !== 'td_open') return;
      const heading = token.type === 'th_open';
      const align = /align-(center|right)/.exec(token.attrGet('class') ?? '')?.[1];
      const spans = spansOf(tokens[n + 1]?.children ?? []);
      rows.at(-1)?.push({
        spans: heading ? spans.map(({ text, style }) => ({ text, style: { ...style, bold: true } })) : spans,
        align: align === 'center' ? 'center' : align === 'right' ? 'end' : 'start',
        heading,
      });
    });
    this.last = 'spaced';
    return { kind: 'table', rows, before: gap, after: gap };
  }
}
