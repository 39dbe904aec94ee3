import { type Descendant, type Editor, type Operation, Range, type Selection } from 'slate';
import { ReactEditor } from 'slate-react';

/** The text and selection that the DOM showed after the last render. */
const rendered = new WeakMap<Editor, { children: Descendant[]; selection: Selection }>();
/** The last selection that came from the DOM. */
const lastFromDom = new WeakMap<Editor, Selection>();

/**
 * The DOM selection; null if it is outside the editor, an input method is composing, or the DOM doesn't show the
 * current text yet.
 */
function domRange(editor: Editor): Range | null {
  if (rendered.get(editor)?.children !== editor.children || ReactEditor.isComposing(editor)) return null;
  const selection = document.getSelection();
  if (!selection?.anchorNode || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return null;
  return ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
}

/**
 * Sets the editor's selection to the DOM's now. Slate may do so up to 100 ms later: Select All followed at once by Cut
 * would cut the earlier selection.
 */
export function readDomSelection(editor: Editor): void {
  const newProperties = domRange(editor);
  if (!newProperties || (editor.selection && Range.equals(newProperties, editor.selection))) return;
  editor.apply({ type: 'set_selection', properties: editor.selection, newProperties });
}

/**
 * Applies an operation. If it sets the selection to the DOM's, whether by Slate or `readDomSelection`, this is
 * remembered for `keepDomSelection`.
 */
export function applyNotingDomSelection(editor: Editor, operation: Operation, apply: Editor['apply']): void {
  const range = operation.type === 'set_selection' ? domRange(editor) : null;
  apply(operation);
  if (range && editor.selection && Range.equals(range, editor.selection))
    lastFromDom.set(editor, editor.selection);
}

/**
 * Must run after each render, before the effects of Slate's `Editable`, which set the DOM selection to the editor's. If
 * the user has just moved the DOM selection and Slate hasn't read it yet, that would undo the move, and typed text would
 * go elsewhere. So this reads it first.
 */
export function keepDomSelection(editor: Editor): void {
  const last = rendered.get(editor);
  const { selection } = editor;
  // If an edit has moved the editor's selection since, it is newer than the DOM's.
  const isMovedByEdit = selection !== last?.selection && selection !== lastFromDom.get(editor);
  // While the focus is elsewhere nobody keeps the DOM selection up to date.
  if (last && !isMovedByEdit && ReactEditor.isFocused(editor)) readDomSelection(editor);
  rendered.set(editor, { children: editor.children, selection: editor.selection });
}
