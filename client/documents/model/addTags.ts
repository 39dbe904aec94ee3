import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { tagNameOf } from '../../../server/contract/tagName';

/** Matches what separates tags where several are typed or pasted: commas and line breaks. */
export const tagSeparators = /[,\r\n]+/;

/**
 * Adds the tags in a typed text, except duplicates. If some are invalid, `left` is their text, which stays in the field, and
 * `problem` the reason.
 */
export function addTags(
  tags: readonly string[],
  typed: string,
  tooMany: string = messages.story.tooManyTags,
): { tags: readonly string[]; left?: string; problem?: string } {
  let added = tags;
  const left: string[] = [];
  let problem: string | undefined;
  for (const piece of typed.split(tagSeparators)) {
    const name = tagNameOf(piece);
    if (name === '' || added.includes(name)) continue;
    const reason = problemOf(name, added.length, tooMany);
    if (reason) left.push(piece.trim());
    else added = [...added, name];
    problem ??= reason;
  }
  return problem ? { tags: added, left: left.join(', '), problem } : { tags: added };
}

function problemOf(name: string, count: number, tooMany: string): string | undefined {
  if (count >= limits.story.tagsMax) return tooMany;
  return name.length > limits.tag.max || !limits.tag.pattern.test(name) ? messages.tag.invalid : undefined;
}
