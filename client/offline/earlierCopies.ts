import type { LocalStory, Privacy, StoryText } from './model';
import { newLocalId } from './model';
import { blankStory, type EarlierCopy, localIdOf } from './records';

const prefixOf = (memberId: string) => `unsaved:${memberId}:`;

function textOf(value: unknown): StoryText | null {
  if (!value || typeof value !== 'object' || !('title' in value) || !('content' in value)) return null;
  const { title, content } = value;
  return typeof title === 'string' && typeof content === 'string' ? { title, content } : null;
}

const string = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function toStory(memberId: string, storyId: string | null, kept: Record<string, unknown>): LocalStory | null {
  const text = textOf(kept.draft);
  if (!text) return null;
  const { tags, privacyLevel } = kept.draft as Record<string, unknown>;
  const privacy: Privacy = privacyLevel === 'SHARED' || privacyLevel === 'PUBLIC' ? privacyLevel : 'PRIVATE';
  const base = string(kept.baseUpdatedAt);
  const localId = storyId ? localIdOf(storyId) : (string(kept.localId) ?? newLocalId());
  return {
    ...blankStory(memberId, localId, Date.now()),
    ...text,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    privacyLevel: privacy,
    firstSent: textOf(kept.firstSent),
    ...(storyId && base
      ? {
          id: storyId,
          // Only its time was kept.
          base: {
            id: storyId,
            updatedAt: base,
            title: '',
            content: '',
            tags: [],
            privacyLevel: privacy,
            details: {},
          },
        }
      : {}),
  };
}

/** What builds before the desk kept of unsaved texts: in the tab, under the member's and the story's id. */
export function readEarlierCopies(memberId: string): EarlierCopy[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefixOf(memberId)))
      .flatMap((key) => {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        const name = key.slice(prefixOf(memberId).length);
        const story =
          kept && typeof kept === 'object'
            ? toStory(memberId, name === 'new' ? null : name, kept as Record<string, unknown>)
            : null;
        return story ? [{ story, forget: () => sessionStorage.removeItem(key) }] : [];
      });
  } catch {
    // A browser that keeps nothing has kept nothing before.
    return [];
  }
}
