import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { countWords } from '../../../server/markdown/wordCount';
import { useDesk } from '../../offline/hooks';
import type { LocalStory } from '../../offline/model';
import { Button, TextLink } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { PrivacyBadge } from '../../ui/PrivacyBadge';
import { Time } from '../../ui/Time';
import { ConflictDialog } from './ConflictDialog';
import { Facts } from './Facts';
import { wordsLabel } from './labels';
import { localStoryPath } from './localStoryPath';
import { StoryStatus } from './StoryStatus';

// Where its code can't be had, the row does without.
const LocalExcerpt = lazy(() =>
  import('./LocalExcerpt').then(
    ({ LocalExcerpt }) => ({ default: LocalExcerpt }),
    () => ({ default: () => null }),
  ),
);

/** A story as this device has it: it is not on the server yet, not as it is here, or the server can't be reached. */
export function LocalStoryRow({ story, online }: { story: LocalStory; online: boolean }) {
  const desk = useDesk();
  const [resolving, setResolving] = useState(false);
  const { localId, id, title, content, lastModified, privacyLevel, base, syncStatus, problem } = story;
  return (
    <chakra.article>
      <chakra.h2 textStyle="heading" dir="auto">
        <TextLink to={localStoryPath(story)} tone="quiet">
          {title.trim() || 'Untitled Story'}
        </TextLink>
      </chakra.h2>
      <Suspense fallback={null}>
        <LocalExcerpt content={content} />
      </Suspense>
      <Facts mt="3">
        <StoryStatus story={story} online={online} />
        <span>{wordsLabel(countWords(content))}</span>
        <Time value={new Date(lastModified).toISOString()} what="Changed here" />
        <PrivacyBadge level={base?.privacyLevel ?? privacyLevel} />
        {syncStatus === 'error' && (
          <Button variant="outline" size="sm" onClick={() => void desk.retry(localId)}>
            Retry
          </Button>
        )}
        {syncStatus === 'conflict' && (
          <Button variant="outline" size="sm" onClick={() => setResolving(true)}>
            Resolve
          </Button>
        )}
        <ConfirmDialog
          text="Are you sure you want to delete this story?"
          note={
            id === null
              ? 'It is on this device only, and can’t be brought back.'
              : 'It is deleted on the server as well, with all of its versions.'
          }
          confirmLabel="Delete"
          onConfirm={() => desk.remove(localId)}
          trigger={
            <Button
              variant="ghost"
              size="sm"
              color="danger"
              ms="auto"
              aria-label={`Delete ${title.trim() || 'Untitled Story'}`}
            >
              Delete
            </Button>
          }
        />
      </Facts>
      {syncStatus === 'error' && problem && (
        <chakra.p mt="2" textStyle="small" color="danger">
          {problem.message}
        </chakra.p>
      )}
      {resolving && syncStatus === 'conflict' && (
        <ConflictDialog
          story={story}
          onResolve={(resolution, merged) => desk.resolve(localId, resolution, merged)}
          onClose={() => setResolving(false)}
        />
      )}
    </chakra.article>
  );
}
