import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countWords } from '../../../server/markdown/wordCount';
import { useDesk, useLocalStory, useSyncOverview } from '../../offline/hooks';
import type { LocalStory, TextKind } from '../../offline/model';
import type { GraphQLRequestError } from '../../relay/requestError';
import { ArticleSkeleton } from '../../ui/ArticleSkeleton';
import { LinkButton } from '../../ui/Button';
import { LoadError } from '../../ui/ErrorBoundary';
import { Time } from '../../ui/Time';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { useTryAgain } from '../../ui/useTryAgain';
import { Facts } from '../story/Facts';
import { wordsLabel } from '../story/labels';
import { ServerGone } from '../story/ServerGone';
import { StoryStatus } from '../story/StoryStatus';
import { useDeviceStory } from '../story/useDeviceStory';
import { kinds } from './kinds';

export interface TextHereProps {
  kind: TextKind;
  id: string;
  /** Why the server gave no answer. */
  error: GraphQLRequestError;
  /** What else there is to know of it in a line. */
  facts?: (text: LocalStory) => ReactNode;
  /** The text itself, and what stands below it. */
  children: (text: LocalStory) => ReactNode;
}

/** A text without its server: as this device has it, if it does. */
export function TextHere(props: TextHereProps) {
  const { kind, id, error } = props;
  const desk = useDesk();
  const reading = useDeviceStory(() => desk.read({ id }));
  if (reading.state === 'reading') return <ArticleSkeleton />;
  if (reading.story?.kind !== kind) return <LoadError error={error} />;
  return <Kept text={reading.story} {...props} />;
}

function Kept({ text: found, kind, error, facts, children }: TextHereProps & { text: LocalStory }) {
  const { online } = useSyncOverview();
  const text = useLocalStory(found.localId) ?? found;
  const { name, list, untitled } = kinds[kind];
  const title = text.title.trim() || untitled;
  useDocumentTitle(title);
  const tryAgain = useTryAgain(error);
  return (
    <chakra.article maxW="measure" w="full" mx="auto">
      <ServerGone error={error} onRetry={tryAgain}>
        This is the {name} as this device has it; the rest of the page comes back with it.
      </ServerGone>
      <chakra.header mb="10">
        <chakra.h1 dir="auto" textStyle="title" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <Facts mt="4">
          <StoryStatus story={text} online={online} />
          <span>{wordsLabel(countWords(text.content))}</span>
          <Time value={new Date(text.lastModified).toISOString()} what="Changed here" />
          {facts?.(text)}
        </Facts>
        <LinkButton to={`${list}/${text.id}/edit`} variant="outline" size="sm" mt="5">
          Edit
        </LinkButton>
      </chakra.header>
      {children(text)}
    </chakra.article>
  );
}
