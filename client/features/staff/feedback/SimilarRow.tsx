import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SimilarRow_feedback$key } from '../../../__generated__/SimilarRow_feedback.graphql';
import { TextLink } from '../../../ui/form/Button';
import { StatusBadge } from './FeedbackBadges';
import { FeedbackVotes } from './FeedbackVotes';

export function SimilarRow({ feedback }: { feedback: SimilarRow_feedback$key }) {
  const row = useFragment(
    graphql`
      fragment SimilarRow_feedback on Feedback {
        id
        title
        status
        ...FeedbackVotes_feedback
      }
    `,
    feedback,
  );
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div
        flex="1"
        minW="0"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
      >
        {/* The link opens a new tab, because the form is unfinished. */}
        <TextLink to={`/feedback/${row.id}`} tone="quiet" target="_blank" dir="auto">
          {row.title}
          <chakra.span srOnly> (opens in a new tab)</chakra.span>
        </TextLink>
        <StatusBadge status={row.status} />
      </chakra.div>
      <FeedbackVotes feedback={row} layout="row" />
    </chakra.div>
  );
}
