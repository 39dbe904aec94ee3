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
  /** Whether it goes on with the paragraph of the line above. */
  continues: boolean;
  /** The state for the next line. */
  after: BlockState;
}

/** A quote; other containers are the columns by which their lines are indented. */
const quote = '>';
/** Quotes and items in each other beyond this are text, which bounds the work of a line; the parser has a limit as well. */
const deepest = 50;

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

const ofVerse = ' verse';

const tabStop = 4;

/** Tabs as the columns they take. */
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

const stateOf = (containers: readonly string[], leaf: string): BlockState =>
  containers.length === 0 && leaf === '' ? '' : `${containers.join(' ')}|${leaf}`;

function read(state: BlockState): { containers: readonly string[]; leaf: string } {
  const at = state.indexOf('|');
  return {
    containers: at > 0 ? state.slice(0, at).split(' ') : [],
    leaf: state.slice(at + 1),
  };
}

/** The text behind the marks of a container; null if the line isn't within it. */
function textWithin(text: string, container: string): string | null {
  if (container === quote) {
    const found = quoteMark.exec(text);
    return found ? text.slice(found[0].length) : null;
  }
  const indent = Number(container);
  if (text.trim() === '') return text.slice(indent);
  return text.startsWith(' '.repeat(indent)) ? text.slice(indent) : null;
}

/** A container that a text begins, with the text in it. */
function opened(text: string, interrupts: boolean): { container: string; rest: string } | null {
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

/** A line that neither ends nor begins with code, in the containers that it is within. */
function leafOf(text: string, canUnderline: boolean): { is: Structure['is']; leaf: string } {
  if (text.trim() === '') return { is: 'blank', leaf: '' };
  if (isIndented(text)) return { is: 'code', leaf: '' };
  const fence = opensFence.exec(text);
  if (fence) {
    const [, ticks, ticked = '', tildes = '', tilded = ''] = fence;
    const sign = ticks ?? tildes;
    return isVerse(ticks ? ticked : tilded)
      ? { is: 'verseMark', leaf: `${sign}${ofVerse}` }
      : { is: 'fence', leaf: sign };
  }
  if (canUnderline && underline.test(text)) return { is: 'underline', leaf: '' };
  return heading.test(text) || rule.test(text) ? { is: 'other', leaf: '' } : { is: 'text', leaf: 'text' };
}

/** How a line stands in the blocks of Markdown, given the state of the lines above. As the parser judges, but line by line. */
export function structureOf(line: string, state: BlockState): Structure {
  if ((state === '' || state === '|text') && isProse.test(line))
    return { is: 'text', within: 0, continues: state !== '', after: '|text' };
  const { containers, leaf } = read(state);
  const text = withoutTabs(line);
  let rest = text;
  const open: string[] = [];
  for (const container of containers) {
    const inner = textWithin(rest, container);
    if (inner === null) break;
    rest = inner;
    open.push(container);
  }
  const made = (is: Structure['is'], nextLeaf: string): Structure => ({
    is,
    within: text.length - rest.length,
    continues: false,
    after: stateOf(open, nextLeaf),
  });
  const isWithin = open.length === containers.length;
  const isText = leaf === 'text';
  if (isWithin && leaf !== '' && !isText && leaf !== 'new') {
    const [sign = '', name] = leaf.split(' ');
    const ends = closesFence.exec(rest)?.[1]?.startsWith(sign);
    if (ends) return made(name ? 'verseMark' : 'fence', '');
    return made(name ? 'verse' : 'code', leaf);
  }
  if (rest.trim() === '') {
    if (isWithin && leaf === 'new') open.pop();
    return made('blank', '');
  }
  const goesOn: Structure = { ...made('text', leaf), continues: true, after: state };
  if (isText && isIndented(rest)) return goesOn;
  const before = open.length;
  while (open.length < deepest && !isIndented(rest)) {
    const isFirst = open.length === before;
    if (isFirst && isText && isWithin && underline.test(rest)) break;
    const inner = opened(rest, isFirst && isText && isWithin);
    if (!inner) break;
    open.push(inner.container);
    rest = inner.rest;
  }
  const isNew = open.length > before;
  const found = leafOf(rest, isText && isWithin && !isNew);
  if (found.is === 'text' && isText && !isNew) return goesOn;
  // A line of marks only begins an item or a quote.
  if (found.is === 'blank') return made('other', open.at(-1) === quote ? '' : 'new');
  return made(found.is, found.leaf);
}
