import { TooComplexError } from './budget';
import { parser } from './parser';
import type { PicturesEnv } from './present';

/**
 * The one way from Markdown to HTML. Raw HTML in the text is shown as text; the answer needs no further
 * sanitising. A text whose structure is too complex to be rendered in good time is shown as it was written.
 * Pictures are fetched only from the hosts that `showsPicturesFrom` lets pass; in place of the others stands an offer.
 */
export function renderMarkdown(
  text: string,
  showsPicturesFrom: PicturesEnv['showsPicturesFrom'] = () => false,
): string {
  const env: PicturesEnv = { showsPicturesFrom };
  try {
    return parser.render(text, env);
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    return `<pre class="unrendered" dir="auto">${parser.utils.escapeHtml(text)}</pre>\n`;
  }
}
