import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import type { Privacy, StoryText } from '../../offline/model';

export function toPrivacy(level: unknown): Privacy {
  const name = String(level).toUpperCase();
  return name === 'SHARED' || name === 'PUBLIC' ? name : 'PRIVATE';
}

/** What the server would answer, known before asking it. */
export function missingFields({ title, content }: StoryText): Record<string, string> {
  return {
    ...(title.trim() ? {} : { title: messages.story.titleRequired }),
    ...(content.trim() ? {} : { content: messages.story.contentRequired }),
  };
}

/** What adding a tag comes to: the new list, or why not. A tag that is there already changes nothing. */
export function addTag(
  tags: readonly string[],
  entry: string,
): { tags: readonly string[]; problem?: string } {
  const name = entry.trim().toLowerCase();
  if (name === '' || tags.includes(name)) return { tags };
  if (tags.length >= limits.story.tagsMax) return { tags, problem: messages.story.tooManyTags };
  if (name.length > limits.tag.max || !limits.tag.pattern.test(name))
    return { tags, problem: messages.tag.invalid };
  return { tags: [...tags, name] };
}
