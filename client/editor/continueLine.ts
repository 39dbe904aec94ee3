const quoteMarks = /^ {0,3}>(?:[ \t]{0,3}>)*[ \t]?/;
const itemMarks = /^([ \t]*)([-+*]|(\d{1,9})([.)]))([ \t]+|$)(\[[ xX]\](?:[ \t]+|$))?/;

/** What Enter makes of a line of a list or of a quote. */
export type Continuation =
  /** The new line begins with these marks. */
  | { kind: 'goOn'; marks: string }
  /** The line says nothing: the list or quote ends, and this is what stays of the line. */
  | { kind: 'end'; text: string };

/** What Enter does at an offset of a line, where it does more than break it. */
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

/** Whether what was typed right after the marks that Enter put there is the same marks once more, by habit. */
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

/** Columns before an item's mark, and before its text. */
function measure(text: string): { indent: number; content: number } | null {
  const found = itemMarks.exec(text);
  if (!found) return null;
  const indent = columns(found[1] ?? '');
  return { indent, content: indent + (found[2] ?? '').length + 1 };
}

/** The item put under the one above it; null where there is none that it could go under. */
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

/** The item put beside the one it is under; null where it is under none. */
export function outdented(text: string, above: readonly string[]): string | null {
  const own = measure(text);
  if (!own || own.indent === 0) return null;
  for (let n = above.length - 1; n >= 0; n -= 1) {
    const other = measure(above[n] ?? '');
    if (other && other.indent < own.indent) return ' '.repeat(other.indent) + text.trimStart();
  }
  return text.trimStart();
}
