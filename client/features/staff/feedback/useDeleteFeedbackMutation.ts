import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteFeedbackMutation as Mutation } from '../../../__generated__/useDeleteFeedbackMutation.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';

export function useDeleteFeedbackMutation() {
  const [remove, inFlight] = useDeleteMutation<Mutation>(graphql`
    mutation useDeleteFeedbackMutation($input: DeleteFeedbackInput!) {
      deleteFeedback(input: $input) {
        deletedFeedbackId @deleteRecord
      }
    }
  `);
  const deleteFeedback = useCallback((id: string) => remove({ id }), [remove]);
  return [deleteFeedback, inFlight] as const;
}
