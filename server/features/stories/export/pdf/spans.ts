import type { Token } from 'markdown-it';
import { referenceMeta } from '../../../../markdown/footnotes';
import type { TextStyle } from '../../../../render/typesetting/fonts';
import { type Span, settable } from '../../../../render/typesetting/spans';

/** Only addresses that every PDF reader can open. */
const isLink = (href: string) => /^(?:https:\/\/|mailto:)/i.test(href);

const superscript = (number: number) =>
  String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

/** Converts inline tokens to spans. An image is not fetched; its alternative text is used. */
// Branches: one case per kind of token.
export function spansOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  /** How many elements of each style are open. */
  const open = { strong: 0, em: 0, s: 0 };
  let link: string | undefined;
  const add = (text: string, more: TextStyle = {}) => {
    const normalized = settable(text);
    if (!normalized) return;
    spans.push({
      text: normalized,
      style: { bold: open.strong > 0, italic: open.em > 0, strike: open.s > 0, link, ...more },
    });
  };
  for (const token of tokens) {
    const reference = referenceMeta(token);
    if (token.type === 'text' || token.type === 'verse_line') add(token.content);
    else if (token.type === 'code_inline') add(token.content, { code: true });
    else if (token.type === 'softbreak' || token.type === 'hardbreak') add('\n');
    else if (reference) add(reference.gap + superscript(reference.note), { mark: true });
    else if (token.type === 'image')
      for (const { text } of spansOf(token.children ?? [])) add(text, { italic: true });
    else if (token.type === 'link_open') {
      const href = token.attrGet('href') ?? '';
      link = isLink(href) ? href : undefined;
    } else if (token.type === 'link_close') link = undefined;
    else if (token.tag === 'strong' || token.tag === 'em' || token.tag === 's')
      open[token.tag] += token.nesting;
  }
  return spans;
}
