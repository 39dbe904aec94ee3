import type { Token } from 'markdown-it';
import { TooComplexError } from './budget';
import { cutText } from './cutText';
import { type NotesEnv, notesDefinedIn } from './footnotes';
import { parser } from './parser';

/** Lengths of the start that are parsed in turn: the longer one is needed only if a text begins with link definitions. */
const startLengths = [8_192, 65_536];

/** Tokens that separate the texts around them; if no punctuation does, a dot is put between these. */
const separatingTokens = new Set([
  ...['heading_open', 'heading_close', 'bullet_list_open', 'bullet_list_close', 'ordered_list_open'],
  ...['ordered_list_close', 'list_item_open', 'table_open', 'table_close', 'td_open', 'th_open', 'hr'],
]);

/** Whether a text ends with punctuation, which already separates it from the next one. */
const endsWithPunctuation = (text: string) => /\p{P}$/u.test(text.slice(-2));

function appendInline(tokens: Token[], pieces: string[]) {
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'code_inline') pieces.push(token.content);
    else if (token.type === 'softbreak' || token.type === 'hardbreak') pieces.push(' ');
    else if (token.type === 'image') appendInline(token.children ?? [], pieces);
  }
}

/** All texts of the parsed Markdown on one line. A text that is too complex stays Markdown. */
function lineOf(markdown: string, env: NotesEnv): string {
  const pieces: string[] = [];
  try {
    let isSeparate = false;
    for (const token of parser.parse(markdown, env)) {
      if (token.type === 'footnote_block_open') break;
      if (separatingTokens.has(token.type)) isSeparate = true;
      const block: string[] = [];
      if (token.type === 'inline') appendInline(token.children ?? [], block);
      else if (token.type === 'fence' || token.type === 'code_block') block.push(token.content);
      const text = block.join('').trim();
      if (text === '') continue;
      if (pieces.length > 0)
        pieces.push(isSeparate && !endsWithPunctuation(pieces.at(-1) ?? '') ? ' · ' : ' ');
      pieces.push(text);
      isSeparate = false;
    }
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    return markdown.replace(/\s+/g, ' ').trim();
  }
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

/** The start of a Markdown text as plain text on one line, without its footnotes, at most `max` UTF-16 units. */
export function plainText(markdown: string, max: number): string {
  let line = '';
  for (const size of startLengths) {
    const start = markdown.slice(0, size).replace(/[\uD800-\uDBFF]$/, '');
    line = lineOf(start, start.includes('[^') ? notesDefinedIn(markdown) : {});
    if (line.length > max || markdown.length <= size) break;
  }
  return cutText(line, max).trimEnd();
}
