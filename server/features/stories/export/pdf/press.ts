import { type Face, Fonts, TooMuchToSetError } from '../../../../render/typesetting/fonts';
import { type Line, Paragraph, placedWords } from '../../../../render/typesetting/paragraph';
import type { Span } from '../../../../render/typesetting/spans';
import type { Role } from './blocks';
import { ink, measure, page } from './measures';

/** A node of the tagged PDF's structure tree. */
type Element = PDFKit.PDFStructureElement;

/** Scripts with one glyph per character, whose text can be extracted without an ActualText entry. */
const saysItself = /^[\n -\u02ff\u0370-\u052f\u1e00-\u1fff\u2010-\u205e\u20a0-\u20bf]*$/;

/** A novel of 250,000 words has 1,000, in short lines twice as many; a text of empty lines and marks would have 20,000. */
const maxPages = 5_000;

const bottom = page.height - page.bottom;

/** Fills pages from top to bottom. */
export class Press {
  readonly fonts: Fonts;
  /** Current vertical position on the page. */
  y: number = page.top;
  private number = 0;
  private readonly root: Element;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.fonts = new Fonts(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  get isAtTop(): boolean {
    return this.y <= page.top;
  }

  get room(): number {
    return bottom - this.y;
  }

  /** Starts a new page, numbered unless it is the title page. */
  turn(numbered = true) {
    if (this.number >= maxPages) throw new TooMuchToSetError();
    this.document.addPage();
    this.y = page.top;
    if (!numbered) return;
    this.number += 1;
    const folio = this.paragraph([{ text: String(this.number), style: {} }], 9).lines(() => measure)[0];
    this.document.markContent('Artifact', { type: 'Pagination' });
    if (folio)
      this.drawLine(folio, {
        x: page.left + (measure - folio.width) / 2,
        y: page.height - page.folio,
        size: 9,
        color: ink.quiet,
      });
    this.document.endMarkedContent();
  }

  paragraph(spans: readonly Span[], size: number): Paragraph {
    return new Paragraph(this.fonts, size, spans);
  }

  /** Adds an element to the structure tree. */
  element(role: Role | 'Table' | 'TR' | 'TH' | 'TD' | 'Title', parent: Element = this.root): Element {
    const element = this.document.struct(role);
    parent.add(element);
    return element;
  }

  /** Draws content that belongs to a structure element. */
  within(element: Element, role: string, draw: () => void) {
    const content = this.document.markStructureContent(role);
    draw();
    this.document.endMarkedContent();
    element.add(content);
  }

  /** Draws decoration outside the structure tree. */
  decorate(draw: () => void) {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** Draws a line on the base line `y`. */
  drawLine(line: Line, { x, y, size, color }: { x: number; y: number; size: number; color: string }) {
    let at = x;
    for (const piece of line.pieces) {
      const { said, face, style, width } = piece;
      const tint = style.link ? ink.link : color;
      const plain = saysItself.test(said);
      if (!plain) this.document.markContent('Span', { actual: said });
      for (const { text, x: left } of placedWords(piece, at))
        this.drawText(text, face, { x: left, y, size, color: tint });
      if (!plain) this.document.endMarkedContent();
      if (style.strike || style.link) this.drawRule(at, y + (style.link ? 1.6 : -size * 0.3), width, tint);
      if (style.link) this.document.link(at, y - size, width, size * 1.3, style.link);
      at += width;
    }
  }

  private drawText(
    text: string,
    face: Face,
    { x, y, size, color }: { x: number; y: number; size: number; color: string },
  ) {
    this.fonts.use(face);
    this.document
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, {
        lineBreak: false,
        baseline: 0 as unknown as 'alphabetic',
      });
  }

  drawRule(x: number, y: number, width: number, color: string) {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
  }

  drawFill(x: number, y: number, width: number, height: number) {
    this.document.rect(x, y, width, height).fill(ink.fill);
  }

  end() {
    this.root.end();
    this.document.end();
  }
}
