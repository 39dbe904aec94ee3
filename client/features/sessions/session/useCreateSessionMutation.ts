import { graphql } from 'react-relay';
import type { useCreateSessionMutation as Mutation } from '../../../__generated__/useCreateSessionMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useCreateSessionMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useCreateSessionMutation($input: CreateSessionInput!) {
      createSession(input: $input) {
        session {
          id
        }
      }
    }
  `);
}
