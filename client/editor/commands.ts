import { type Editor, Range } from 'slate';
import { countWords } from '../../server/markdown/wordCount';
import { caretAt, lineOf, linesIn, pointAt, replaceRange, selectionOrEnd, setDocument } from './edit';
import { breakOf, newLine, spliceLines, textOf, wordsOf } from './lines';
import type { Manuscript } from './manuscript';
import type { Line } from './slateTypes';
import { addVerseMarks, isBlank, isDivider } from './verse';

export interface Heading {
  /** The heading's line, from 0. */
  line: number;
  /** From 1 to 3; deeper ones count as 3. */
  level: number;
  text: string;
}

const levels: Partial<Record<string, number>> = { heading1: 1, heading2: 2, heading3: 3 };
/** Matches the marks at both ends of a heading's line. */
const headingMarks = /^ {0,3}#{1,6}[ \t]*|[ \t]+#+[ \t]*$/g;

export function outlineOf(editor: Editor, manuscript: Manuscript): Heading[] {
  const lines = linesIn(editor);
  return lines.flatMap((line, n): Heading[] => {
    const { kind } = manuscript.viewOf(line);
    const text = textOf(line);
    const level = levels[kind];
    if (level) return [{ line: n, level, text: text.replace(headingMarks, '').trim() }];
    const above = textOf(lines[n - 1]).trim();
    return kind === 'underline' ? [{ line: n - 1, level: text.includes('=') ? 1 : 2, text: above }] : [];
  });
}

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

/** Inserts after the selection, which isn't replaced: a file may be dropped while the whole text is selected. */
export function insertAfter(editor: Editor, markdown: string): void {
  const [, end] = Range.edges(selectionOrEnd(editor));
  replaceRange(editor, caretAt(end), markdown);
}

/** Inserts an inline footnote after the selection, with the caret in it. */
export function insertFootnote(editor: Editor): void {
  const [, end] = Range.edges(selectionOrEnd(editor));
  replaceRange(editor, caretAt(end), '^[]');
  putCaret(editor, pointAt(lineOf(end), end.offset + 2));
}

/** Inserts a scene break on a line of its own, at the end of the selection. */
export function insertSceneBreak(editor: Editor): void {
  const [, end] = Range.edges(selectionOrEnd(editor));
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

/** The lines that a toggle of verse affects: those selected or the caret's paragraph, extended to all of the verse they are part of. */
function versePassageAt(
  lines: readonly Line[],
  range: Range,
  isKept: (line: Line) => boolean,
  isOpeningMark: (line: Line) => boolean,
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
  while (from > 0 && isKept(at(from)) && !isOpeningMark(at(from))) from -= 1;
  while (to + 1 < lines.length && isKept(at(to)) && isKept(at(to + 1)) && !isOpeningMark(at(to + 1))) to += 1;
  return { from, to };
}

/** Puts marks of verse around the selection, or the caret's paragraph; removes them if all of it is verse already. */
export function toggleVerse(editor: Editor, manuscript: Manuscript): void {
  const lines = linesIn(editor);
  const range = selectionOrEnd(editor);
  const kindOf = (line: Line) => manuscript.viewOf(line).kind;
  const isMark = (line: Line) => kindOf(line) === 'verseMark';
  const isKept = (line: Line) => isMark(line) || kindOf(line) === 'verse';
  const { from, to } = versePassageAt(
    lines,
    range,
    isKept,
    (line) => isMark(line) && /verse/.test(textOf(line)),
  );
  const touched = lines.slice(from, to + 1);
  const textLines = touched.filter((line) => !isMark(line));
  const isAllKept =
    touched.some(isKept) && textLines.every((line) => isBlank(line) || isDivider(line) || isKept(line));
  // The text after a mark takes the place of the mark.
  const [first = newLine(''), ...others] = textLines;
  const unmarked = [newLine(textOf(first), touched[0]?.before), ...others];
  const changed = isAllKept
    ? { lines: unmarked, marks: new Set<Line>() }
    : addVerseMarks(unmarked, lines[1]?.before);
  const kept = changed.lines.flatMap((line, n) => (changed.marks.has(line) ? [] : [from + n]));
  const addedLines = changed.lines.length - touched.length;
  const movedPoint = (point: ReturnType<typeof pointAt>) => {
    const line = lineOf(point);
    if (line < from) return point;
    if (line > to) return pointAt(line + addedLines, point.offset);
    const before = touched.slice(0, line - from).filter((one) => !isMark(one)).length;
    const onMark = isMark(lines[line] as Line);
    return pointAt(kept[Math.min(before, kept.length - 1)] ?? from, onMark ? 0 : point.offset);
  };
  setDocument(editor, spliceLines(lines, from, touched.length, changed.lines), {
    anchor: movedPoint(range.anchor),
    focus: movedPoint(range.focus),
  });
}

export function putCaret(editor: Editor, point: ReturnType<typeof pointAt>): void {
  const newProperties = caretAt(point);
  if (editor.selection) editor.apply({ type: 'set_selection', properties: editor.selection, newProperties });
  else editor.apply({ type: 'set_selection', properties: null, newProperties });
}

/** The ranges of parts of the text. The offsets are in ascending order: start and end of each part in turn. */
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
      // An offset between CR and LF counts as the next line's start.
      if (offset < begin) return pointAt(line, 0);
    }
  };
  for (let n = 0; n + 1 < offsets.length; n += 2)
    ranges.push({ anchor: pointOf(offsets[n] ?? 0), focus: pointOf(offsets[n + 1] ?? 0) });
  return ranges;
}
