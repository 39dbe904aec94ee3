import type { Token } from 'markdown-it';
import { TooComplexError } from '../../../../markdown/budget';
import { parser } from '../../../../markdown/parser';
import { allowedInXml, xmlText } from '../../../../markdown/xmlText';
import { moveNotesToParts } from './notes';

/** A part of the text that becomes its own file. */
export interface Chapter {
  /** Empty if the part has no heading. */
  title: string;
  /** The level of its heading, 1 or 2. */
  depth: number;
  /** XHTML. */
  body: string;
}

/** With more headings than this, they aren't chapter titles, and the text isn't split. */
const maxChapters = 500;

/** Whether an EPUB may contain the link; the target of a relative one would have to be in the book. */
const isExternalLink = (href: string) => /^(?:https?:\/\/|mailto:)/i.test(href) && URL.canParse(href);

/** The file name of a chapter, counted from 0. */
export const chapterFile = (n: number) => `chapter-${String(n + 1).padStart(3, '0')}.xhtml`;

const replaceByText = (token: Token, text: string) => {
  token.type = 'text';
  token.tag = '';
  token.attrs = null;
  token.children = null;
  token.content = text;
};

/** Replaces images, unsupported links and checkboxes by text, because a book must not fetch or run anything, and raises headings. */
function adaptForBook(tokens: readonly Token[]) {
  /** Whether each open link stays one. */
  const openLinks: boolean[] = [];
  for (const token of tokens) {
    if (token.type === 'image')
      replaceByText(token, parser.renderer.renderInlineAsText(token.children ?? [], parser.options, {}));
    else if (token.type === 'task_checkbox')
      replaceByText(token, token.attrGet('checked') === null ? '☐ ' : '☑ ');
    else if (token.type === 'link_open') {
      const href = token.attrGet('href') ?? '';
      openLinks.push(isExternalLink(href));
      if (isExternalLink(href)) token.attrs = [['href', href]];
      else replaceByText(token, '');
    } else if (token.type === 'link_close' && !openLinks.pop()) replaceByText(token, '');
    // On screens, the story's title stands above its headings, which are shifted down one level. A chapter's page has no title
    // above them.
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Math.max(1, Number(token.tag.slice(1)) - 1)}`;
    if (token.children) adaptForBook(token.children);
  }
}

const render = (tokens: Token[]) =>
  allowedInXml(parser.renderer.render(tokens, { ...parser.options, xhtmlOut: true }, {}));

/** Splits the text at headings of the first and second level. */
export function chaptersOf(content: string): Chapter[] {
  let tokens: Token[];
  try {
    tokens = parser.parse(content, {});
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    return [{ title: '', depth: 1, body: `<pre dir="auto">${xmlText(content)}</pre>` }];
  }
  adaptForBook(tokens);
  const end = tokens.findIndex(({ type }) => type === 'footnote_block_open');
  const notes = end < 0 ? [] : tokens.splice(end);
  const parts: { title: string; depth: number; tokens: Token[] }[] = [{ title: '', depth: 1, tokens: [] }];
  tokens.forEach((token, n) => {
    const depth = Number(token.tag.slice(1));
    if (token.type === 'heading_open' && token.level === 0 && depth <= 2 && parts.length < maxChapters) {
      const title = parser.renderer.renderInlineAsText(tokens[n + 1]?.children ?? [], parser.options, {});
      parts.push({ title: title.replace(/\s+/g, ' ').trim(), depth, tokens: [] });
    }
    parts.at(-1)?.tokens.push(token);
  });
  const chapters = parts.filter((part, n) => part.tokens.length > 0 || (n === 0 && parts.length === 1));
  moveNotesToParts(
    notes,
    chapters.map((part, n) => ({ file: chapterFile(n), tokens: part.tokens })),
  );
  return chapters.map((part) => ({ title: part.title, depth: part.depth, body: render(part.tokens) }));
}
