import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { StoryArticle_story$key } from '../../__generated__/StoryArticle_story.graphql';
import { TextLink } from '../../ui/Button';
import { PeopleIcon } from '../../ui/icons';
import { Badge, PrivacyBadge } from '../../ui/PrivacyBadge';
import { Tooltip } from '../../ui/Tooltip';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { StorySession } from '../room/StorySession';
import { TextTags } from '../writing/TextTags';
import { AuthorLink } from './AuthorLink';
import { Facts } from './Facts';
import { FavoriteButton } from './FavoriteButton';
import { wordsLabel } from './labels';
import { StoryActions } from './StoryActions';
import { StoryDate } from './StoryDate';
import { StoryNotes } from './StoryNotes';
import { StoryText } from './StoryText';

export interface StoryArticleProps {
  story: StoryArticle_story$key;
  onDelete: () => Promise<void>;
}

export function StoryArticle({ story, onDelete }: StoryArticleProps) {
  const data = useFragment(
    graphql`
      fragment StoryArticle_story on Story {
        id
        title
        content
        createdAt
        wordCount
        privacyLevel
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
  useDocumentTitle(title);
  return (
    <chakra.article maxW="measure" w="full" mx="auto">
      {data.viewerCanEdit && data.session && <StorySession sessionId={data.session.id} />}
      <chakra.header mb="10">
        <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
          <chakra.h1 dir="auto" textStyle="title" minW="0" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          <FavoriteButton story={data} />
        </chakra.div>
        <Facts mt="4">
          <AuthorLink user={data.author} />
          <StoryDate createdAt={data.createdAt} format="date" />
          <span>{wordsLabel(data.wordCount)}</span>
          <chakra.span display="inline-flex" alignItems="center" gap="2">
            <PrivacyBadge level={data.privacyLevel} />
            {data.privacyLevel !== 'PRIVATE' && (
              <Tooltip text="Shared publicly">
                <Badge tone="accent" tabIndex={0}>
                  <PeopleIcon />
                  Shared
                </Badge>
              </Tooltip>
            )}
          </chakra.span>
          {data.exercise && (
            <Tooltip text={data.exercise.title ? `From exercise: ${data.exercise.title}` : 'View exercise'}>
              <TextLink to={`/exercises/${data.exercise.id}`}>Exercise</TextLink>
            </Tooltip>
          )}
        </Facts>
        <StoryActions story={data} text={`${title}\n${data.content}`} onDelete={onDelete} />
      </chakra.header>
      <StoryText storyId={data.id} text={data.content} />
      <TextTags names={data.tags.map(({ name }) => name)} />
      {data.notes && <StoryNotes notes={data.notes} />}
    </chakra.article>
  );
}
