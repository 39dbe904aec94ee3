import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';

export type Privacy = 'PRIVATE' | 'SHARED' | 'PUBLIC';

/** A story as the editor holds it. */
export interface StoryDraft {
  title: string;
  content: string;
  tags: readonly string[];
  privacyLevel: Privacy;
}

/** A story as the server last told it. */
export interface SavedStory {
  id: string;
  updatedAt: string;
  draft: StoryDraft;
}

export const emptyDraft: StoryDraft = { title: '', content: '', tags: [], privacyLevel: 'PRIVATE' };

export function toPrivacy(level: unknown): Privacy {
  const name = String(level).toUpperCase();
  return name === 'SHARED' || name === 'PUBLIC' ? name : 'PRIVATE';
}

export const canSave = ({ title, content }: StoryDraft) => title.trim() !== '' && content.trim() !== '';

/** What the server would answer, known before asking it. */
export function missingFields({ title, content }: StoryDraft): Record<string, string> {
  return {
    ...(title.trim() ? {} : { title: messages.story.titleRequired }),
    ...(content.trim() ? {} : { content: messages.story.contentRequired }),
  };
}

export const sameDraft = (a: StoryDraft, b: StoryDraft) =>
  a.title === b.title &&
  a.content === b.content &&
  a.privacyLevel === b.privacyLevel &&
  a.tags.join() === b.tags.join();

type Text = Pick<StoryDraft, 'title' | 'content'>;

const onServer = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Whether two texts are one to the server, which may trim what it is sent. */
export const sameTextOnServer = (a: Text, b: Text) =>
  onServer(a.title) === onServer(b.title) && onServer(a.content) === onServer(b.content);

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
