import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import type { Privacy } from './model';

export function toPrivacy(level: unknown): Privacy {
  const name = String(level).toUpperCase();
  return name === 'SHARED' || name === 'PUBLIC' ? name : 'PRIVATE';
}

/** What sets tags apart from each other where several are typed or pasted. */
export const tagSeparators = /[,\r\n]+/;

/**
 * What adding the tags that are typed comes to: the new list and, where one can't be a tag, what is left to put right and
 * why. A tag that is there already changes nothing.
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
    const name = piece.trim().toLowerCase();
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
