import { type BaseEditor, createEditor, type Editor, Range } from 'slate';
import { type ReactEditor, withReact } from 'slate-react';
import { continuationAt, outdented, repeatsMarks } from './continueLine';
import { applyNotingDomSelection } from './domSelection';
import { caretAt, lineOf, linesIn, pointAt, replaceRange, selectionOrEnd, setDocument, textIn } from './edit';
import { History } from './history';
import { type Lines, linesOf, textOf } from './lines';
import { Manuscript } from './manuscript';
import { withLinesOf } from './replaceLines';
import type { QuoteStyle } from './typing/quoteStyles';
import { withTypography } from './typing/withTypography';

/** Lines per chunk; a chunk is rendered again when one of its lines changes. */
const chunkSize = 50;

export interface MarkdownEditing {
  editor: Editor;
  manuscript: Manuscript;
  /** Processes changes that the editor has not reported yet. */
  settle(): void;
  /** Processes them, and ends the undo step. */
  endStep(): void;
  replaceText(text: string): void;
}

interface MarkdownListeners {
  onText(): void;
  /** Unchanged lines look different. */
  onRedraw(): void;
  /** The marks that typed quotes become; null while characters stay as typed. */
  quoteStyle?(): QuoteStyle | null;
}

/** Whether the selection begins in verse, where pasted text keeps its lines and indents only as plain text. */
export function isInVerse({ editor, manuscript }: MarkdownEditing): boolean {
  const { selection } = editor;
  const line = selection && linesIn(editor)[lineOf(Range.start(selection))];
  return !!line && manuscript.viewOf(line).kind === 'verse';
}

/** A Slate editor whose elements are the lines of a Markdown source. */
export function markdownEditing(initialText: string, listeners: MarkdownListeners): MarkdownEditing {
  const editor = withReact(createEditor() as BaseEditor & ReactEditor) as Editor;
  const manuscript = new Manuscript();
  editor.children = linesOf(initialText);
  manuscript.update(editor.children as Lines);

  const { apply } = editor;
  editor.apply = (operation) => applyNotingDomSelection(editor, operation, apply);
  editor.getChunkSize = (node) => (node === editor ? chunkSize : null);
  editor.shouldMergeNodesRemovePrevNode = () => false;
  // Copy the source as plain text.
  editor.setFragmentData = (data) => {
    if (!editor.selection) return;
    // A browser that drags text has added its own formats.
    data.clearData();
    data.setData('text/plain', textIn(editor, editor.selection));
  };
  editAcrossLines(editor);
  continueItemsAndQuotes(editor, manuscript);
  const { settle, endStep } = trackChanges(editor, manuscript, listeners);
  withTypography(editor, manuscript, { style: () => listeners.quoteStyle?.() ?? null, endStep });

  return {
    editor,
    manuscript,
    settle,
    endStep,
    replaceText(text) {
      settle();
      const { lines, selection } = withLinesOf(linesIn(editor), text, editor.selection);
      setDocument(editor, lines, selection);
    },
  };
}

/** Keeps the manuscript and the history up to date. Returns functions that do so at once. */
function trackChanges(editor: Editor, manuscript: Manuscript, listeners: MarkdownListeners) {
  const history = new History();
  let selection = editor.selection;
  /** Whether the listener knows the present text. */
  let isNotified = true;

  /** Records changes as undo steps, except undo and redo themselves. */
  const recordChange = (record: boolean) => {
    const change = manuscript.update(linesIn(editor));
    if (change) {
      if (record) history.record(change.splice, selection, editor.selection);
      isNotified = false;
      if (change.othersChanged) listeners.onRedraw();
    }
    selection = editor.selection;
  };

  const { onChange } = editor;
  editor.onChange = (options) => {
    recordChange(true);
    onChange(options);
    if (isNotified) return;
    isNotified = true;
    listeners.onText();
  };
  editor.undo = () => {
    recordChange(true);
    history.undo(editor);
    recordChange(false);
  };
  editor.redo = () => {
    recordChange(true);
    history.redo(editor);
    recordChange(false);
  };
  return {
    settle: () => recordChange(true),
    endStep: () => {
      recordChange(true);
      history.endStep();
    },
  };
}

/** Edits that insert or remove line breaks replace whole lines, because Slate's own visit every node. */
function editAcrossLines(editor: Editor) {
  const { deleteBackward, deleteForward, deleteFragment, insertText } = editor;
  editor.insertText = (text, options) => {
    const at = editor.selection;
    const overLines = at && lineOf(at.anchor) !== lineOf(at.focus);
    if (at && (overLines || /[\r\n]/.test(text))) replaceRange(editor, at, text);
    else insertText(text, options);
  };
  editor.insertSoftBreak = () => replaceRange(editor, selectionOrEnd(editor), '\n');
  editor.deleteFragment = (options) => {
    const at = editor.selection;
    if (at && lineOf(at.anchor) !== lineOf(at.focus)) replaceRange(editor, at, '');
    else deleteFragment(options);
  };
  editor.deleteBackward = (unit) => {
    const at = editor.selection;
    const line = at ? lineOf(at.anchor) : 0;
    if (!at || Range.isExpanded(at) || at.anchor.offset > 0 || line === 0) return deleteBackward(unit);
    const end = pointAt(line - 1, textOf(linesIn(editor)[line - 1]).length);
    replaceRange(editor, { anchor: end, focus: at.anchor }, '');
  };
  editor.deleteForward = (unit) => {
    const at = editor.selection;
    const line = at ? lineOf(at.anchor) : 0;
    const lines = linesIn(editor);
    if (
      !at ||
      Range.isExpanded(at) ||
      at.anchor.offset < textOf(lines[line]).length ||
      line === lines.length - 1
    )
      return deleteForward(unit);
    replaceRange(editor, { anchor: at.anchor, focus: pointAt(line + 1, 0) }, '');
    editor.apply({ type: 'set_selection', properties: editor.selection, newProperties: caretAt(at.anchor) });
  };
}

/** The marks of the quotes and items that a line of code or verse is in, and its indent. */
const marksOfCode = (before: string, prefix: number) =>
  before.slice(0, prefix) + (/^[ \t]*/.exec(before.slice(prefix))?.[0] ?? '');

/** Enter continues or ends list items and quotes, and keeps the indent of code and verse. */
function continueItemsAndQuotes(editor: Editor, manuscript: Manuscript) {
  const { insertText } = editor;
  /** Marks inserted by the last Enter. */
  let insertedMarks: { line: number; marks: string } | null = null;

  /** Ignores list marks typed out of habit after Enter has inserted them. */
  const swallowRepeatedMarks = () => {
    const at = editor.selection;
    if (!at || !insertedMarks || Range.isExpanded(at) || lineOf(at.anchor) !== insertedMarks.line) return;
    const { line, marks } = insertedMarks;
    const before = textOf(linesIn(editor)[line]).slice(0, at.anchor.offset);
    if (!before.startsWith(marks) || !repeatsMarks(marks, before.slice(marks.length))) return;
    insertedMarks = null;
    replaceRange(editor, { anchor: pointAt(line, marks.length), focus: at.anchor }, '');
  };
  editor.insertText = (text, options) => {
    insertText(text, options);
    if (insertedMarks && text === ' ') swallowRepeatedMarks();
  };

  editor.insertBreak = () => {
    const at = selectionOrEnd(editor);
    const [start] = Range.edges(at);
    const line = linesIn(editor)[lineOf(start)];
    const text = textOf(line);
    const { kind, prefix } = line ? manuscript.viewOf(line) : { kind: 'text', prefix: 0 };
    const isVerbatim = kind === 'code' || kind === 'verse';
    const continuation = Range.isCollapsed(at) && !isVerbatim ? continuationAt(text, start.offset) : null;
    if (continuation?.kind === 'end') {
      const wholeLine = { anchor: pointAt(lineOf(start), 0), focus: pointAt(lineOf(start), text.length) };
      const above = linesIn(editor).slice(0, lineOf(start)).map(textOf);
      // An empty line separates the following text from the item or quote.
      const separator = above.at(-1)?.trim() ? `${continuation.text.trimEnd()}\n` : '';
      replaceRange(editor, wholeLine, outdented(text, above) ?? separator + continuation.text);
      return;
    }
    if (isVerbatim || kind === 'fence' || kind === 'verseMark') {
      const marks =
        continuation?.marks ?? (isVerbatim ? marksOfCode(text.slice(0, start.offset), prefix) : '');
      // Code within an item goes on by its indent: a second bullet or number would begin another item.
      replaceRange(editor, at, `\n${marks.replace(/[^>\s]/g, ' ')}`);
      insertedMarks = null;
      return;
    }
    replaceRange(editor, at, `\n${continuation?.marks ?? ''}`);
    insertedMarks = continuation ? { line: lineOf(start) + 1, marks: continuation.marks } : null;
  };
}
