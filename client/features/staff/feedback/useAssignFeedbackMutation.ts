import { graphql } from 'react-relay';
import type { useAssignFeedbackMutation as Mutation } from '../../../__generated__/useAssignFeedbackMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useAssignFeedbackMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useAssignFeedbackMutation($input: AssignFeedbackInput!) {
      assignFeedback(input: $input) {
        feedback {
          ...FeedbackArticle_feedback
        }
      }
    }
  `);
}
