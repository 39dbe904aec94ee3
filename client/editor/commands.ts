import { type Editor, Range } from 'slate';
import { countWords } from '../../server/markdown/wordCount';
import { caretAt, lineOf, linesIn, placeToWrite, pointAt, replaceRange, setDocument } from './edit';
import { breakOf, newLine, spliced, textOf, wordsOf } from './lines';
import type { Manuscript } from './manuscript';
import type { Line } from './slateTypes';
import { divides, isBlank, withMarks } from './verse';

export interface Heading {
  /** The heading's line, from 0. */
  line: number;
  /** From 1 to 3; deeper ones count as 3. */
  level: number;
  text: string;
}

const levels: Partial<Record<string, number>> = { heading1: 1, heading2: 2, heading3: 3 };
const marks = /^ {0,3}#{1,6}[ \t]*|[ \t]+#+[ \t]*$/g;

/** The headings in order. */
export function outlineOf(editor: Editor, manuscript: Manuscript): Heading[] {
  const lines = linesIn(editor);
  return lines.flatMap((line, n): Heading[] => {
    const { kind } = manuscript.viewOf(line);
    const text = textOf(line);
    const level = levels[kind];
    if (level) return [{ line: n, level, text: text.replace(marks, '').trim() }];
    const above = textOf(lines[n - 1]).trim();
    return kind === 'underline' ? [{ line: n - 1, level: text.includes('=') ? 1 : 2, text: above }] : [];
  });
}

/** Words in the selection; 0 without one. */
export function selectedWords(editor: Editor): number {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return 0;
  const [start, end] = Range.edges(selection);
  const lines = linesIn(editor);
  const [from, to] = [lineOf(start), lineOf(end)];
  if (from === to) return countWords(textOf(lines[from]).slice(start.offset, end.offset));
  let words = countWords(textOf(lines[from]).slice(start.offset));
  for (const line of lines.slice(from + 1, to)) words += wordsOf(line);
  return words + countWords(textOf(lines[to]).slice(0, end.offset));
}

/** Leaves what is selected: a file may be dropped beside a text that is selected as a whole. */
export function insertAfter(editor: Editor, markdown: string): void {
  const [, end] = Range.edges(placeToWrite(editor));
  replaceRange(editor, caretAt(end), markdown);
}

/** A note within the line, after the selection, with the caret in it. */
export function insertFootnote(editor: Editor): void {
  const [, end] = Range.edges(placeToWrite(editor));
  replaceRange(editor, caretAt(end), '^[]');
  putCaret(editor, pointAt(lineOf(end), end.offset + 2));
}

/** A break between scenes on a line of its own, after the caret's line. */
export function insertSceneBreak(editor: Editor): void {
  const [, end] = Range.edges(placeToWrite(editor));
  const line = lineOf(end);
  const text = textOf(linesIn(editor)[line]);
  const rest = text.slice(end.offset).trimStart();
  const head = text.slice(0, end.offset).trimEnd();
  const isAfterText = line > 0 && textOf(linesIn(editor)[line - 1]).trim() !== '';
  const lead = head ? `${head}\n\n` : isAfterText ? '\n' : '';
  const whole = { anchor: pointAt(line, 0), focus: pointAt(line, text.length) };
  replaceRange(editor, whole, `${lead}* * *\n\n${rest}`);
  const caret = editor.selection?.focus;
  if (caret) putCaret(editor, pointAt(lineOf(caret), 0));
}

/** The lines to keep or to release: those selected or the caret's paragraph, and the whole of verse that they are part of. */
function passageAt(
  lines: readonly Line[],
  range: Range,
  isKept: (line: Line) => boolean,
  opens: (line: Line) => boolean,
) {
  const [start, end] = Range.edges(range);
  let [from, to] = [lineOf(start), lineOf(end)];
  if (to > from && end.offset === 0) to -= 1;
  const at = (n: number) => lines[n] as Line;
  const isProse = (n: number) => n >= 0 && n < lines.length && !isBlank(at(n)) && !isKept(at(n));
  if (Range.isCollapsed(range)) {
    while (isProse(from) && isProse(from - 1)) from -= 1;
    while (isProse(to) && isProse(to + 1)) to += 1;
  }
  while (from > 0 && isKept(at(from)) && !opens(at(from))) from -= 1;
  while (to + 1 < lines.length && isKept(at(to)) && isKept(at(to + 1)) && !opens(at(to + 1))) to += 1;
  return { from, to };
}

/** Keeps the lines and indents of the selection, or of the caret's paragraph, by marks of verse; removes the marks if all is kept. */
export function toggleVerse(editor: Editor, manuscript: Manuscript): void {
  const lines = linesIn(editor);
  const range = placeToWrite(editor);
  const kindOf = (line: Line) => manuscript.viewOf(line).kind;
  const isMark = (line: Line) => kindOf(line) === 'verseMark';
  const isKept = (line: Line) => isMark(line) || kindOf(line) === 'verse';
  const { from, to } = passageAt(lines, range, isKept, (line) => isMark(line) && /verse/.test(textOf(line)));
  const touched = lines.slice(from, to + 1);
  const words = touched.filter((line) => !isMark(line));
  const isAllKept =
    touched.some(isKept) && words.every((line) => isBlank(line) || divides(line) || isKept(line));
  // The text after a mark takes the place of the mark.
  const [first = newLine(''), ...others] = words;
  const released = [newLine(textOf(first), touched[0]?.before), ...others];
  const changed = isAllKept
    ? { lines: released, marks: new Set<Line>() }
    : withMarks(released, lines[1]?.before);
  const kept = changed.lines.flatMap((line, n) => (changed.marks.has(line) ? [] : [from + n]));
  const grown = changed.lines.length - touched.length;
  const moved = (point: ReturnType<typeof pointAt>) => {
    const line = lineOf(point);
    if (line < from) return point;
    if (line > to) return pointAt(line + grown, point.offset);
    const before = touched.slice(0, line - from).filter((one) => !isMark(one)).length;
    const onMark = isMark(lines[line] as Line);
    return pointAt(kept[Math.min(before, kept.length - 1)] ?? from, onMark ? 0 : point.offset);
  };
  setDocument(editor, spliced(lines, from, touched.length, changed.lines), {
    anchor: moved(range.anchor),
    focus: moved(range.focus),
  });
}

export function putCaret(editor: Editor, point: ReturnType<typeof pointAt>): void {
  const newProperties = caretAt(point);
  if (editor.selection) editor.apply({ type: 'set_selection', properties: editor.selection, newProperties });
  else editor.apply({ type: 'set_selection', properties: null, newProperties });
}

/** The ranges of parts of the text, given as offsets in order: start and end in turn. */
export function rangesOf(editor: Editor, offsets: Uint32Array): Range[] {
  const lines = linesIn(editor);
  const ranges: Range[] = [];
  let [line, begin] = [0, 0];
  const pointOf = (offset: number) => {
    for (;;) {
      const end = begin + textOf(lines[line]).length;
      const next = lines[line + 1];
      if (!next || offset <= end) return pointAt(line, Math.min(offset, end) - begin);
      begin = end + breakOf(next).length;
      line += 1;
      // Between the two characters of a break.
      if (offset < begin) return pointAt(line, 0);
    }
  };
  for (let n = 0; n + 1 < offsets.length; n += 2)
    ranges.push({ anchor: pointOf(offsets[n] ?? 0), focus: pointOf(offsets[n + 1] ?? 0) });
  return ranges;
}
