import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';

/** Whether the info string of a fence marks it as verse instead of code. */
export const isVerse = (info: string): boolean => /^[ \t]*verse(?:[ \t]|$)/.test(info);

/** Maximum indent in columns: a wider one would leave no room for words. */
const deepestIndent = 100;
const tabStop = 4;
const noBreakSpace = '\u00a0';

function columnsOf(space: string): number {
  let width = 0;
  for (const character of space) width += character === '\t' ? tabStop - (width % tabStop) : 1;
  return Math.min(width, deepestIndent);
}

/** Replaces the white space that a line begins with, which the parser would skip. */
const withIndent = (line: string) =>
  line.trimEnd().replace(/^[ \t]+/, (space) => noBreakSpace.repeat(columnsOf(space)));

/** Splits a text into stanzas at the first of each run of empty lines; further ones are lines of the next stanza. */
const stanzasOf = (content: string) =>
  content
    .split('\n')
    .map(withIndent)
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
    .split(/(?<!\n)\n\n/);

/** Replaces fences of verse by their stanzas, whose words are Markdown. */
function placeStanzas(state: StateCore, md: MarkdownIt): void {
  const tokens: Token[] = [];
  // Tokens are pushed through a block's state, because its `push` counts the work.
  const block = new md.block.State('', md, state.env, tokens);
  for (const token of state.tokens) {
    if (token.type !== 'fence' || !isVerse(token.info)) tokens.push(token);
    else if (token.content.trim() !== '') {
      block.level = token.level;
      block.push('verse_open', 'div', 1).attrSet('class', 'verse');
      for (const stanza of stanzasOf(token.content)) {
        block.push('paragraph_open', 'p', 1);
        Object.assign(block.push('inline', '', 0), { content: stanza, children: [], info: 'verse' });
        block.push('paragraph_close', 'p', -1);
      }
      block.push('verse_close', 'div', -1);
    }
  }
  state.tokens = tokens;
}

/** White space within a line that HTML would collapse. */
const gap = /[ \t]{2,}|\t/g;
const indent = /^\u00a0*/;

/** Puts a token with its indent before each line, and keeps the gaps within lines. */
function placeLines(children: readonly Token[], TokenOf: StateCore['Token']): Token[] {
  const placed: Token[] = [];
  let begun: Token | undefined;
  const begin = () => {
    begun = new TokenOf('verse_line', 'span', 0);
    placed.push(begun);
  };
  begin();
  for (const child of children) {
    placed.push(child);
    if (child.type === 'softbreak' || child.type === 'hardbreak') begin();
    else if (child.type === 'text') {
      child.content = child.content.replace(gap, (space) => `${noBreakSpace.repeat(columnsOf(space) - 1)} `);
      if (!begun || child.content === '') continue;
      begun.content = indent.exec(child.content)?.[0] ?? '';
      child.content = child.content.slice(begun.content.length);
      begun = undefined;
    } else if (child.nesting === 0) begun = undefined;
  }
  return placed;
}

/**
 * Verse: the content of a fence named `verse` keeps its lines and indents, as separate paragraphs. No-break spaces make the
 * indents, so that readers without our styles show them.
 */
export function verse(md: MarkdownIt): void {
  md.core.ruler.after('block', 'verse', (state) => {
    if (state.tokens.some(({ type, info }) => type === 'fence' && isVerse(info))) placeStanzas(state, md);
  });
  md.core.ruler.after('inline', 'verse_lines', ({ tokens, Token }) => {
    for (const token of tokens)
      if (token.type === 'inline' && token.info === 'verse')
        token.children = placeLines(token.children ?? [], Token);
  });
  md.renderer.rules.verse_line = (tokens, index) =>
    `<span class="verse-line">${tokens[index]?.content ?? ''}</span>`;
}
