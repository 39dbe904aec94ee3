import { Editor, type Point, Range, type Selection, Transforms } from 'slate';
import { NODE_TO_KEY } from 'slate-dom';
import { linesOf, newLine, spliceLines, textOf } from './lines';
import type { Line } from './slateTypes';

export const linesIn = (editor: Editor) => editor.children as Line[];

export const pointAt = (line: number, offset: number): Point => ({ path: [line, 0], offset });
export const lineOf = ({ path }: Point) => path[0] ?? 0;
export const caretAt = (point: Point): Range => ({ anchor: point, focus: point });

/**
 * Replaces the document in one step. Slate's operations work node by node and visit every node each time,
 * which takes seconds for thousands of lines.
 */
export function setDocument(editor: Editor, lines: Line[], selection: Selection) {
  editor.children = lines;
  editor.selection = null;
  // Notifies listeners and marks the view as outdated.
  if (selection) editor.apply({ type: 'set_selection', properties: null, newProperties: selection });
  else editor.apply({ type: 'set_selection', properties: caretAt(pointAt(0, 0)), newProperties: null });
}

/** Gives a new line and its text the React keys of the line that it replaces, so that the elements are reused. */
function reuseKeys(line: Line, replaced: Line) {
  for (const [next, last] of [[line, replaced] as const, [line.children[0], replaced.children[0]] as const]) {
    const key = last && NODE_TO_KEY.get(last);
    if (key && next) NODE_TO_KEY.set(next, key);
  }
}

/** The break that new lines get: the document's first. */
const lineBreakOf = (editor: Editor) => linesIn(editor)[1]?.before;

/** Replaces a range by a text and puts the caret after it. */
export function replaceRange(editor: Editor, range: Range, text: string) {
  const [start, end] = Range.edges(range);
  const parts = linesOf(text).map(textOf);
  if (lineOf(start) === lineOf(end) && parts.length === 1) {
    if (Range.isExpanded(range)) Transforms.delete(editor, { at: { anchor: start, focus: end } });
    if (text) Transforms.insertText(editor, text, { at: start });
    const afterText = pointAt(lineOf(start), start.offset + text.length);
    if (editor.selection) Transforms.select(editor, afterText);
    return;
  }
  const lines = linesIn(editor);
  const first = lines[lineOf(start)] as Line;
  const head = textOf(first).slice(0, start.offset);
  const tail = textOf(lines[lineOf(end)]).slice(end.offset);
  const lineBreak = lineBreakOf(editor);
  const last = parts.length - 1;
  const inserted = parts.map((part, n) =>
    newLine((n === 0 ? head : '') + part + (n === last ? tail : ''), n === 0 ? first.before : lineBreak),
  );
  reuseKeys(inserted[0] as Line, first);
  const afterText = pointAt(
    lineOf(start) + last,
    (last === 0 ? head.length : 0) + (parts[last] ?? '').length,
  );
  moveRefs(editor, start, end, afterText);
  setDocument(
    editor,
    spliceLines(lines, lineOf(start), lineOf(end) - lineOf(start) + 1, inserted),
    caretAt(afterText),
  );
}

/** Moves Slate's range refs, for example that of a drag, after a replacement of the text from `start` to `end`. */
function moveRefs(editor: Editor, start: Point, end: Point, afterText: Point) {
  const moved = (point: Point): Point => {
    if (lineOf(point) > lineOf(end))
      return pointAt(lineOf(point) + lineOf(afterText) - lineOf(end), point.offset);
    if (lineOf(point) === lineOf(end) && point.offset >= end.offset)
      return pointAt(lineOf(afterText), afterText.offset + point.offset - end.offset);
    const before =
      lineOf(point) < lineOf(start) || (lineOf(point) === lineOf(start) && point.offset < start.offset);
    return before ? point : afterText;
  };
  for (const ref of Editor.rangeRefs(editor)) {
    if (ref.current) ref.current = { anchor: moved(ref.current.anchor), focus: moved(ref.current.focus) };
  }
}

export function textIn(editor: Editor, range: Range): string {
  const [start, end] = Range.edges(range);
  const lines = linesIn(editor);
  const parts: string[] = [];
  for (let n = lineOf(start); n <= lineOf(end); n += 1) {
    const line = lines[n] as Line;
    if (n > lineOf(start)) parts.push(line.before ?? '\n');
    parts.push(
      textOf(line).slice(n === lineOf(start) ? start.offset : 0, n === lineOf(end) ? end.offset : undefined),
    );
  }
  return parts.join('');
}

/** The selection or, without one, the end of the text. */
export function selectionOrEnd(editor: Editor): Range {
  if (editor.selection) return editor.selection;
  const last = linesIn(editor).length - 1;
  return caretAt(pointAt(last, textOf(linesIn(editor)[last]).length));
}
