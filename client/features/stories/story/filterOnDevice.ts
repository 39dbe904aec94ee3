import { countWords } from '../../../../server/markdown/wordCount';
import { hasUnsentText, type LocalDocument } from '../../../documents/model/model';
import { hasUnpublishedChanges, isReadByOthers } from '../../../documents/model/published';
import { searchedTexts } from '../../../documents/screens/LocalTexts';
import type { Order, Status, StoriesFilter } from './storiesFilter';

const privacyOf = ({ base, privacyLevel }: LocalDocument) => base?.privacyLevel ?? privacyLevel;

const hasStatus: Record<Status, (story: LocalDocument) => boolean> = {
  PUBLISHED: ({ base }) => isReadByOthers(base?.privacyLevel),
  UNPUBLISHED_CHANGES: hasUnpublishedChanges,
  UNSYNCED: (story) => story.syncStatus !== 'synced' || hasUnsentText(story),
  CONFLICT: ({ syncStatus }) => syncStatus === 'conflict',
};

/** Sorts by keys that are computed once, because counting words reads the whole text. */
function sortedBy<TKey>(
  stories: readonly LocalDocument[],
  keyOf: (story: LocalDocument) => TKey,
  compare: (one: TKey, other: TKey) => number,
): LocalDocument[] {
  return stories
    .map((story) => ({ story, key: keyOf(story) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ story }) => story);
}

const highestFirst = (one: number, other: number) => other - one;
const { compare: alphabetically } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const inOrder: Record<Order, (stories: readonly LocalDocument[]) => LocalDocument[]> = {
  EDITED: (stories) => sortedBy(stories, ({ lastModified }) => lastModified, highestFirst),
  CREATED: (stories) => sortedBy(stories, ({ createdAt }) => createdAt, highestFirst),
  TITLE: (stories) => sortedBy(stories, ({ title }) => title, alphabetically),
  WORDS: (stories) => sortedBy(stories, ({ content }) => countWords(content), highestFirst),
};

export function filterOnDevice(stories: readonly LocalDocument[], filter: StoriesFilter): LocalDocument[] {
  const { search, order, privacy, status, tag } = filter;
  return inOrder[order](
    searchedTexts(stories, search).filter(
      (story) =>
        (privacy === null || privacyOf(story) === privacy) &&
        (status === null || hasStatus[status](story)) &&
        (tag === null || story.tags.includes(tag)),
    ),
  );
}
