import { graphql } from 'react-relay';
import type { useCreateFeedbackMutation as Mutation } from '../../../__generated__/useCreateFeedbackMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useCreateFeedbackMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useCreateFeedbackMutation($input: CreateFeedbackInput!) {
      createFeedback(input: $input) {
        feedback {
          id
        }
      }
    }
  `);
}
