import { type Editor, Range } from 'slate';
import { indented, outdented } from './continueLine';
import { lineOf, linesIn, pointAt, replaceRange, setDocument, textIn } from './edit';
import { emphasise } from './emphasis';
import { newLine, spliceLines, textOf } from './lines';

/**
 * Indents or outdents the selected list items; false if there is nothing to move, so the key keeps its
 * default.
 */
export function moveItems(editor: Editor, isOutdent: boolean): boolean {
  const { selection } = editor;
  if (!selection) return false;
  const [start, end] = Range.edges(selection);
  const from = lineOf(start);
  const lines = linesIn(editor);
  const texts = lines.slice(0, lineOf(end) + 1).map(textOf);
  let moved = false;
  for (let n = from; n < texts.length; n += 1) {
    const text = (isOutdent ? outdented : indented)(texts[n] ?? '', texts.slice(0, n));
    if (text === null) continue;
    texts[n] = text;
    moved = true;
  }
  if (!moved) return false;
  const changed = texts.slice(from).map((text, n) => newLine(text, lines[from + n]?.before));
  const movedPoint = (point: typeof start) => {
    const line = lineOf(point);
    const addedCharacters = (texts[line] ?? '').length - textOf(lines[line]).length;
    return pointAt(line, Math.max(0, point.offset + addedCharacters));
  };
  setDocument(editor, spliceLines(lines, from, changed.length, changed), {
    anchor: movedPoint(selection.anchor),
    focus: movedPoint(selection.focus),
  });
  return true;
}

export function toggleEmphasis(editor: Editor, marks: '*' | '**') {
  const { selection } = editor;
  if (!selection) return;
  const [start, end] = Range.edges(selection);
  const before = textOf(linesIn(editor)[lineOf(start)]).slice(0, start.offset);
  const after = textOf(linesIn(editor)[lineOf(end)]).slice(end.offset);
  const change = emphasise({ before, selected: textIn(editor, selection), after }, marks);
  replaceRange(
    editor,
    {
      anchor: pointAt(lineOf(start), start.offset - change.cutBefore),
      focus: pointAt(lineOf(end), end.offset + change.cutAfter),
    },
    change.text,
  );
  const first = pointAt(lineOf(start), start.offset - change.cutBefore + change.selectFrom);
  const caret = editor.selection?.focus ?? first;
  const last = pointAt(lineOf(caret), caret.offset - change.leaveBehind);
  const next = { anchor: first, focus: last };
  editor.apply({ type: 'set_selection', properties: editor.selection, newProperties: next });
}
