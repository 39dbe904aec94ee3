import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { FeedbackArticle_feedback$key } from '../../../__generated__/FeedbackArticle_feedback.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { AssignedTo } from './AssignedTo';
import { FeedbackActions } from './FeedbackActions';
import { CategoryBadge, PriorityBadge, StatusBadge } from './FeedbackBadges';
import { FeedbackVotes } from './FeedbackVotes';

interface FeedbackArticleProps {
  feedback: FeedbackArticle_feedback$key;
  onDelete: () => Promise<void>;
}

/** The whole feedback with its votes and actions. */
export function FeedbackArticle({ feedback, onDelete }: FeedbackArticleProps) {
  const data = useFragment(
    graphql`
      fragment FeedbackArticle_feedback on Feedback {
        title
        description
        category
        status
        priority
        createdAt
        updatedAt
        author {
          ...AuthorLink_user
        }
        ...FeedbackVotes_feedback
        ...FeedbackActions_feedback
        ...AssignedTo_feedback
      }
    `,
    feedback,
  );
  const { title, description, category, status, priority, createdAt, updatedAt, author } = data;
  useDocumentTitle(title);
  return (
    <chakra.article
      maxW="content"
      w="full"
      mx="auto"
      display="flex"
      gap={{ base: '3', md: '6' }}
      alignItems="flex-start"
    >
      {/* The votes are at the start of the line, because their toast covers its end. */}
      <FeedbackVotes feedback={data} layout="column" />
      <chakra.div flex="1" minW="0">
        <header>
          <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3">
            <CategoryBadge category={category} />
            <StatusBadge status={status} />
            {priority && <PriorityBadge priority={priority} />}
          </chakra.div>
          <chakra.h1 dir="auto" textStyle="title" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          <MetaLine mt="3">
            <span>
              by <AuthorLink user={author} />
            </span>
            <span>
              Submitted <Time value={createdAt} />
            </span>
            {updatedAt !== createdAt && (
              <span>
                Updated <Time value={updatedAt} />
              </span>
            )}
          </MetaLine>
        </header>
        <chakra.p
          dir="auto"
          mt="8"
          textStyle="reading"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxW="measure"
        >
          {description}
        </chakra.p>
        <AssignedTo feedback={data} />
        <FeedbackActions feedback={data} onDelete={onDelete} />
      </chakra.div>
    </chakra.article>
  );
}
