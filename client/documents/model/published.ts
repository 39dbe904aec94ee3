import type { Privacy } from '../../lib/privacy';
import { type LocalDocument, type ServerCopy, type StoryText, sameTags, sameText, toSentText } from './model';

/** The text of a story that others read. */
export interface PublishedText extends StoryText {
  tags: readonly string[];
}

/** Whether others than the author may read a story of this privacy. */
export const isReadByOthers = (privacyLevel: Privacy | null | undefined): boolean =>
  privacyLevel === 'SHARED' || privacyLevel === 'PUBLIC';

/**
 * Whether the story was made private, or limited to named members, after this device received its `known` copy. Also true if it
 * was published in between, perhaps from this device by a request whose answer was lost: `audienceRevision` shows that.
 */
export const isWithdrawnSince = (known: ServerCopy | null, now: ServerCopy): boolean => {
  if (now.isSharedByName && !known?.isSharedByName) return true;
  if (now.privacyLevel !== 'PRIVATE') return false;
  // A new story begins with revision 1.
  const revisionBefore = known ? known.audienceRevision : 1;
  const hasNewAudience =
    revisionBefore !== undefined &&
    now.audienceRevision !== undefined &&
    revisionBefore !== now.audienceRevision;
  return hasNewAudience || isReadByOthers(known?.privacyLevel);
};

/** The text that others read of the server's copy; null if nobody else may. */
export const publishedOf = (copy: ServerCopy | null): PublishedText | null =>
  copy && isReadByOthers(copy.privacyLevel) ? (copy.published ?? copy) : null;

export const samePublished = (a: PublishedText, b: PublishedText): boolean =>
  sameText(a, b) && sameTags(a.tags, b.tags);

/** Messages after saving changes that others can't read yet. */
export const savedMessages = {
  unpublished: 'Saved. Readers see the earlier text until you publish.',
  unshared: 'Saved. Readers see the earlier text until you update it for the group.',
  unsharedByName: 'Saved. Readers see the earlier text until you update it for them.',
} as const;

/** Which of `savedMessages` applies to the server's copy; null if others read its text, or if only the author may. */
export const unpublishedNotice = (copy: ServerCopy | null): keyof typeof savedMessages | null => {
  if (!copy?.published || !isReadByOthers(copy.privacyLevel)) return null;
  if (copy.privacyLevel === 'PUBLIC') return 'unpublished';
  return copy.isSharedByName ? 'unsharedByName' : 'unshared';
};

/** Whether the local text differs from the published one. */
export function hasUnpublishedChanges(document: LocalDocument): boolean {
  const published = publishedOf(document.base);
  return published !== null && !samePublished(toSentText(document), published);
}
