import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import type { Privacy } from '../../offline/model';

export function toPrivacy(level: unknown): Privacy {
  const name = String(level).toUpperCase();
  return name === 'SHARED' || name === 'PUBLIC' ? name : 'PRIVATE';
}

/** What adding a tag comes to: the new list, or why not. A tag that is there already changes nothing. */
export function addTag(
  tags: readonly string[],
  entry: string,
  tooMany: string = messages.story.tooManyTags,
): { tags: readonly string[]; problem?: string } {
  const name = entry.trim().toLowerCase();
  if (name === '' || tags.includes(name)) return { tags };
  if (tags.length >= limits.story.tagsMax) return { tags, problem: tooMany };
  if (name.length > limits.tag.max || !limits.tag.pattern.test(name))
    return { tags, problem: messages.tag.invalid };
  return { tags: [...tags, name] };
}
