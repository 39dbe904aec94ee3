import { type Descendant, type Editor, type Operation, Range, type Selection } from 'slate';
import { ReactEditor } from 'slate-react';

/** What the DOM showed after the last rendering. */
const drawn = new WeakMap<Editor, { children: Descendant[]; selection: Selection }>();
/** The last selection that was read from the DOM. */
const taken = new WeakMap<Editor, Selection>();

/** The DOM selection, or null if it is elsewhere or the DOM doesn't show the present text. */
function domRange(editor: Editor): Range | null {
  if (drawn.get(editor)?.children !== editor.children || ReactEditor.isComposing(editor)) return null;
  const selection = document.getSelection();
  if (!selection?.anchorNode || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return null;
  return ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
}

/**
 * Reads the DOM selection now. Slate throttles this by up to 100 ms, so that select-all-and-cut would be too
 * fast for it.
 */
export function takeSelection(editor: Editor): undefined {
  const newProperties = domRange(editor);
  if (!newProperties || (editor.selection && Range.equals(newProperties, editor.selection))) return;
  editor.apply({ type: 'set_selection', properties: editor.selection, newProperties });
}

/** Applies an operation, and remembers whether it takes the DOM selection. */
export function applyNotingSelection(editor: Editor, operation: Operation, apply: Editor['apply']): void {
  const range = operation.type === 'set_selection' ? domRange(editor) : null;
  apply(operation);
  if (range && editor.selection && Range.equals(range, editor.selection)) taken.set(editor, editor.selection);
}

/**
 * Call this before Slate's `Editable` after each rendering. `Editable` sets the DOM selection to the editor's; one made
 * shortly before, of which the browser hasn't told Slate, would be lost, and typed text would go elsewhere.
 */
export function keepSelection(editor: Editor): void {
  const last = drawn.get(editor);
  const { selection } = editor;
  // Otherwise the editor itself has moved it, and the DOM selection is the older one.
  if (last && (selection === last.selection || selection === taken.get(editor))) takeSelection(editor);
  drawn.set(editor, { children: editor.children, selection: editor.selection });
}
