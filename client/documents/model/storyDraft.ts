import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { tagNameOf } from '../../../server/contract/tagName';

/** Separates tags where several are typed or pasted. */
export const tagSeparators = /[,\r\n]+/;

/**
 * Adds the typed tags. Returns the new list and, if one is invalid, the remaining text and the reason. Duplicates are
 * ignored.
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
    const wrong = problemOf(name, added.length, tooMany);
    if (wrong) left.push(piece.trim());
    else added = [...added, name];
    problem ??= wrong;
  }
  return problem ? { tags: added, left: left.join(', '), problem } : { tags: added };
}

function problemOf(name: string, count: number, tooMany: string): string | undefined {
  if (count >= limits.story.tagsMax) return tooMany;
  return name.length > limits.tag.max || !limits.tag.pattern.test(name) ? messages.tag.invalid : undefined;
}
