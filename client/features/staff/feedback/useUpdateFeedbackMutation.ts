import { graphql } from 'react-relay';
import type { useUpdateFeedbackMutation as Mutation } from '../../../__generated__/useUpdateFeedbackMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useUpdateFeedbackMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useUpdateFeedbackMutation($input: UpdateFeedbackInput!) {
      updateFeedback(input: $input) {
        feedback {
          ...FeedbackArticle_feedback
        }
      }
    }
  `);
}
