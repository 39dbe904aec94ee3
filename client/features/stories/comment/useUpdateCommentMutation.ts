import { graphql } from 'react-relay';
import type { useUpdateCommentMutation as Mutation } from '../../../__generated__/useUpdateCommentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useUpdateCommentMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useUpdateCommentMutation($input: UpdateCommentInput!) {
      updateComment(input: $input) {
        comment {
          id
          content
          updatedAt
        }
      }
    }
  `);
}
