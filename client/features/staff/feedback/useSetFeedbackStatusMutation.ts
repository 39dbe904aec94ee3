import { graphql } from 'react-relay';
import type { useSetFeedbackStatusMutation as Mutation } from '../../../__generated__/useSetFeedbackStatusMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useSetFeedbackStatusMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useSetFeedbackStatusMutation($input: SetFeedbackStatusInput!) {
      setFeedbackStatus(input: $input) {
        feedback {
          ...FeedbackArticle_feedback
        }
      }
    }
  `);
}
