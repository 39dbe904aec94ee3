import { limits } from '../../../server/contract/limits';
import { isVisible } from '../../../server/contract/profileRules';

const firstLine = /^[^\r\n\u2028\u2029]*/;
/** Matches a Markdown heading with its text; closing marks count only after opening ones: 'Room #' is no heading. */
const heading = /^#{1,6}(?:\s+(.*?))?(?:\s+#+)?$/;
/** Matches the first half of a surrogate pair whose second half was cut off. */
const splitSurrogateAtEnd = /[\uD800-\uDBFF]$/;
/** Characters read of the first line: a title and the marks around it. */
const lineMax = 2 * limits.note.titleMax;

/** A note's title is its first line, none if nothing in it is visible. Source: specification, section 5. */
export function noteTitle(content: string): string {
  const [first = ''] = firstLine.exec(content.trimStart()) ?? [];
  const line = first.slice(0, lineMax).trim();
  const headingMatch = heading.exec(line);
  const title = headingMatch ? (headingMatch[1] ?? '') : line;
  const shortened = title.slice(0, limits.note.titleMax).replace(splitSurrogateAtEnd, '').trim();
  return isVisible(shortened) ? shortened : '';
}
