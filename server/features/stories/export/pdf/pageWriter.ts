import { type Face, Fonts, TooMuchToSetError } from '../../../../render/typesetting/fonts';
import { type Line, Paragraph, placedWords } from '../../../../render/typesetting/paragraph';
import type { Span } from '../../../../render/typesetting/spans';
import type { Role } from './blocks';
import { colors, page, textWidth } from './measures';

/** A node of the tagged PDF's structure tree. */
type Element = PDFKit.PDFStructureElement;

/** Matches text in scripts with one glyph per character, which readers can copy without an ActualText entry. */
const copyableText = /^[\n -\u02ff\u0370-\u052f\u1e00-\u1fff\u2010-\u205e\u20a0-\u20bf]*$/;

/** A novel of 250,000 words has 1,000 pages, in short lines twice as many; a text of empty lines and list markers would have 20,000. */
const maxPages = 5_000;

const bottom = page.height - page.bottom;

/** Writes the pages of a tagged PDF, each from top to bottom. */
export class PageWriter {
  readonly fonts: Fonts;
  /** Current vertical position on the page. */
  y: number = page.top;
  private pageNumber = 0;
  private readonly root: Element;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.fonts = new Fonts(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  get isAtTop(): boolean {
    return this.y <= page.top;
  }

  /** The height left on the page, in points. */
  get remainingHeight(): number {
    return bottom - this.y;
  }

  /** Starts a page with a number; throws TooMuchToSetError if there are too many pages. */
  startPage({ hasNumber = true } = {}) {
    if (this.pageNumber >= maxPages) throw new TooMuchToSetError();
    this.document.addPage();
    this.y = page.top;
    if (!hasNumber) return;
    this.pageNumber += 1;
    const folio = this.paragraph([{ text: String(this.pageNumber), style: {} }], 9).lines(() => textWidth)[0];
    this.document.markContent('Artifact', { type: 'Pagination' });
    if (folio)
      this.drawLine(folio, {
        x: page.left + (textWidth - folio.width) / 2,
        y: page.height - page.folio,
        size: 9,
        color: colors.secondary,
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
      const { logicalText, face, style, width } = piece;
      const tint = style.link ? colors.link : color;
      const needsActualText = !copyableText.test(logicalText);
      if (needsActualText) this.document.markContent('Span', { actual: logicalText });
      for (const { text, x: left } of placedWords(piece, at))
        this.drawText(text, face, { x: left, y, size, color: tint });
      if (needsActualText) this.document.endMarkedContent();
      // A link is underlined, a deleted text is struck through.
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
        // pdfkit's types lack the number: its distance from the base line.
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
    this.document.rect(x, y, width, height).fill(colors.fill);
  }

  end() {
    this.root.end();
    this.document.end();
  }
}
