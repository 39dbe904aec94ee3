import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUpdateCommentMutation as Mutation } from '../../__generated__/useUpdateCommentMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useUpdateCommentMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
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
  const updateComment = useCallback(
    (id: string, content: string) => commit({ input: { id, content } }),
    [commit],
  );
  return [updateComment, inFlight] as const;
}
