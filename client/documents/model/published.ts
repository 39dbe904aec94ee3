import type { Privacy } from '../../lib/privacy';
import { type LocalDocument, type ServerCopy, type StoryText, sameTags, sameText, toSentText } from './model';

/** The text of a story that others read. */
export interface PublishedText extends StoryText {
  tags: readonly string[];
}

/** Whether a privacy lets others read. */
export const isOpen = (privacyLevel: Privacy | null | undefined): boolean =>
  privacyLevel === 'SHARED' || privacyLevel === 'PUBLIC';

/**
 * Whether its author has withdrawn it since this device knew it, or limited it to named members, also if it was published
 * meanwhile: maybe from here, by a request whose answer was lost.
 */
export const isWithdrawnSince = (known: ServerCopy | null, now: ServerCopy): boolean => {
  if (now.isSharedByName && !known?.isSharedByName) return true;
  if (now.privacyLevel !== 'PRIVATE') return false;
  const before = known ? known.audienceRevision : 1;
  const isOtherRevision =
    before !== undefined && now.audienceRevision !== undefined && before !== now.audienceRevision;
  return isOtherRevision || isOpen(known?.privacyLevel);
};

/** The text that others read of the server's copy; null if nobody else may. */
export const publishedOf = (copy: ServerCopy | null): PublishedText | null =>
  copy && isOpen(copy.privacyLevel) ? (copy.published ?? copy) : null;

export const samePublished = (a: PublishedText, b: PublishedText): boolean =>
  sameText(a, b) && sameTags(a.tags, b.tags);

/** Said once changes are saved that others can't read yet. */
export const savedWords = {
  unpublished: 'Saved. Readers see the earlier text until you publish.',
  unshared: 'Saved. Readers see the earlier text until you update it for the group.',
  unsharedByName: 'Saved. Readers see the earlier text until you update it for them.',
} as const;

/** Why others don't read the text of the server's copy; null if they do, or if nobody else may. */
export const readersWaitFor = (copy: ServerCopy | null): keyof typeof savedWords | null => {
  if (!copy?.published || !isOpen(copy.privacyLevel)) return null;
  if (copy.privacyLevel === 'PUBLIC') return 'unpublished';
  return copy.isSharedByName ? 'unsharedByName' : 'unshared';
};

/** Whether the author has changed what others read, and not published it. */
export function hasUnpublishedChanges(document: LocalDocument): boolean {
  const published = publishedOf(document.base);
  return published !== null && !samePublished(toSentText(document), published);
}
