import { graphql } from 'react-relay';
import type { useChatModerationClearSessionChatMutation } from '../../../../__generated__/useChatModerationClearSessionChatMutation.graphql';
import type { useChatModerationDeleteSessionMessageMutation } from '../../../../__generated__/useChatModerationDeleteSessionMessageMutation.graphql';
import { useAppMutation } from '../../../../relay/useAppMutation';

export function useClearSessionChatMutation() {
  return useAppMutation<useChatModerationClearSessionChatMutation>(graphql`
    mutation useChatModerationClearSessionChatMutation($input: ClearSessionChatInput!) {
      clearSessionChat(input: $input) {
        session {
          id
        }
      }
    }
  `);
}

export function useDeleteSessionMessageMutation() {
  return useAppMutation<useChatModerationDeleteSessionMessageMutation>(graphql`
    mutation useChatModerationDeleteSessionMessageMutation($input: DeleteSessionMessageInput!) {
      deleteSessionMessage(input: $input) {
        deletedMessageId
      }
    }
  `);
}
