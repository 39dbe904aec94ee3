import { TypeID } from 'typeid-js';
import { xmlText } from '../../../../markdown/xmlText';
import type { RenderedStory } from '../../../../model/renderedStory';
import { type Chapter, chapterFile } from './chapters';

export interface Book {
  story: RenderedStory;
  language: string;
  isRightToLeft: boolean;
  chapters: readonly Chapter[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One XHTML page, without a language attribute if the language is unknown. */
function page({ language, isRightToLeft }: Book, title: string, body: string): string {
  const dir = isRightToLeft ? ' dir="rtl"' : '';
  const lang = language === 'und' ? '' : ` lang="${language}" xml:lang="${language}"`;
  return `${declaration}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${lang}${dir}>
<head>
<title>${xmlText(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

export const titlePage = (book: Book): string => {
  const { title, author, date } = book.story;
  return page(
    book,
    title,
    `<section epub:type="titlepage" class="title-page">
<h1 dir="auto">${xmlText(title)}</h1>
${author && `<p class="author" dir="auto">${xmlText(author)}</p>`}
<p class="date" dir="auto">${xmlText(date)}</p>
</section>`,
  );
};

export const chapterPage = (book: Book, { title, body }: Chapter): string =>
  page(book, title || book.story.title, `<section epub:type="bodymatter">\n${body}</section>`);

/** The table of contents: level-2 chapters are nested under the preceding level-1 chapter. */
export function navigation(book: Book): string {
  const { story, chapters } = book;
  const link = (file: string, title: string) => `<a href="${file}">${xmlText(title)}</a>`;
  let list = `<li>${link('title.xhtml', story.title)}`;
  let isNested = false;
  let isFirst = true;
  chapters.forEach(({ title, depth }, n) => {
    const entry = link(chapterFile(n), title || (n === 0 ? 'Beginning' : `Part ${n + 1}`));
    const nests = depth > 1 && !isFirst;
    if (nests && !isNested) list += '\n<ol>\n';
    else if (!nests && isNested) list += '</li>\n</ol>\n</li>\n';
    else list += '</li>\n';
    isNested = nests;
    isFirst = false;
    list += `<li>${entry}`;
  });
  list += isNested ? '</li>\n</ol>\n</li>' : '</li>';
  return page(
    book,
    'Contents',
    `<nav epub:type="toc" id="toc">\n<h1>Contents</h1>\n<ol>\n${list}\n</ol>\n</nav>`,
  );
}

/** A time in ISO 8601 without fractions of a second. */
const isoSeconds = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z');

/** The EPUB's metadata. Its identifier is derived from the story's id, so a newer export replaces an older one in a library. */
export function packageDocument({ story, language, isRightToLeft, chapters }: Book): string {
  const uuid = TypeID.fromString(story.id).toUUID();
  const items = chapters.map((_, n) => ({ id: `chapter-${n + 1}`, file: chapterFile(n) }));
  const subjects = story.tags.map((tag) => `<dc:subject>${xmlText(tag)}</dc:subject>\n`).join('');
  return `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${uuid}</dc:identifier>
<dc:title>${xmlText(story.title)}</dc:title>
${story.author && `<dc:creator>${xmlText(story.author)}</dc:creator>\n`}<dc:language>${language}</dc:language>
<dc:date>${isoSeconds(story.createdAt)}</dc:date>
${subjects}<meta property="dcterms:modified">${isoSeconds(story.revisedAt)}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
${items.map(({ id, file }) => `<item id="${id}" href="${file}" media-type="application/xhtml+xml"/>`).join('\n')}
</manifest>
<spine${isRightToLeft ? ' page-progression-direction="rtl"' : ''}>
<itemref idref="title"/>
${items.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

export const container = `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

/** Minimal styles: readers choose font, size and colours themselves. */
export const style = `body { line-height: 1.5; }
p { margin: 0; text-indent: 0; }
p + p { text-indent: 1.5em; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.6em 0 0.6em; break-after: avoid; page-break-after: avoid; }
li, blockquote, pre, table { break-inside: auto; }
blockquote { margin: 1em 1.5em; }
.verse { margin: 1em 0; }
.verse p { padding-inline-start: 2em; text-indent: 0; margin-bottom: 1em; }
.verse-line { display: inline-block; margin-inline-start: -2em; max-width: 50%; overflow: hidden; vertical-align: top; }
hr { border: 0; margin: 1.5em 0; text-align: center; }
hr::before { content: "* * *"; }
pre { white-space: pre-wrap; font-size: 0.85em; margin: 1em 0; }
code { font-family: monospace; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { border-bottom: 1px solid; padding: 0.25em 0.5em; vertical-align: top; text-align: start; }
.align-center { text-align: center; }
.align-right { text-align: right; }
sup { line-height: 0; }
sup a, aside a { text-decoration: none; }
aside { font-size: 0.85em; margin-top: 0.8em; }
* + aside { margin-top: 3em; }
aside + aside { margin-top: 0.8em; }
.contains-task-list { list-style: none; }
.title-page { margin-top: 30%; text-align: center; }
.title-page p { text-indent: 0; margin-top: 0.8em; }
nav ol { list-style: none; }
`;
