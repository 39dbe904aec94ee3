import { limits } from '../../../server/contract/limits';
import { isVisible } from '../../../server/contract/profileRules';

const firstLine = /^[^\r\n\u2028\u2029]*/;
/** Closing marks count only after opening ones: 'Room #' is not a heading. */
const heading = /^#{1,6}(?:\s+(.*?))?(?:\s+#+)?$/;
/** Half of a surrogate pair. */
const halfAtTheEnd = /[\uD800-\uDBFF]$/;
/** Maximum length of the line that is read for a title. */
const lookedAt = 2 * limits.note.titleMax;

/** A note's title is its first line, none if nothing in it is visible. Source: specification, section 5. */
export function noteTitle(content: string): string {
  const [first = ''] = firstLine.exec(content.trimStart()) ?? [];
  const line = first.slice(0, lookedAt).trim();
  const marked = heading.exec(line);
  const title = marked ? (marked[1] ?? '') : line;
  const cut = title.slice(0, limits.note.titleMax).replace(halfAtTheEnd, '').trim();
  return isVisible(cut) ? cut : '';
}
