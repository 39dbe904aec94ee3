import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useAssignFeedbackMutation as Mutation } from '../../__generated__/useAssignFeedbackMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useAssignFeedbackMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useAssignFeedbackMutation($input: AssignFeedbackInput!) {
      assignFeedback(input: $input) {
        feedback {
          ...FeedbackArticle_feedback
        }
      }
    }
  `);
  const assignFeedback = useCallback(
    (id: string, assignedToId: string | null) => commit({ input: { id, assignedToId } }),
    [commit],
  );
  return [assignFeedback, inFlight] as const;
}
