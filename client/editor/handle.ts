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
import { findInWorker } from './find/findInWorker';
import type { FindRequest } from './find/findMatches';
import { breakOf, textOf } from './lines';
import { reveal } from './reveal';
import type { MarkdownEditing } from './withMarkdown';

/** The editor's API for screens. The text is read on demand instead of being passed on each key. */
export function handleOf(editing: MarkdownEditing) {
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
    /** The Markdown, unchanged except for the edits. */
    text: () => currentManuscript().text(),
    wordCount: () => currentManuscript().wordCount(),
    selectedWords: () => selectedWords(editor),
    isBlank: () => currentManuscript().wordCount() === 0,
    focus: () => focus(editor),
    /** Replaces the text as one undo step; unchanged lines keep the caret. */
    replaceText(text: string) {
      editing.endStep();
      editing.replaceText(text);
      editing.endStep();
    },
    /** Puts the caret at a place of the screen, if that is in the text. */
    selectAt(x: number, y: number) {
      const place = document.caretPositionFromPoint?.(x, y);
      if (!place || !ReactEditor.hasEditableTarget(editor, place.offsetNode)) return;
      const point = ReactEditor.toSlatePoint(editor, [place.offsetNode, place.offset], {
        exactMatch: false,
        suppressThrow: true,
      });
      if (point) putCaret(editor, point);
      ReactEditor.focus(editor);
    },
    /** Inserts Markdown after the selection. */
    insert: (markdown: string) => editAtSelection(() => insertAfter(editor, markdown)),
    insertFootnote: () => editAtSelection(() => insertFootnote(editor)),
    insertSceneBreak: () => editAtSelection(() => insertSceneBreak(editor)),
    /** Keeps the lines and indents of the selection or the caret's paragraph, or no longer. */
    toggleVerse: () => editAtSelection(() => toggleVerse(editor, currentManuscript())),
    outline: () => outlineOf(editor, currentManuscript()),
    /** Puts the caret at the start of a line and shows it. */
    goToLine(line: number) {
      ReactEditor.focus(editor);
      putCaret(editor, pointAt(line, 0));
      scrollToSelection(editor);
    },
    /** The selected text on one line, for a search; otherwise empty. */
    selectedText() {
      readDomSelection(editor);
      const { selection } = editor;
      const isOneLine = selection && lineOf(selection.anchor) === lineOf(selection.focus);
      return isOneLine ? textIn(editor, selection) : '';
    },
    /** Where the selection starts and ends in the text. */
    selectionOffsets(): readonly [start: number, end: number] {
      const [start, end] = Range.edges(editor.selection ?? caretAt(pointAt(0, 0)));
      return [offsetOf(editor, start), offsetOf(editor, end)];
    },
    /** Finds in the current text, or returns it with matches replaced. Rejects if it is aborted. */
    find: (request: FindRequest, signal: AbortSignal) =>
      findInWorker({ ...request, text: currentManuscript().text() }, signal),
    /** Marks parts of the text, given as offsets, start and end in turn, and one of them by its index more strongly. */
    highlight: (offsets: Uint32Array | null, current?: number) => highlight(editor, offsets, current),
    /** Selects a part of the text and shows it; the focus stays where it is. */
    select(start: number, end: number) {
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
