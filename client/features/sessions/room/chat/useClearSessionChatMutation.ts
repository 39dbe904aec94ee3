import { graphql } from 'react-relay';
import type { useClearSessionChatMutation as Mutation } from '../../../../__generated__/useClearSessionChatMutation.graphql';
import { useAppMutation } from '../../../../relay/useAppMutation';

export function useClearSessionChatMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useClearSessionChatMutation($input: ClearSessionChatInput!) {
      clearSessionChat(input: $input) {
        session {
          id
        }
      }
    }
  `);
}
