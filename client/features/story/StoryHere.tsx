import { chakra } from '@chakra-ui/react';
import { countWords } from '../../../server/markdown/wordCount';
import type { Desk } from '../../offline/desk';
import { useLocalStory, useSyncOverview } from '../../offline/hooks';
import type { LocalStory } from '../../offline/model';
import { ArticleSkeleton } from '../../ui/ArticleSkeleton';
import { LinkButton } from '../../ui/Button';
import { LoadError } from '../../ui/ErrorBoundary';
import { PrivacyBadge } from '../../ui/PrivacyBadge';
import { Time } from '../../ui/Time';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { useTryAgain } from '../../ui/useTryAgain';
import { Facts } from './Facts';
import { wordsLabel } from './labels';
import { ServerGone } from './ServerGone';
import { StoryStatus } from './StoryStatus';
import { StoryText } from './StoryText';
import { TagList } from './TagList';
import { useDeviceStory } from './useDeviceStory';

export interface StoryHereProps {
  desk: Desk;
  id: string;
  /** Why the server gave no answer. */
  error: Error;
}

/** A story without its server: as this device has it, if it does. */
export function StoryHere({ desk, id, error }: StoryHereProps) {
  const reading = useDeviceStory(() => desk.read({ id }));
  if (reading.state === 'reading') return <ArticleSkeleton />;
  if (!reading.story) return <LoadError error={error} />;
  return <Kept story={reading.story} error={error} />;
}

function Kept({ story: found, error }: { story: LocalStory; error: Error }) {
  const { online } = useSyncOverview();
  const story = useLocalStory(found.localId) ?? found;
  const title = story.title.trim() || 'Untitled Story';
  useDocumentTitle(title);
  const tryAgain = useTryAgain(error);
  return (
    <chakra.article maxW="measure" w="full" mx="auto">
      <ServerGone onRetry={tryAgain}>
        This is the story as this device has it; the rest of the page comes back with it.
      </ServerGone>
      <chakra.header mb="10">
        <chakra.h1 dir="auto" textStyle="title" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <Facts mt="4">
          <StoryStatus story={story} online={online} />
          <span>{wordsLabel(countWords(story.content))}</span>
          <Time value={new Date(story.lastModified).toISOString()} what="Changed here" />
          <PrivacyBadge level={story.base?.privacyLevel ?? story.privacyLevel} />
        </Facts>
        <LinkButton to={`/stories/${story.id}/edit`} variant="outline" size="sm" mt="5">
          Edit
        </LinkButton>
      </chakra.header>
      <StoryText text={story.content} />
      {story.tags.length > 0 && (
        <chakra.footer mt="14" pt="6" borderTopWidth="1px" borderColor="rule">
          <chakra.h2 textStyle="label" color="ink.muted" mb="3">
            Tags
          </chakra.h2>
          <TagList names={[...story.tags]} />
        </chakra.footer>
      )}
    </chakra.article>
  );
}
