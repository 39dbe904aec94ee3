import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { lineOf, linesIn } from './edit';
import { textOf } from './lines';
import type { Line } from './slateTypes';

const marked = new WeakMap<Editor, Set<HTMLElement>>();

/**
 * Marks the lines of the caret's paragraph by an attribute, or removes the marks. React leaves attributes that it doesn't know, so
 * a key costs no more than the paragraph has lines.
 */
export function markNearParagraph(editor: Editor, on: boolean): void {
  const before = marked.get(editor) ?? new Set();
  const now = new Set(on ? paragraphLines(editor) : []);
  for (const line of before) if (!now.has(line)) line.removeAttribute('data-near');
  for (const line of now) line.setAttribute('data-near', '');
  marked.set(editor, now);
  ReactEditor.toDOMNode(editor, editor).toggleAttribute('data-dimmed', now.size > 0);
}

function paragraphLines(editor: Editor): HTMLElement[] {
  const lines = linesIn(editor);
  if (!editor.selection) return [];
  const caret = lineOf(editor.selection.focus);
  const isText = (n: number) => textOf(lines[n]).trim() !== '';
  let [from, to] = [caret, caret];
  while (from > 0 && isText(from) && isText(from - 1)) from -= 1;
  while (to < lines.length - 1 && isText(to) && isText(to + 1)) to += 1;
  return lines.slice(from, to + 1).flatMap((line) => elementOf(editor, line) ?? []);
}

/** A line's element; null if the line was typed since the last render: the next one marks it. */
function elementOf(editor: Editor, line: Line): HTMLElement | null {
  try {
    return ReactEditor.toDOMNode(editor, line);
  } catch {
    return null;
  }
}
