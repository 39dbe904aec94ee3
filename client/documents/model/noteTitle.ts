import { limits } from '../../../server/contract/limits';

const firstLine = /^[^\r\n\u2028\u2029]*/;
/** The marks at its end are its own only where it has some at its beginning: 'Room #' is no heading. */
const heading = /^#{1,6}(?:\s+(.*?))?(?:\s+#+)?$/;
/** Half of a character that takes two places. */
const halfAtTheEnd = /[\uD800-\uDBFF]$/;
/** More of a line has no part in its title. */
const lookedAt = 2 * limits.note.titleMax;

/** A note is called by its first line. Source: specification, section 5. */
export function noteTitle(content: string): string {
  const [first = ''] = firstLine.exec(content.trimStart()) ?? [];
  const line = first.slice(0, lookedAt).trim();
  const marked = heading.exec(line);
  const title = marked ? (marked[1] ?? '') : line;
  return title.slice(0, limits.note.titleMax).replace(halfAtTheEnd, '').trim();
}
