import { TooComplexError } from './budget';
import type { NotesEnv } from './footnotes';
import type { PicturesEnv } from './linksAndImages';
import { parser } from './parser';

/** Characters that are escaped at a time: in a long text, each character that is replaced costs more. */
const pieceOfSource = 4_096;

function renderSource(text: string): string {
  let html = '';
  for (let at = 0; at < text.length; at += pieceOfSource)
    html += parser.utils.escapeHtml(text.slice(at, at + pieceOfSource));
  return `<pre class="unrendered" dir="auto">${html}</pre>\n`;
}

/**
 * Renders Markdown as safe HTML. Raw HTML is shown as text. A text that is too complex is shown as source.
 * Images are fetched only from hosts that `showsPicturesFrom` accepts; others are replaced by a button, or by a link to
 * the image if `linksPictures` is set. Pages with several texts need a `textId` for each, for the ids of footnotes.
 */
export function renderMarkdown(
  text: string,
  showsPicturesFrom: PicturesEnv['showsPicturesFrom'] = () => false,
  { linksPictures = false, textId }: Pick<PicturesEnv, 'linksPictures'> & Pick<NotesEnv, 'textId'> = {},
): string {
  const env: PicturesEnv & NotesEnv = { showsPicturesFrom, linksPictures, textId };
  try {
    return parser.render(text, env);
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    return renderSource(text);
  }
}
