import { type Editor, Range, type Selection } from 'slate';
import { ReactEditor } from 'slate-react';
import { lineOf, linesIn, pointAt, replaceRange } from '../edit';
import { textOf } from '../lines';
import type { Manuscript } from '../manuscript';
import type { Line } from '../slateTypes';
import type { QuoteStyle } from './quoteStyles';
import { isInCode, typeset } from './typography';

/** Lines above that are searched for an open code span, so that a text without paragraphs isn't read at each quote. */
const maxLinesAbove = 200;

interface TypographyOptions {
  /** The style of the text's language; null while characters stay as typed. */
  style(): QuoteStyle | null;
  /** Ends the current undo step, so that undoing a replacement leaves what was typed. */
  endStep(): void;
}

/** Replaces typed quotes, dashes and dots as one undo step, which Backspace right after it undoes as well. */
export function withTypography(editor: Editor, manuscript: Manuscript, options: TypographyOptions): void {
  const { insertText, deleteBackward } = editor;
  /** The line and selection after the last replacement. Any other change makes new objects, by which it is noticed. */
  let last: { line: Line | undefined; selection: Selection } | null = null;

  editor.insertText = (text, given) => {
    insertText(text, given);
    last = null;
    const style = text.length === 1 ? options.style() : null;
    const at = editor.selection;
    if (!style || !at || Range.isExpanded(at) || ReactEditor.isComposing(editor)) return;
    const n = lineOf(at.anchor);
    const { offset } = at.anchor;
    const before = textOf(linesIn(editor)[n]).slice(0, offset - 1);
    const replacement = typeset(before, text, style);
    if (!replacement) return;
    options.endStep();
    const line = linesIn(editor)[n];
    if (line && ['code', 'fence', 'verseMark'].includes(manuscript.viewOf(line).kind)) return;
    const above = manuscript.paragraphAbove(n, maxLinesAbove).map(textOf);
    if (isInCode([...above, before].join('\n'))) return;
    replaceRange(
      editor,
      { anchor: pointAt(n, offset - replacement.cut), focus: at.anchor },
      replacement.text,
    );
    options.endStep();
    last = { line: linesIn(editor)[n], selection: editor.selection };
  };

  editor.deleteBackward = (unit) => {
    const at = editor.selection;
    const isRightAfter =
      last !== null &&
      at !== null &&
      last.selection === at &&
      linesIn(editor)[lineOf(at.anchor)] === last.line;
    last = null;
    if (isRightAfter) editor.undo();
    else deleteBackward(unit);
  };
}
