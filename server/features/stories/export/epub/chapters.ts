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

/** Links that an EPUB may contain: relative ones would have to be part of it. */
const leadsOut = (href: string) => /^(?:https?:\/\/|mailto:)/i.test(href) && URL.canParse(href);

export const chapterFile = (n: number) => `chapter-${String(n + 1).padStart(3, '0')}.xhtml`;

const become = (token: Token, text: string) => {
  token.type = 'text';
  token.tag = '';
  token.attrs = null;
  token.children = null;
  token.content = text;
};

/** Replaces images, unsupported links and checkboxes by text: a book must not fetch or run anything. */
function forBooks(tokens: readonly Token[]) {
  const opened: boolean[] = [];
  for (const token of tokens) {
    if (token.type === 'image')
      become(token, parser.renderer.renderInlineAsText(token.children ?? [], parser.options, {}));
    else if (token.type === 'task_checkbox') become(token, token.attrGet('checked') === null ? '☐ ' : '☑ ');
    else if (token.type === 'link_open') {
      const href = token.attrGet('href') ?? '';
      opened.push(leadsOut(href));
      if (leadsOut(href)) token.attrs = [['href', href]];
      else become(token, '');
    } else if (token.type === 'link_close' && !opened.pop()) become(token, '');
    // In the reader the story's title is above its headings, which are shifted down one level; a chapter's
    // page has no title above it.
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Math.max(1, Number(token.tag.slice(1)) - 1)}`;
    if (token.children) forBooks(token.children);
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
  forBooks(tokens);
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
