import { Editor } from 'slate';
import { placeToWrite, replaceRange } from './edit';

type Converter = typeof import('./pastedMarkdown');
let loading: Promise<Converter> | undefined;

/** What makes Markdown of formatted text; fetched ahead, as one may paste when the network has gone. */
export function loadConverter(): Promise<Converter> {
  loading ??= import('./pastedMarkdown').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Formatting that Markdown has something for; without any, the plain text is the better one. */
const formatting =
  /<(?:h[1-6]|em|i|strong|b|s|del|strike|a|ul|ol|li|blockquote|table|img|code|pre|hr)[\s>]|font-(?:weight|style)\s*:|line-through/i;

/** Puts in what was pasted or dropped. */
export async function insertPasted(editor: Editor, data: DataTransfer, plain: boolean): Promise<void> {
  const text = data.getData('text/plain');
  const html = plain ? '' : data.getData('text/html');
  if (!formatting.test(html)) {
    if (text) replaceRange(editor, placeToWrite(editor), text);
    return;
  }
  // What is typed while the converter is on its way must not be what gets replaced.
  const place = Editor.rangeRef(editor, placeToWrite(editor), { affinity: 'inward' });
  let markdown = text;
  try {
    markdown = (await loadConverter()).pastedMarkdown(html) || text;
  } catch {
    // The plain text is better than nothing.
  }
  const range = place.unref() ?? placeToWrite(editor);
  if (markdown) replaceRange(editor, range, markdown);
}
