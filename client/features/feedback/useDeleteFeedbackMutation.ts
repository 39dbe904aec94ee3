import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteFeedbackMutation as Mutation } from '../../__generated__/useDeleteFeedbackMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useDeleteFeedbackMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDeleteFeedbackMutation($input: DeleteFeedbackInput!) {
      deleteFeedback(input: $input) {
        deletedFeedbackId @deleteRecord
      }
    }
  `);
  const deleteFeedback = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [deleteFeedback, inFlight] as const;
}
