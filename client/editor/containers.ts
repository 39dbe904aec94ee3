import { isVerse } from '../../server/markdown/verse';

/**
 * The open blocks at the end of a line, as text so that equal states are equal: the quotes and list items, outermost first, and in
 * them a continued paragraph (`text`), an item without text so far (`new`), or a fence (its mark, and `verse` if it is one). Empty for none.
 */
export type BlockState = string;

interface Structure {
  /** The line's kind, as far as code is concerned; `underline` is that of the paragraph above. */
  is: 'blank' | 'fence' | 'code' | 'verseMark' | 'verse' | 'underline' | 'text' | 'other';
  /** Number of columns that the marks of its quotes and items take, their indent included. */
  within: number;
  /** Whether the line continues the paragraph of the one above. */
  continues: boolean;
  /** The state for the next line. */
  after: BlockState;
}

/** A quote; other containers are the columns by which their lines are indented. */
const quote = '>';
/** Quotes and items in each other beyond this are text, which bounds the work of a line; the parser has a limit as well. */
const maxDepth = 50;

const opensFence = /^ {0,3}(?:(`{3,})([^`]*)$|(~{3,})(.*))/;
const closesFence = /^ {0,3}(`{3,}|~{3,}) *$/;
const quoteMark = /^ {0,3}> ?/;
const itemMark = /^( {0,3}(?:[-+*]|(\d{1,9})[.)]))( +|$)/;
const noteMark = /^ {0,3}\[\^[^\] ]+\]: */;
const heading = /^ {0,3}#{1,6}(?: |$)/;
const rule = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const underline = /^ {0,3}(?:=+|-+) *$/;
const isIndented = (text: string) => text.startsWith('    ');
/** Begins with a letter or another character that no mark begins with, as nearly every line does. */
const isProse = /^[^\s>*+\-#`~_=[\d]/;

const verseSuffix = ' verse';

const tabStop = 4;

/** The text with tabs replaced by the spaces that they take. */
function withoutTabs(text: string): string {
  if (!text.includes('\t')) return text;
  let column = 0;
  let spaced = '';
  for (const part of text.split(/(\t)/)) {
    const shown = part === '\t' ? ' '.repeat(tabStop - (column % tabStop)) : part;
    column += shown.length;
    spaced += shown;
  }
  return spaced;
}

/** Serialises open containers and the leaf in them. */
const stateOf = (containers: readonly string[], leaf: string): BlockState =>
  containers.length === 0 && leaf === '' ? '' : `${containers.join(' ')}|${leaf}`;

function parseState(state: BlockState): { containers: readonly string[]; leaf: string } {
  const at = state.indexOf('|');
  return {
    containers: at > 0 ? state.slice(0, at).split(' ') : [],
    leaf: state.slice(at + 1),
  };
}

/** The text after the marks of a container; null if the line isn't within it. */
function textWithin(text: string, container: string): string | null {
  if (container === quote) {
    const marks = quoteMark.exec(text);
    return marks ? text.slice(marks[0].length) : null;
  }
  const indent = Number(container);
  if (text.trim() === '') return text.slice(indent);
  return text.startsWith(' '.repeat(indent)) ? text.slice(indent) : null;
}

/** The container that begins a text, with the text in it; `interrupts` is whether that would interrupt a paragraph. */
function newContainerAt(text: string, interrupts: boolean): { container: string; rest: string } | null {
  const quoted = quoteMark.exec(text);
  if (quoted) return { container: quote, rest: text.slice(quoted[0].length) };
  const listed = rule.test(text) ? null : itemMark.exec(text);
  if (listed) {
    const [, mark = '', number, gap = ''] = listed;
    const isEmpty = listed[0].length === text.length;
    // A year or a dash at a line's start within a paragraph begins no list.
    if (interrupts && (isEmpty || (number !== undefined && Number(number) !== 1))) return null;
    // A wider gap is one space and the indent of code.
    const indent = mark.length + (isEmpty || gap.length > 4 ? 1 : gap.length);
    return { container: String(indent), rest: isEmpty ? '' : text.slice(indent) };
  }
  const note = noteMark.exec(text);
  return note ? { container: String(tabStop), rest: text.slice(note[0].length) } : null;
}

/** The leaf block of a line outside of fences, given its text within all containers. */
function leafOf(text: string, canUnderline: boolean): { is: Structure['is']; leaf: string } {
  if (text.trim() === '') return { is: 'blank', leaf: '' };
  if (isIndented(text)) return { is: 'code', leaf: '' };
  const fence = opensFence.exec(text);
  if (fence) {
    const [, ticks, ticked = '', tildes = '', tilded = ''] = fence;
    const sign = ticks ?? tildes;
    return isVerse(ticks ? ticked : tilded)
      ? { is: 'verseMark', leaf: `${sign}${verseSuffix}` }
      : { is: 'fence', leaf: sign };
  }
  if (canUnderline && underline.test(text)) return { is: 'underline', leaf: '' };
  return heading.test(text) || rule.test(text) ? { is: 'other', leaf: '' } : { is: 'text', leaf: 'text' };
}

const isCode = (leaf: string) => leaf !== '' && leaf !== 'text' && leaf !== 'new';

/** The kind of a line within a fence, which it may end, and the leaf for the next line. */
function structureInFence(text: string, fence: string): [Structure['is'], string] {
  const [sign = '', name] = fence.split(' ');
  const ends = closesFence.exec(text)?.[1]?.startsWith(sign);
  if (ends) return [name ? 'verseMark' : 'fence', ''];
  return [name ? 'verse' : 'code', fence];
}

/** Which of the open containers a line continues, and its text within them. */
function readContainers(text: string, containers: readonly string[]): { open: string[]; rest: string } {
  const open: string[] = [];
  let rest = text;
  for (const container of containers) {
    const inner = textWithin(rest, container);
    if (inner === null) break;
    rest = inner;
    open.push(container);
  }
  return { open, rest };
}

/** The containers around a text with those that it begins, and the text within them. `below`: a paragraph is above the line. */
function readNewContainers(
  text: string,
  around: readonly string[],
  below: boolean,
): { open: string[]; rest: string } {
  const open = [...around];
  let rest = text;
  while (open.length < maxDepth && !isIndented(rest)) {
    const interrupts = below && open.length === around.length;
    const inner = interrupts && underline.test(rest) ? null : newContainerAt(rest, interrupts);
    if (!inner) break;
    open.push(inner.container);
    rest = inner.rest;
  }
  return { open, rest };
}

/** A line's place in the block structure of Markdown, given the state of the lines above: as the parser's, but line by line. */
export function structureOf(line: string, state: BlockState): Structure {
  if ((state === '' || state === '|text') && isProse.test(line))
    return { is: 'text', within: 0, continues: state !== '', after: '|text' };
  return structureIn(withoutTabs(line), parseState(state), state);
}

function structureIn(
  text: string,
  { containers, leaf }: ReturnType<typeof parseState>,
  state: BlockState,
): Structure {
  const outer = readContainers(text, containers);
  const around = outer.open;
  let { rest } = outer;
  const structure = (is: Structure['is'], open: readonly string[], nextLeaf: string): Structure => ({
    is,
    within: text.length - rest.length,
    continues: false,
    after: stateOf(open, nextLeaf),
  });
  const isWithin = around.length === containers.length;
  if (isWithin && isCode(leaf)) {
    const [is, nextLeaf] = structureInFence(rest, leaf);
    return structure(is, around, nextLeaf);
  }
  if (rest.trim() === '')
    return structure('blank', isWithin && leaf === 'new' ? around.slice(0, -1) : around, '');
  const isText = leaf === 'text';
  const continued: Structure = { ...structure('text', around, leaf), continues: true, after: state };
  if (isText && isIndented(rest)) return continued;
  const inner = readNewContainers(rest, around, isText && isWithin);
  const isNew = inner.open.length > around.length;
  rest = inner.rest;
  const ownLeaf = leafOf(rest, isText && isWithin && !isNew);
  if (ownLeaf.is === 'text' && isText && !isNew) return continued;
  // A line of marks only begins an item or a quote.
  if (ownLeaf.is === 'blank') return structure('other', inner.open, inner.open.at(-1) === quote ? '' : 'new');
  return structure(ownLeaf.is, inner.open, ownLeaf.leaf);
}
