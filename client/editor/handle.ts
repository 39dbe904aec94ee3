import { type Editor, Range } from 'slate';
import { ReactEditor } from 'slate-react';
import {
  insertAfter,
  insertFootnote,
  insertSceneBreak,
  outlineOf,
  putCaret,
  rangesOf,
  selectedWords,
  toggleVerse,
} from './commands';
import { readDomSelection } from './domSelection';
import { caretAt, lineOf, linesIn, pointAt, textIn } from './edit';
import type { MarkdownEditorHandle } from './editor';
import { findInWorker } from './find/findInWorker';
import { breakOf, textOf } from './lines';
import { reveal } from './reveal';
import type { MarkdownEditing } from './withMarkdown';

/** Creates the editor's API for screens. */
export function handleOf(editing: MarkdownEditing): MarkdownEditorHandle {
  const { editor } = editing;
  const currentManuscript = () => {
    editing.settle();
    return editing.manuscript;
  };
  /** Edits the text at the selection as one undo step, and focuses it. */
  const editAtSelection = (edit: () => void) => {
    readDomSelection(editor);
    editing.endStep();
    edit();
    editing.endStep();
    ReactEditor.focus(editor);
  };
  return {
    text: () => currentManuscript().text(),
    wordCount: () => currentManuscript().wordCount(),
    selectedWords: () => selectedWords(editor),
    isBlank: () => currentManuscript().wordCount() === 0,
    focus: () => focus(editor),
    replaceText(text) {
      editing.endStep();
      editing.replaceText(text);
      editing.endStep();
    },
    selectAt(x, y) {
      const place = document.caretPositionFromPoint?.(x, y);
      if (!place || !ReactEditor.hasEditableTarget(editor, place.offsetNode)) return;
      const point = ReactEditor.toSlatePoint(editor, [place.offsetNode, place.offset], {
        exactMatch: false,
        suppressThrow: true,
      });
      if (point) putCaret(editor, point);
      ReactEditor.focus(editor);
    },
    insert: (markdown) => editAtSelection(() => insertAfter(editor, markdown)),
    insertFootnote: () => editAtSelection(() => insertFootnote(editor)),
    insertSceneBreak: () => editAtSelection(() => insertSceneBreak(editor)),
    toggleVerse: () => editAtSelection(() => toggleVerse(editor, currentManuscript())),
    outline: () => outlineOf(editor, currentManuscript()),
    goToLine(line) {
      ReactEditor.focus(editor);
      putCaret(editor, pointAt(line, 0));
      scrollToSelection(editor);
    },
    selectedText() {
      readDomSelection(editor);
      const { selection } = editor;
      const isOneLine = selection && lineOf(selection.anchor) === lineOf(selection.focus);
      return isOneLine ? textIn(editor, selection) : '';
    },
    selectionOffsets() {
      const [start, end] = Range.edges(editor.selection ?? caretAt(pointAt(0, 0)));
      return [offsetOf(editor, start), offsetOf(editor, end)];
    },
    find: (request, signal) => findInWorker({ ...request, text: currentManuscript().text() }, signal),
    highlight: (offsets, current) => highlight(editor, offsets, current),
    select(start, end) {
      const [range] = rangesOf(editor, Uint32Array.of(start, end));
      if (!range) return;
      putCaret(editor, range.anchor);
      editor.apply({ type: 'set_selection', properties: editor.selection, newProperties: range });
      scrollToSelection(editor);
    },
  };
}

/** Focuses the text, with the caret at its start if there is no selection. */
function focus(editor: Editor) {
  if (!editor.selection) {
    // At once, because Slate waits for pending operations, and keys pressed meanwhile would go elsewhere.
    ReactEditor.toDOMNode(editor, editor).focus({ preventScroll: true });
    putCaret(editor, pointAt(0, 0));
  }
  ReactEditor.focus(editor);
}

/** The offset of a point in the text. */
function offsetOf(editor: Editor, point: Range['anchor']): number {
  const lines = linesIn(editor);
  let offset = point.offset;
  for (let n = 0; n < lineOf(point); n += 1) {
    const next = lines[n + 1];
    offset += textOf(lines[n]).length + (next ? breakOf(next).length : 0);
  }
  return offset;
}

/** Scrolls to the selection, once it is rendered. */
function scrollToSelection(editor: Editor) {
  requestAnimationFrame(() => {
    const range = domRangeOf(editor, editor.selection);
    if (range) reveal(ReactEditor.toDOMNode(editor, editor), range, true);
  });
}

const domRangeOf = (editor: Editor, range: Range | null) =>
  range && ReactEditor.resolveDOMRange(editor, range);

/** The browser draws highlights itself, so that no line is rendered again. */
function highlight(editor: Editor, offsets: Uint32Array | null, current = -1) {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  const ranges = rangesOf(editor, offsets ?? new Uint32Array()).map((range) => domRangeOf(editor, range));
  const highlightOf = (isCurrent: boolean) =>
    new Highlight(...ranges.flatMap((range, n) => (range && (n === current) === isCurrent ? range : [])));
  CSS.highlights.set('found', highlightOf(false));
  CSS.highlights.set('found-now', highlightOf(true));
}
