import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  AddCommentInput,
  useAddCommentMutation as Mutation,
} from '../../__generated__/useAddCommentMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useAddCommentMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useAddCommentMutation($input: AddCommentInput!, $connections: [ID!]!) {
      addComment(input: $input) {
        commentEdge @appendEdge(connections: $connections) {
          cursor
          node {
            content
            author {
              id
              name
            }
            ...CommentItem_comment
          }
        }
        comment {
          story {
            comments(first: 0) {
              totalCount
            }
          }
        }
      }
    }
  `);
  const addComment = useCallback(
    (input: AddCommentInput, connection: string) =>
      commit(
        { input, connections: [connection] },
        {
          // The count is a field of the connection, which no directive updates.
          updater: (store, answer) => {
            const total = answer?.addComment.comment.story.comments.totalCount;
            store.get(connection)?.setValue(total, 'totalCount');
          },
        },
      ),
    [commit],
  );
  return [addComment, inFlight] as const;
}
