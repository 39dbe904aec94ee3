import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isolated } from '../../../../server/contract/isolated';
import { guessedLanguage } from '../../../../server/markdown/languageOf';
import type {
  StoryArticle_story$data,
  StoryArticle_story$key,
} from '../../../__generated__/StoryArticle_story.graphql';
import { isPublishedState } from '../../../documents/model/publishedState';
import { TextTags } from '../../../documents/screens/TextTags';
import { AuthorLink } from '../../../relay/AuthorLink';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { PrivacyBadge } from '../../../ui/content/PrivacyBadge';
import { StoryText } from '../../../ui/content/StoryText';
import { Time } from '../../../ui/content/Time';
import { Tooltip } from '../../../ui/feedback/Tooltip';
import { TextLink } from '../../../ui/form/Button';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { StorySession } from '../../sessions/session/StorySession';
import { PublicLinks } from '../share/PublicLinks';
import { FavoriteButton } from './FavoriteButton';
import { SharedMark, SharingLabel } from './SharedMark';
import { StoryActions } from './StoryActions';
import { UnpublishedMark } from './UnpublishedMark';

/** The members who can read the story, in words for its author: readers don't see each other. */
function sharedWithLabel(names: readonly string[]): string {
  const [first, second, ...others] = names;
  if (first === undefined) return 'Shared with nobody now';
  if (second === undefined) return `Shared with ${first}`;
  if (others.length === 0) return `Shared with ${first} and ${second}`;
  return `Shared with ${first} and ${names.length - 1} others`;
}

function SharedWith({
  privacyLevel,
  isSharedWithViewer,
  sharedWith,
}: Pick<StoryArticle_story$data, 'privacyLevel' | 'isSharedWithViewer' | 'sharedWith'>) {
  if (privacyLevel === 'PRIVATE') return null;
  if (isSharedWithViewer) return <SharingLabel>Shared with you</SharingLabel>;
  if (privacyLevel === 'PUBLIC' || !sharedWith) return <SharedMark />;
  return <SharingLabel>{sharedWithLabel(sharedWith.map(({ name }) => name))}</SharingLabel>;
}

const FromExercise = ({ exercise: { id, title } }: { exercise: { id: string; title: string } }) => (
  <Tooltip text={title ? `From exercise: ${isolated(title)}` : 'View exercise'}>
    <TextLink to={`/exercises/${id}`}>Exercise</TextLink>
  </Tooltip>
);

/** Says why nobody but the author can read the story, whatever its privacy. */
function WithheldNote({
  isHiddenByOrganisers,
  heldBecause,
}: Pick<StoryArticle_story$data, 'isHiddenByOrganisers' | 'heldBecause'>) {
  if (!isHiddenByOrganisers && !heldBecause) return null;
  const reasons = isHiddenByOrganisers ? [] : (heldBecause ?? []);
  return (
    <chakra.div mt="4" role="note" color="ink">
      <chakra.p fontWeight="medium">
        {isHiddenByOrganisers
          ? 'The organisers have hidden this story. Only you can read it, whatever its privacy.'
          : 'This story waits for an organiser. Until they approve it, only you can read it.'}
      </chakra.p>
      {reasons.length > 0 && (
        <chakra.ul mt="1" ps="5" textStyle="small" color="ink.muted" listStyleType="disc">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

interface StoryArticleProps {
  story: StoryArticle_story$key;
  onDelete: () => Promise<void>;
}

/** The story as its readers see it, with its facts and actions, and its author's notes. */
export function StoryArticle({ story, onDelete }: StoryArticleProps) {
  const data = useFragment(
    graphql`
      fragment StoryArticle_story on Story {
        id
        title
        lang
        content
        createdAt
        wordCount
        privacyLevel
        isSharedWithViewer
        isSharedByName
        isHiddenByOrganisers
        heldBecause
        hasUnpublishedChanges
        sharedWith {
          id
          name
        }
        viewerCanEdit
        notes
        session {
          id
        }
        exercise {
          id
          title
        }
        author {
          ...AuthorLink_user
        }
        tags {
          name
        }
        ...FavoriteButton_story
        ...StoryActions_story
      }
    `,
    story,
  );
  const title = data.title || 'Untitled Story';
  const lang = useMemo(() => data.lang ?? guessedLanguage(data.content), [data.lang, data.content]);
  const isWithheld = data.isHiddenByOrganisers || data.heldBecause;
  const isPublic = data.privacyLevel === 'PUBLIC' && !isWithheld;
  const justPublished = useJustPublished();
  useDocumentTitle(title);
  return (
    <chakra.article maxW="measure" w="full" mx="auto">
      {data.viewerCanEdit && data.session && <StorySession sessionId={data.session.id} />}
      <chakra.header mb="10">
        <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
          <chakra.h1 dir="auto" lang={lang} textStyle="title" flex="1" minW="0" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          <FavoriteButton story={data} />
        </chakra.div>
        <MetaLine mt="4">
          <AuthorLink user={data.author} />
          <Time value={data.createdAt} what="Created" format="date" />
          <span>{wordsLabel(data.wordCount)}</span>
          <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
            <PrivacyBadge level={data.privacyLevel} />
            <SharedWith {...data} />
            {data.hasUnpublishedChanges && <UnpublishedMark />}
          </chakra.span>
          {isPublic && !justPublished && <PublicLinks storyId={data.id} />}
          {data.exercise && <FromExercise exercise={data.exercise} />}
        </MetaLine>
        <WithheldNote {...data} />
        {isPublic && justPublished && <PublishedNotice storyId={data.id} />}
        <StoryActions story={data} text={`${title}\n${data.content}`} onDelete={onDelete} />
      </chakra.header>
      <StoryText storyId={data.id} text={data.content} lang={lang} />
      <TextTags names={data.tags.map(({ name }) => name)} />
      {data.notes && <StoryNotes notes={data.notes} />}
    </chakra.article>
  );
}

/** Whether the editor led here after publishing the story; false after a reload, and when coming back to the page. */
function useJustPublished(): boolean {
  const { state } = useLocation();
  return useNavigationType() === 'PUSH' && isPublishedState(state);
}

/** Confirms that a story was published, and offers what its author wants next. */
function PublishedNotice({ storyId }: { storyId: string }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      mt="5"
      px="4"
      py="3"
      bg="accent.wash"
      borderRadius="md"
    >
      <chakra.p role="status" fontWeight="medium">
        Published: everyone can read it now.
      </chakra.p>
      <PublicLinks storyId={storyId} />
    </chakra.div>
  );
}

function StoryNotes({ notes }: { notes: string }) {
  const id = useId();
  return (
    <chakra.aside
      aria-labelledby={id}
      mt="14"
      ps="4"
      py="1"
      borderInlineStartWidth="2px"
      borderColor="rule.strong"
    >
      <chakra.h2 id={id} textStyle="label" color="ink.muted">
        Your notes
      </chakra.h2>
      <chakra.p textStyle="small" color="ink.faint">
        Only you see these.
      </chakra.p>
      <chakra.p dir="auto" mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {notes}
      </chakra.p>
    </chakra.aside>
  );
}
