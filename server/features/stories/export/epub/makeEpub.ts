import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { languageOf } from '../../../../markdown/languageOf';
import type { RenderedStory } from '../../../../model/renderedStory';
import { chapterFile, chaptersOf } from './chapters';
import { type Book, chapterPage, container, navigation, packageDocument, style, titlePage } from './pages';

/**
 * Whether most letters belong to right-to-left scripts, in which pages are turned the other way. Reading systems don't derive
 * this from the language, and the language may be unknown.
 */
function isRightToLeft(text: string): boolean {
  const rightToLeft = text.match(
    /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/gu,
  );
  return rightToLeft !== null && rightToLeft.length > (text.match(/\p{L}/gu)?.length ?? 0) / 2;
}

/** Renders a story as EPUB 3. The output is deterministic. Source: EPUB 3.3. */
export async function makeEpub(story: RenderedStory): Promise<Uint8Array> {
  const { content, lang } = story;
  const book: Book = {
    story,
    language: lang ?? languageOf(content),
    isRightToLeft: isRightToLeft(content.slice(0, 20_000)),
    chapters: chaptersOf(content),
  };
  const zip = new ZipFile();
  const add = (path: string, text: string, compress = true) =>
    // Reading systems identify EPUBs by their first bytes, so the extended timestamp field must not be
    // present.
    zip.addBuffer(Buffer.from(text), path, { mtime: story.revisedAt, compress, forceDosTimestamp: true });
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', container);
  add('OEBPS/content.opf', packageDocument(book));
  add('OEBPS/nav.xhtml', navigation(book));
  add('OEBPS/style.css', style);
  add('OEBPS/title.xhtml', titlePage(book));
  for (const [n, chapter] of book.chapters.entries())
    add(`OEBPS/${chapterFile(n)}`, chapterPage(book, chapter));
  zip.end();
  return buffer(zip.outputStream);
}
