import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { FeedbackRow_feedback$key } from '../../../__generated__/FeedbackRow_feedback.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { Excerpt } from '../../../ui/content/Excerpt';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { TextLink } from '../../../ui/form/Button';
import { CategoryBadge, StatusBadge } from './FeedbackBadges';
import { FeedbackVotes } from './FeedbackVotes';

export function FeedbackRow({ feedback }: { feedback: FeedbackRow_feedback$key }) {
  const row = useFragment(
    graphql`
      fragment FeedbackRow_feedback on Feedback {
        id
        title
        description
        category
        status
        createdAt
        author {
          ...AuthorLink_user
        }
        ...FeedbackVotes_feedback
      }
    `,
    feedback,
  );
  const { id, title, description, category, status, createdAt, author } = row;
  return (
    <chakra.article display="flex" gap={{ base: '3', md: '6' }} alignItems="flex-start">
      <FeedbackVotes feedback={row} layout="column" />
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" gap="2" mb="2">
          <CategoryBadge category={category} />
          <StatusBadge status={status} />
        </chakra.div>
        <chakra.h2 textStyle="heading" dir="auto">
          <TextLink to={`/feedback/${id}`} tone="quiet">
            {title}
          </TextLink>
        </chakra.h2>
        <Excerpt dir="auto" lineClamp={2}>
          {description}
        </Excerpt>
        <MetaLine mt="3">
          <span>
            by <AuthorLink user={author} />
          </span>
          <Time value={createdAt} what="Submitted" />
        </MetaLine>
      </chakra.div>
    </chakra.article>
  );
}
