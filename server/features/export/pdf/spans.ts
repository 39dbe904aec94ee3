import type { Token } from 'markdown-it';
import type { TextStyle } from './fonts';

/** A piece of text of one style. Line breaks in it are meant. */
export interface Span {
  text: string;
  style: TextStyle;
}

/** Controls, and marks of direction: the direction follows from the letters. Soft hyphens: words are not divided. */
const unseen = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A text as it can be set. */
export const settable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(unseen, (mark) => (mark === '\n' ? mark : ''));

/** Nothing but addresses that any reader knows what to do with. */
const isLink = (href: string) => /^(?:https:\/\/|mailto:)/i.test(href);

/** The inside of a paragraph, a heading or a cell. A picture is not fetched: its words stand for it. */
export function spansOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  const style = { strong: 0, em: 0, s: 0 };
  let link: string | undefined;
  const add = (text: string, more: TextStyle = {}) => {
    const shown = settable(text);
    if (!shown) return;
    spans.push({
      text: shown,
      style: { bold: style.strong > 0, italic: style.em > 0, strike: style.s > 0, link, ...more },
    });
  };
  for (const token of tokens) {
    if (token.type === 'text') add(token.content);
    else if (token.type === 'code_inline') add(token.content, { code: true });
    else if (token.type === 'softbreak' || token.type === 'hardbreak') add('\n');
    else if (token.type === 'image')
      for (const { text } of spansOf(token.children ?? [])) add(text, { italic: true });
    else if (token.type === 'link_open') {
      const href = token.attrGet('href') ?? '';
      link = isLink(href) ? href : undefined;
    } else if (token.type === 'link_close') link = undefined;
    else if (token.tag === 'strong' || token.tag === 'em' || token.tag === 's')
      style[token.tag] += token.nesting;
  }
  return spans;
}
