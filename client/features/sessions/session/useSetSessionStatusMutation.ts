import { graphql } from 'react-relay';
import type {
  useSetSessionStatusMutation as Mutation,
  SessionStatus,
} from '../../../__generated__/useSetSessionStatusMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** The status that a session can be moved to. */
export type Move = Exclude<SessionStatus, '%future added value'>;

export function useSetSessionStatusMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useSetSessionStatusMutation($input: SetSessionStatusInput!) {
      setSessionStatus(input: $input) {
        session {
          ...SessionArticle_session
        }
      }
    }
  `);
}
