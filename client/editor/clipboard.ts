import { Editor } from 'slate';
import { replaceRange, selectionOrEnd } from './edit';

type Converter = typeof import('./pastedMarkdown');
let loading: Promise<Converter> | undefined;

/** Loads the HTML converter; preloaded, because pasting must work offline. */
export function loadConverter(): Promise<Converter> {
  loading ??= import('./pastedMarkdown').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Matches HTML with formatting that Markdown can express; without any, the plain text is preferred. */
const formatting =
  /<(?:h[1-6]|em|i|strong|b|s|del|strike|a|ul|ol|li|blockquote|table|img|code|pre|hr)[\s>]|font-(?:weight|style)\s*:|line-through|mso-list:ignore/i;

/** Inserts pasted or dropped content: HTML as Markdown, unless `plain` is set. */
export async function insertPasted(editor: Editor, data: DataTransfer, plain: boolean): Promise<void> {
  const text = data.getData('text/plain');
  const html = plain ? '' : data.getData('text/html');
  if (!formatting.test(html)) {
    if (text) replaceRange(editor, selectionOrEnd(editor), text);
    return;
  }
  // Text typed while the converter loads must not be replaced.
  const targetRange = Editor.rangeRef(editor, selectionOrEnd(editor), { affinity: 'inward' });
  let markdown = text;
  try {
    markdown = (await loadConverter()).pastedMarkdown(html) || text;
  } catch {
    // Fall back to the plain text.
  }
  const range = targetRange.unref() ?? selectionOrEnd(editor);
  if (markdown) replaceRange(editor, range, markdown);
}
