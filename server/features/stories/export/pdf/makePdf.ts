import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { outsidePdf } from '../../../../contract/pdfScripts';
import { TooComplexError } from '../../../../markdown/budget';
import { languageOf } from '../../../../markdown/languageOf';
import { parser } from '../../../../markdown/parser';
import type { RenderedStory } from '../../../../model/renderedStory';
import { settable } from '../../../../render/typesetting/spans';
import { type Block, Blocks, type TextBlock } from './blocks';
import { ink, measure, page, sizes } from './measures';
import { Press } from './press';
import { placeTable } from './setTable';
import { minHeight, placeText, type SetText, setText, wholeHeight } from './setText';

/** Limit on bookmarks. */
const maxBookmarks = 2_000;

/** Falls back to the plain source if parsing exceeds its budget. */
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
function setTitlePage(press: Press, { title, author, date }: RenderedStory) {
  press.turn(false);
  press.y = page.height / 3 - page.top / 2;
  const centred = (text: string, size: number, leading: number, after: number): TextBlock => ({
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
    centred: true,
  });
  placeText(press, setText(press, centred(title, 28, 36, 22)));
  placeText(press, setText(press, centred(author, 14, 20, 10)));
  press.decorate(() => press.drawRule(page.left + measure / 2 - 18, press.y, 36, ink.rule));
  press.y += 16;
  placeText(press, setText(press, centred(date, 10.5, 15, 0)));
}

const lacking: TextBlock = {
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
  quiet: true,
};

/** Nests each bookmark under the last one with a smaller depth. */
function bookmarks(document: PDFKit.PDFDocument) {
  const open: { depth: number; item: PDFKit.PDFOutline }[] = [];
  let made = 0;
  return ({ depth, title }: { depth: number; title: string }, y: number) => {
    if (made >= maxBookmarks) return;
    made += 1;
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
  const press = new Press(document);
  setTitlePage(press, story);
  press.turn();

  const addBookmark = bookmarks(document);
  const place = (set: SetText) =>
    placeText(press, set, () => set.block.bookmark && addBookmark(set.block.bookmark, press.y));
  /** Blocks that must stay with the next block, such as headings. */
  let waiting: SetText[] = [];
  const placeWaiting = (minAfter: number) => {
    const height = waiting.reduce((sum, set) => sum + wholeHeight(set), minAfter);
    // If they fill more than half a page, they aren't headings; don't keep them together.
    if (waiting.length > 0 && height > press.room && height < page.height / 2 && !press.isAtTop) press.turn();
    for (const set of waiting) place(set);
    waiting = [];
  };
  for (const block of blocksOf(story.content)) {
    if (block.kind === 'table') {
      placeWaiting(3 * sizes.cell.leading);
      placeTable(press, block);
      continue;
    }
    const set = setText(press, block);
    if (block.keepsWithNext) {
      waiting.push(set);
      if (waiting.length > 4) placeWaiting(0);
      continue;
    }
    placeWaiting(minHeight(set));
    place(set);
  }
  placeWaiting(0);
  if (outsidePdf(`${story.title} ${story.author} ${story.content}`)) place(setText(press, lacking));
  press.end();
  return bytes;
}
