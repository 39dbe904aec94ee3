const quoteMarks = /^ {0,3}>(?:[ \t]{0,3}>)*[ \t]?/;
const itemMarks = /^([ \t]*)([-+*]|(\d{1,9})([.)]))([ \t]+|$)(\[[ xX]\](?:[ \t]+|$))?/;

/** The effect of Enter in a list item or quote. */
type Continuation =
  /** The new line starts with these marks. */
  | { kind: 'goOn'; marks: string }
  /** An empty item ends the list or quote; `text` remains of the line. */
  | { kind: 'end'; text: string };

/** Returns what Enter does at an offset, if it is more than a line break. */
export function continuation(text: string, offset: number): Continuation | null {
  const quoted = quoteMarks.exec(text)?.[0] ?? '';
  const listed = itemMarks.exec(text.slice(quoted.length));
  const marks = quoted + (listed?.[0] ?? '');
  if (marks === '' || offset < marks.trimEnd().length) return null;
  if (text.slice(marks.length).trim() === '') return { kind: 'end', text: listed && quoted ? quoted : '' };
  if (offset < marks.length) return null;
  if (!listed) return { kind: 'goOn', marks: spaced(quoted) };
  const [, indent = '', bullet = '', number, sign, gap = ' ', task] = listed;
  const next = number === undefined ? bullet : `${Number(number) + 1}${sign}`;
  return { kind: 'goOn', marks: `${quoted}${indent}${next}${gap || ' '}${task ? '[ ] ' : ''}` };
}

const kindOfMarks = (marks: string) =>
  marks
    .replace(/\[[ xX]\]/, '')
    .replace(/\d+/, '1')
    .replace(/\s+/g, '');

/** Whether the typed text repeats the marks that Enter has just inserted. */
export function repeatsMarks(marks: string, typed: string): boolean {
  if (!/\S\s$/.test(typed)) return false;
  const quoted = quoteMarks.exec(marks)?.[0] ?? '';
  return [marks, marks.slice(quoted.length)].some(
    (own) => own !== '' && kindOfMarks(own) === kindOfMarks(typed),
  );
}

const spaced = (marks: string) => (/\s$/.test(marks) ? marks : `${marks} `);

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
