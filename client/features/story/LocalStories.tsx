import { useLocalStories, useSyncOverview } from '../../offline/hooks';
import { hasUnsentText, isBlank, type LocalStory } from '../../offline/model';
import { Rows } from '../../ui/SkeletonList';
import { LocalStoryRow } from './LocalStoryRow';

/** Stories that the server does not have, or not as they are here: they come first, as they may want their author. */
export const useUnsentStories = (): readonly LocalStory[] =>
  useLocalStories()
    .filter((story) => story.syncStatus !== 'synced' || hasUnsentText(story))
    .filter(isShown);

const isShown = (story: LocalStory) => story.id !== null || !isBlank(story);

export function LocalStoryList({ stories }: { stories: readonly LocalStory[] }) {
  const { online } = useSyncOverview();
  if (stories.length === 0) return null;
  return (
    <Rows
      aria-label="On this device"
      // Another list may follow: the rule between the rows goes on between the lists.
      css={{
        '&:not(:last-child) > li:last-of-type': { borderBottomWidth: '1px', marginBottom: '{spacing.6}' },
      }}
    >
      {stories.map((story) => (
        <li key={story.localId}>
          <LocalStoryRow story={story} online={online} />
        </li>
      ))}
    </Rows>
  );
}

/** All that this device has, where the server can't be asked. */
export const useStoriesHere = (): readonly LocalStory[] => useLocalStories().filter(isShown);
