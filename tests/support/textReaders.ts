import { compareTexts } from '../../client/documents/model/compareTexts';
import { mergeText } from '../../client/documents/model/merge';
import { noteParagraphs } from '../../client/documents/model/noteExcerpt';
import { noteTitle } from '../../client/documents/model/noteTitle';
import { matcherOf } from '../../client/documents/model/searchTexts';
import { textHash } from '../../client/documents/model/textHash';
import { structureOf } from '../../client/editor/containers';
import { linesOf, textOf } from '../../client/editor/lines';
import { viewOf } from '../../client/editor/scan';
import { readFrontMatter } from '../../client/textFiles/readFrontMatter';
import { hasLettersOutsidePdf } from '../../server/contract/pdfScripts';
import { chaptersOf } from '../../server/features/stories/export/epub/chapters';
import { hasNewLink, linksInMarkdown } from '../../server/features/stories/spam/addresses';
import { hashOfText, isFullOfLinks } from '../../server/features/stories/spam/rules';
import { oneLine, withoutEdges } from '../../server/lib/normalizeText';
import { derivedFrom } from '../../server/markdown/excerpt';
import { languageOf } from '../../server/markdown/languageOf';
import { renderMarkdown } from '../../server/markdown/render';
import { countWords } from '../../server/markdown/wordCount';
import { allowedInXml } from '../../server/markdown/xmlText';
import { settable } from '../../server/render/typesetting/spans';

function scan(text: string) {
  let state: Parameters<typeof viewOf>[1] = '';
  for (const line of linesOf(text)) {
    viewOf(textOf(line), state);
    state = structureOf(textOf(line), state).after;
  }
}

/** All functions that read a whole text, except the PDF renderer and the cards, which read titles. */
export const textReaders: Record<string, (text: string) => unknown> = {
  'the page': (text) => renderMarkdown(text),
  'the excerpt and the count of a save': derivedFrom,
  'the word count': countWords,
  'the title of a note': noteTitle,
  'a text on one line': oneLine,
  'front matter': (text) => readFrontMatter(`---\n${text}\n---\n`),
  'the chapters of an EPUB': chaptersOf,
  'the language': languageOf,
  'what a PDF lacks': hasLettersOutsidePdf,
  "the editor's look": scan,
  'a merge without a clash': (text) => mergeText(text, `a\n\n${text}`, `${text}\n\nb`),
  'a merge with a clash': (text) => mergeText(text, `a${text}`, `b${text}c`),
  'a comparison with something added': (text) => compareTexts(text, `a ${text}`),
  'the links of a story': linksInMarkdown,
  'a look for new links': (text) =>
    hasNewLink(linksInMarkdown(text.replaceAll('/', '//')), linksInMarkdown(text)),
  'whether it is full of links': (text) => isFullOfLinks(text),
  'what makes texts the same': hashOfText,
  'what XML allows': allowedInXml,
  'what can be set': settable,
  'a text without edges': withoutEdges,
  'a search on the device': (text) => matcherOf('none such')([text]),
  'the hash on the device': (content) => textHash({ title: '', content }),
  'the paragraphs of a note': (text) => noteParagraphs(text, noteTitle(text)),
  'a comparison with changes all over': (text) => compareTexts(text, text.replaceAll('a', 'b') + text),
};

/**
 * Those that run in a worker of the server or the browser, and two of the browser that may take longer: the editor's, which reads
 * line by line what it shows, and a merge of hundreds of thousands of paragraphs.
 */
export const inOtherThreads = new Set([
  'the chapters of an EPUB',
  'a comparison with something added',
  'a comparison with changes all over',
  "the editor's look",
  'what can be set',
  'a merge with a clash',
]);
