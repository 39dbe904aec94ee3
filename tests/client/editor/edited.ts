import type { Editor } from 'slate';
import { caretAt, lineOf, linesIn, pointAt } from '../../../client/editor/edit';
import { textOf } from '../../../client/editor/lines';
import { quoteStyleOf } from '../../../client/editor/typing/quoteStyles';
import { markdownEditing } from '../../../client/editor/withMarkdown';

/** An editor without a screen: the changes of the text, and the callbacks. */
export function edited(initial: string, language?: string) {
  const calls = { text: 0, redraw: 0 };
  const editing = markdownEditing(initial, {
    onText: () => {
      calls.text += 1;
    },
    onRedraw: () => {
      calls.redraw += 1;
    },
    quoteStyle: () => (language ? quoteStyleOf(language) : null),
  });
  const { editor, manuscript, settle, replaceText } = editing;
  return {
    editor,
    manuscript,
    calls,
    settle,
    replaceText,
    text: () => {
      settle();
      return manuscript.text();
    },
    wordCount: () => {
      settle();
      return manuscript.wordCount();
    },
    viewOf: (line: number) => {
      settle();
      return manuscript.viewOf(linesIn(editor)[line] as (typeof editor.children)[number] & { children: [] });
    },
    putCaret: (line: number, offset: number) => {
      settle();
      editor.selection = caretAt(pointAt(line, offset));
      settle();
    },
    /** Types one character at a time. */
    type: (characters: string) => {
      for (const character of characters) {
        if (character === '\n') editor.insertBreak();
        else editor.insertText(character);
        settle();
      }
    },
  };
}

/** An editor with the caret at the `|`. */
export const at = (marked: string) => {
  const lines = marked.split('\n');
  const line = lines.findIndex((text) => text.includes('|'));
  const made = edited(marked.replace('|', ''));
  made.putCaret(line, lines[line]?.indexOf('|') ?? 0);
  return made;
};

/** The text with the caret shown as `|`. */
export function withCaret(editor: Editor): string {
  const caret = editor.selection?.focus;
  return linesIn(editor)
    .map((line, n) => {
      const text = textOf(line);
      return caret && lineOf(caret) === n
        ? `${text.slice(0, caret.offset)}|${text.slice(caret.offset)}`
        : text;
    })
    .join('\n');
}

export const lastCaret = (editor: Editor) =>
  editor.selection && [lineOf(editor.selection.focus), editor.selection.focus.offset];
