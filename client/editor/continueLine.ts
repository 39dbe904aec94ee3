/** Matches the marks of nested quotes. */
const quoteMarks = /^ {0,3}>(?:[ \t]{0,3}>)*[ \t]?/;
/** Matches the marks of a list item: indent, bullet or number with its sign, gap and check box. */
const itemMarks = /^([ \t]*)([-+*]|(\d{1,9})([.)]))([ \t]+|$)(\[[ xX]\](?:[ \t]+|$))?/;

/** The effect of Enter in a list item or quote. */
type Continuation =
  /** The new line starts with these marks. */
  | { kind: 'goOn'; marks: string }
  /** An empty item ends the list or quote; `text` remains of the line. */
  | { kind: 'end'; text: string };

/** Returns what Enter does at an offset, if it is more than a line break. */
export function continuationAt(text: string, offset: number): Continuation | null {
  const quotePrefix = quoteMarks.exec(text)?.[0] ?? '';
  const itemMatch = itemMarks.exec(text.slice(quotePrefix.length));
  const marks = quotePrefix + (itemMatch?.[0] ?? '');
  if (marks === '' || offset < marks.trimEnd().length) return null;
  if (text.slice(marks.length).trim() === '')
    return { kind: 'end', text: itemMatch && quotePrefix ? quotePrefix : '' };
  if (offset < marks.length) return null;
  if (!itemMatch) return { kind: 'goOn', marks: withSpace(quotePrefix) };
  const [, indent = '', bullet = '', number, sign, gap = ' ', task] = itemMatch;
  const next = number === undefined ? bullet : `${Number(number) + 1}${sign}`;
  return { kind: 'goOn', marks: `${quotePrefix}${indent}${next}${gap || ' '}${task ? '[ ] ' : ''}` };
}

/** Marks without what differs between items: check boxes, numbers and spaces. */
const kindOfMarks = (marks: string) =>
  marks
    .replace(/\[[ xX]\]/, '')
    .replace(/\d+/, '1')
    .replace(/\s+/g, '');

/** Whether the typed text repeats the marks that Enter has just inserted. */
export function repeatsMarks(marks: string, typed: string): boolean {
  if (!/\S\s$/.test(typed)) return false;
  const quotePrefix = quoteMarks.exec(marks)?.[0] ?? '';
  return [marks, marks.slice(quotePrefix.length)].some(
    (own) => own !== '' && kindOfMarks(own) === kindOfMarks(typed),
  );
}

const withSpace = (marks: string) => (/\s$/.test(marks) ? marks : `${marks} `);

const tabStop = 4;
const columns = (space: string) => {
  let width = 0;
  for (const character of space) width = character === '\t' ? width + tabStop - (width % tabStop) : width + 1;
  return width;
};

/** Columns of an item's indent and of its text. */
function measure(text: string): { indent: number; content: number } | null {
  const found = itemMarks.exec(text);
  if (!found) return null;
  const indent = columns(found[1] ?? '');
  return { indent, content: indent + (found[2] ?? '').length + 1 };
}

/** The item indented under the item above; null if there is none. */
export function indented(text: string, above: readonly string[]): string | null {
  const own = measure(text);
  if (!own) return null;
  for (let n = above.length - 1; n >= 0; n -= 1) {
    const line = above[n] ?? '';
    const other = measure(line);
    if (other && other.indent < own.indent) return null;
    if (other && other.indent < own.indent + 2) return ' '.repeat(other.content) + text.trimStart();
    if (!other && line.trim() !== '' && !/^[ \t]/.test(line)) return null;
  }
  return null;
}

/** The item moved out one level; null if it isn't nested. */
export function outdented(text: string, above: readonly string[]): string | null {
  const own = measure(text);
  if (!own || own.indent === 0) return null;
  for (let n = above.length - 1; n >= 0; n -= 1) {
    const other = measure(above[n] ?? '');
    if (other && other.indent < own.indent) return ' '.repeat(other.indent) + text.trimStart();
  }
  return text.trimStart();
}
