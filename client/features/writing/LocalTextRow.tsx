import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { countWords } from '../../../server/markdown/wordCount';
import { useDesk } from '../../offline/hooks';
import { detailOf, type LocalStory } from '../../offline/model';
import { Button, TextLink } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Badge, PrivacyBadge } from '../../ui/PrivacyBadge';
import { Time } from '../../ui/Time';
import { noteParagraphs } from '../note/noteText';
import { Facts } from '../story/Facts';
import { wordsLabel } from '../story/labels';
import { localStoryPath } from '../story/localStoryPath';
import { StoryStatus } from '../story/StoryStatus';
import { ConflictDialog } from './ConflictDialog';
import { kinds } from './kinds';

// Where its code can't be had, the row does without.
const LocalExcerpt = lazy(() =>
  import('./LocalExcerpt').then(
    ({ LocalExcerpt }) => ({ default: LocalExcerpt }),
    () => ({ default: () => null }),
  ),
);

export interface LocalTextRowProps {
  text: LocalStory;
  online: boolean;
  /** A heading of the level below the list's own. */
  titleAs?: 'h2' | 'h3';
}

/** A text as this device has it: it is not on the server yet, not as it is here, or the server can't be reached. */
export function LocalTextRow({ text, online, titleAs = 'h2' }: LocalTextRowProps) {
  const desk = useDesk();
  const [resolving, setResolving] = useState(false);
  const { kind, localId, id, content, lastModified, privacyLevel, base, syncStatus, problem } = text;
  const title = text.title.trim() || kinds[kind].untitled;
  return (
    <chakra.article>
      <chakra.h2 as={titleAs} textStyle="heading" dir="auto">
        <TextLink to={localStoryPath(text)} tone="quiet">
          {title}
        </TextLink>
      </chakra.h2>
      <Suspense fallback={null}>
        <LocalExcerpt content={kind === 'note' ? noteParagraphs(content, text.title).join('\n') : content} />
      </Suspense>
      <Facts mt="3">
        <StoryStatus story={text} online={online} />
        {kind === 'note' && detailOf(text.details, 'isPinned') && <Badge tone="accent">Pinned</Badge>}
        <span>{wordsLabel(countWords(content))}</span>
        <Time value={new Date(lastModified).toISOString()} what="Changed here" />
        {kind === 'story' && <PrivacyBadge level={base?.privacyLevel ?? privacyLevel} />}
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
          text={kinds[kind].deletion}
          note={
            id === null
              ? 'It is on this device only, and can’t be brought back.'
              : `It is deleted on the server as well${kind === 'story' ? ', with all of its versions' : ''}.`
          }
          confirmLabel="Delete"
          onConfirm={() => desk.remove(localId)}
          trigger={
            <Button variant="ghost" size="sm" color="danger" ms="auto" aria-label={`Delete ${title}`}>
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
          story={text}
          onResolve={(resolution, merged) => desk.resolve(localId, resolution, merged)}
          onClose={() => setResolving(false)}
        />
      )}
    </chakra.article>
  );
}
