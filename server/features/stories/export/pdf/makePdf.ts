import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { hasLettersOutsidePdf } from '../../../../contract/pdfScripts';
import { TooComplexError } from '../../../../markdown/budget';
import { languageOf } from '../../../../markdown/languageOf';
import { parser } from '../../../../markdown/parser';
import type { RenderedStory } from '../../../../model/renderedStory';
import { settable } from '../../../../render/typesetting/spans';
import { type Block, Blocks, type TextBlock } from './blocks';
import { colors, page, sizes, textWidth } from './measures';
import { PageWriter } from './pageWriter';
import { placeTable } from './tableLayout';
import { type LaidOutText, layOutText, minHeight, placeText, wholeHeight } from './textLayout';

const maxBookmarks = 2_000;

/** The layout blocks of a Markdown text; of its plain source, if parsing exceeds its budget. */
function* blocksOf(content: string): Generator<Block> {
  try {
    yield* new Blocks().from(parser.parse(content, {}));
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    for (const text of settable(content).split(/\n{2,}/))
      yield {
        kind: 'text',
        role: 'P',
        spans: [{ text, style: {} }],
        ...sizes.text,
        inset: { start: 0, end: 0 },
        firstLine: 0,
        hanging: 0,
        before: sizes.text.leading / 2,
        after: 0,
      };
  }
}

/** Draws a title page with title, author and date, a third down the page. */
function setTitlePage(writer: PageWriter, { title, author, date }: RenderedStory) {
  writer.startPage({ hasNumber: false });
  writer.y = page.height / 3 - page.top / 2;
  const centredBlock = (text: string, size: number, leading: number, after: number): TextBlock => ({
    kind: 'text',
    role: 'P',
    spans: [{ text: settable(text), style: {} }],
    size,
    leading,
    inset: { start: 0, end: 0 },
    firstLine: 0,
    hanging: 0,
    before: 0,
    after,
    isCentred: true,
  });
  placeText(writer, layOutText(writer, centredBlock(title, 28, 36, 22)));
  placeText(writer, layOutText(writer, centredBlock(author, 14, 20, 10)));
  writer.decorate(() => writer.drawRule(page.left + textWidth / 2 - 18, writer.y, 36, colors.rule));
  writer.y += 16;
  placeText(writer, layOutText(writer, centredBlock(date, 10.5, 15, 0)));
}

/** Stands at the end of a story with characters that no font has. */
const missingLettersNote: TextBlock = {
  kind: 'text',
  role: 'P',
  spans: [
    {
      text: 'Some letters of this story are in a script that the fonts of this file don’t have, and stand here as empty boxes. Its EPUB shows them all.',
      style: {},
    },
  ],
  ...sizes.note,
  inset: { start: 0, end: 0 },
  firstLine: 0,
  hanging: 0,
  before: sizes.text.leading,
  after: 0,
  isSecondary: true,
};

/** Returns a function that adds a bookmark, nested under the last one with a smaller depth. */
function bookmarkAdder(document: PDFKit.PDFDocument) {
  const open: { depth: number; item: PDFKit.PDFOutline }[] = [];
  let count = 0;
  return ({ depth, title }: { depth: number; title: string }, y: number) => {
    if (count >= maxBookmarks) return;
    count += 1;
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const parent = open.at(-1)?.item ?? document.outline;
    const place = { expanded: false, top: Math.max(0, y - 12) };
    open.push({ depth, item: parent.addItem(title, place) });
  };
}

/** Renders a story as PDF. The output is deterministic. */
export function makePdf(story: RenderedStory): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: story.lang ?? languageOf(story.content),
    info: {
      Title: story.title,
      Author: story.author,
      ...(story.tags.length > 0 && { Keywords: story.tags.join(', ') }),
      Creator: 'Monday Writers',
      CreationDate: story.createdAt,
      ModDate: story.revisedAt,
    },
  });
  const bytes = buffer(document);
  const writer = new PageWriter(document);
  setTitlePage(writer, story);
  writer.startPage();

  const addBookmark = bookmarkAdder(document);
  const place = (text: LaidOutText) =>
    placeText(writer, text, () => text.block.bookmark && addBookmark(text.block.bookmark, writer.y));
  /** Blocks that must stay with the next block, such as headings. */
  let waiting: LaidOutText[] = [];
  /** Places them, on the next page unless `minAfter` points of the next block fit on this one as well. */
  const placeWaiting = (minAfter: number) => {
    const height = waiting.reduce((sum, text) => sum + wholeHeight(text), minAfter);
    // If they fill more than half a page, they aren't headings; don't keep them together.
    if (waiting.length > 0 && height > writer.remainingHeight && height < page.height / 2 && !writer.isAtTop)
      writer.startPage();
    for (const text of waiting) place(text);
    waiting = [];
  };
  for (const block of blocksOf(story.content)) {
    if (block.kind === 'table') {
      placeWaiting(3 * sizes.cell.leading);
      placeTable(writer, block);
      continue;
    }
    const text = layOutText(writer, block);
    if (block.keepsWithNext) {
      waiting.push(text);
      if (waiting.length > 4) placeWaiting(0);
      continue;
    }
    placeWaiting(minHeight(text));
    place(text);
  }
  placeWaiting(0);
  if (hasLettersOutsidePdf(`${story.title} ${story.author} ${story.content}`))
    place(layOutText(writer, missingLettersNote));
  writer.end();
  return bytes;
}
