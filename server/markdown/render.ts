import { TooComplexError } from './budget';
import { parser } from './parser';

/**
 * The one way from Markdown to HTML. Raw HTML in the text is shown as text; the answer needs no further
 * sanitising. A text whose structure is too complex to be rendered in good time is shown as it was written.
 */
export function renderMarkdown(text: string): string {
  try {
    return parser.render(text);
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    return `<pre class="unrendered">${parser.utils.escapeHtml(text)}</pre>\n`;
  }
}
