// Reads a PDF from standard input and prints its contents as JSON. A separate process, because the reader is
// an ES module.
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

const file = await buffer(process.stdin);
const pdf = await getDocumentProxy(new Uint8Array(file));
const pages = [];
for (let n = 1; n <= pdf.numPages; n += 1) {
  const page = await pdf.getPage(n);
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations();
  pages.push({
    text: items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    items: items.map(({ str, transform, height, dir }) => ({
      text: str,
      x: transform?.[4],
      y: transform?.[5],
      height,
      dir,
    })),
    links: annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []),
    structure: await page.getStructTree(),
  });
}
const outlineOf = (items) =>
  (items ?? []).map(({ title, items: inner }) => ({ title, items: outlineOf(inner) }));
const { info } = await pdf.getMetadata();
const result = {
  pages,
  info,
  outline: outlineOf(await pdf.getOutline()),
  marked: await pdf.getMarkInfo(),
};
process.stdout.write(JSON.stringify(result));
