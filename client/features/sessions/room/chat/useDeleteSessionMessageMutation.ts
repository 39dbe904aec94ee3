import { graphql } from 'react-relay';
import type { useDeleteSessionMessageMutation as Mutation } from '../../../../__generated__/useDeleteSessionMessageMutation.graphql';
import { useAppMutation } from '../../../../relay/useAppMutation';

export function useDeleteSessionMessageMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useDeleteSessionMessageMutation($input: DeleteSessionMessageInput!) {
      deleteSessionMessage(input: $input) {
        deletedMessageId
      }
    }
  `);
}
