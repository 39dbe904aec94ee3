import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSetFeedbackStatusMutation as Mutation } from '../../__generated__/useSetFeedbackStatusMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';
import type { Status } from './feedbackWords';

export function useSetFeedbackStatusMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useSetFeedbackStatusMutation($input: SetFeedbackStatusInput!) {
      setFeedbackStatus(input: $input) {
        feedback {
          ...FeedbackArticle_feedback
        }
      }
    }
  `);
  const setFeedbackStatus = useCallback(
    (id: string, status: Status) => commit({ input: { id, status } }),
    [commit],
  );
  return [setFeedbackStatus, inFlight] as const;
}
