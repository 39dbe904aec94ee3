import { strFromU8, strToU8, zipSync } from 'fflate';
import { limits } from '../../server/contract/limits';
import { looksLikeVerse } from '../editor/verse';
import { importLimits } from './importedText';
import { listZip } from './readZip';
import { numberMark, resolveWordStyles } from './resolveWordStyles';

/** Whether a part is XML: images, fonts and previews aren't read. */
const isTextPart = (name: string) => /\.(xml|rels)$/i.test(name);
const hasParagraphs = (name: string) => /^word\/(document\d*|footnotes|endnotes)\.xml$/i.test(name);

interface WordText {
  title?: string;
  text: string;
  /** The text with a line for each paragraph, if it looks like verse. */
  lines?: string;
  /** The parts that were left out. */
  remark?: string;
}

/** Converts a Word document to Markdown; null if it is unreadable. */
export async function readDocx(bytes: Uint8Array): Promise<WordText | null> {
  const entries = listZip(bytes).filter(({ name, isSupported }) => isSupported && isTextPart(name));
  const size = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (size > importLimits.documentBytes) return null;
  const [{ default: mammoth }, { pastedMarkdown }] = await Promise.all([
    import('mammoth'),
    import('../editor/pastedMarkdown'),
  ]);
  const parts = Object.fromEntries(entries.map(({ name, unpack }) => [name, unpack()]));
  const xmlOf = (name: string) => parts[name] && strFromU8(parts[name]);
  const [styles, numbering] = [xmlOf('word/styles.xml'), xmlOf('word/numbering.xml')];
  const unread = new Set<string>();
  for (const name of Object.keys(parts)) {
    if (!hasParagraphs(name)) continue;
    const resolved = resolveWordStyles({ text: unwrapRuns(xmlOf(name) ?? ''), styles, numbering });
    parts[name] = strToU8(resolved.text);
    for (const part of resolved.leftOut) unread.add(part);
  }
  // Repack the bounded entries, because the sizes stated in the document can't be trusted.
  const packed = zipSync(parts, { level: 0 });
  const { value: html } = await mammoth.convertToHtml(
    { arrayBuffer: packed.slice().buffer },
    {
      styleMap: [
        "p[style-name='Title'] => h1.title:fresh",
        'p.Title => h1.title:fresh',
        "p[style-name='Subtitle'] => h2:fresh",
        "p[style-name='Quote'] => blockquote > p:fresh",
        "p[style-name='Intense Quote'] => blockquote > p:fresh",
        "p[style-name='Quotations'] => blockquote > p:fresh",
        ...['HTML Code', 'Source Text', 'Verbatim Char', 'Code'].map(
          (name) => `r[style-name='${name}'] => code`,
        ),
        ...['HTML Preformatted', 'Preformatted Text', 'Source Code', 'Code'].map(
          (name) => `p[style-name='${name}'] => pre:separator('\\n')`,
        ),
      ],
      // Drops images: as data URLs they would be megabytes.
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      ignoreEmptyParagraphs: false,
    },
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const titleElement = body.querySelector('h1.title');
  const title = titleElement?.textContent?.trim() || undefined;
  if (!title || title.length <= limits.story.titleMax) titleElement?.remove();
  convertMarks(body);
  const leftOut = [
    body.querySelector('img') && 'pictures',
    contains(parts['word/comments.xml'], '<w:comment ') && 'comments',
    contains(parts['word/document.xml'], '<m:oMath>') && 'formulas',
    contains(parts['word/document.xml'], '<dgm:relIds') && 'diagrams',
    ...unread,
  ].filter(Boolean);
  const lines = verseLinesOf(body, pastedMarkdown);
  convertSceneBreaks(body);
  return {
    title,
    text: pastedMarkdown(body.innerHTML),
    lines,
    remark: leftOut.length > 0 ? `Left out: ${leftOut.join(', ')}.` : undefined,
  };
}

/** Writes check boxes as characters, code as Turndown needs it, and the numbers that lists begin with. */
function convertMarks(body: HTMLElement): void {
  for (const box of body.querySelectorAll('input[type=checkbox]'))
    if (box.parentElement?.localName !== 'li') box.replaceWith(box.hasAttribute('checked') ? '☒' : '☐');
  for (const block of body.querySelectorAll('pre')) {
    for (const lineBreak of block.querySelectorAll('br')) lineBreak.replaceWith('\n');
    const code = body.ownerDocument.createElement('code');
    code.append(...block.childNodes);
    block.append(code);
  }
  for (const mark of body.querySelectorAll(`[id^="${numberMark}"]`)) {
    const item = mark.closest('li');
    if (item && !item.previousElementSibling)
      item.parentElement?.setAttribute('start', mark.id.slice(numberMark.length));
    mark.remove();
  }
}

const contains = (part: Uint8Array | undefined, words: string) => part && strFromU8(part).includes(words);

/**
 * Unwraps elements that Mammoth doesn't know, and would leave out with the words inside: text whose direction is set, and
 * words with a reading above them, which follows them in brackets here.
 */
const unwrapRuns = (xml: string) =>
  xml
    // The patterns don't look past the next start tag for an end tag, which would take quadratic time.
    .replace(
      /<w:rt>((?:(?!<w:rt>).)*?)<\/w:rt>\s*<w:rubyBase>((?:(?!<w:rubyBase>).)*?)<\/w:rubyBase>/gs,
      '$2<w:r><w:t>（</w:t></w:r>$1<w:r><w:t>）</w:t></w:r>',
    )
    .replace(/<\/?w:(?:ruby|bdo|dir)(?:\s[^<>]*)?>/g, '')
    .replace(/<w:cr\s*\/>/g, '<w:br/>')
    .replace(/<w:ptab\b[^<>]*>/g, '<w:tab/>');

/** Characters of the text's start by which it is judged. */
const maxCharacters = 40_000;
const noBreak = (space: string) => '\u00a0'.repeat(space.length);

/** The paragraphs as lines if they look like verse, with indents, which Markdown would drop if they weren't of no-break spaces. */
function verseLinesOf(body: HTMLElement, toMarkdown: (html: string) => string): string | undefined {
  if (![...body.children].every(isParagraph)) return undefined;
  const html = Array.from(body.children, ({ innerHTML }) => innerHTML.replace(/\t/g, '    ')).join('<br>');
  const start = html.slice(0, maxCharacters).replaceAll('<br>', '\n');
  if (!looksLikeVerse(start.replace(/<[^<>]*>/g, ''))) return undefined;
  const kept = html.replace(/(?<=^|<br>) +| {2,}/g, noBreak);
  const lines = toMarkdown(`<p>${kept}</p>`).split('\n');
  return lines.map((line) => line.trimEnd()).join('\n');
}

const isParagraph = (element: Element | null): element is Element => element?.localName === 'p';
const isEmpty = (element: Element | null) =>
  isParagraph(element) && !element.textContent?.trim() && !element.querySelector('img');

/**
 * Replaces scene breaks by rules. Writers mark them by stars, by # or by an empty paragraph; where most paragraphs are followed by
 * an empty one, these are only space.
 */
function convertSceneBreaks(body: HTMLElement): void {
  const rule = () => body.ownerDocument.createElement('hr');
  for (const paragraph of body.querySelectorAll(':scope > p'))
    if (/^(?:[*#]\s*){1,9}$/.test(paragraph.textContent?.trim() ?? '') && paragraph.nextElementSibling)
      paragraph.replaceWith(rule());
  let unseparated = 0;
  const separators: Element[] = [];
  for (const paragraph of body.querySelectorAll(':scope > p')) {
    const before = paragraph.previousElementSibling;
    if (!isParagraph(before) || isEmpty(before)) continue;
    if (!isEmpty(paragraph)) unseparated += 1;
    else if (isParagraph(nextWithText(paragraph))) separators.push(paragraph);
  }
  if (separators.length < unseparated) for (const paragraph of separators) paragraph.replaceWith(rule());
}

function nextWithText(paragraph: Element): Element | null {
  let next = paragraph.nextElementSibling;
  while (isEmpty(next)) next = next?.nextElementSibling ?? null;
  return next;
}
