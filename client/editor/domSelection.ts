import { type Editor, Range } from 'slate';
import { IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';

/**
 * Takes in where the selection is. Slate waits up to a tenth of a second with it, and who selects all and cuts, or goes
 * to the end and indents, is quicker.
 */
export function takeSelection(editor: Editor): undefined {
  if (IS_NODE_MAP_DIRTY.get(editor) || ReactEditor.isComposing(editor)) return;
  const selection = document.getSelection();
  if (!selection?.anchorNode || !ReactEditor.hasEditableTarget(editor, selection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (!range || (editor.selection && Range.equals(range, editor.selection))) return;
  editor.apply({ type: 'set_selection', properties: editor.selection, newProperties: range });
}
