import { type Editor, Range } from 'slate';
import { IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';

/**
 * Reads the DOM selection now. Slate throttles this by up to 100 ms, so that select-all-and-cut would be too
 * fast for it.
 */
export function takeSelection(editor: Editor): undefined {
  if (IS_NODE_MAP_DIRTY.get(editor) || ReactEditor.isComposing(editor)) return;
  const selection = document.getSelection();
  if (!selection?.anchorNode || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (!range || (editor.selection && Range.equals(range, editor.selection))) return;
  editor.apply({ type: 'set_selection', properties: editor.selection, newProperties: range });
}
