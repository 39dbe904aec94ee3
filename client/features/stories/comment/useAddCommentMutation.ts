import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type {
  AddCommentInput,
  useAddCommentMutation as Mutation,
} from '../../../__generated__/useAddCommentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Who has to approve a comment before others see it; null for nobody. */
export type Approver = 'the author' | 'an organiser' | null;

function approverOf({
  isWaiting,
  heldBecause,
}: Pick<Mutation['response']['addComment']['comment'], 'isWaiting' | 'heldBecause'>): Approver {
  if (heldBecause) return 'an organiser';
  return isWaiting ? 'the author' : null;
}

/** Adds a comment to a story and to the list with this store id; resolves to its approver. */
export function useAddCommentMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useAddCommentMutation($input: AddCommentInput!, $connections: [ID!]!) {
      addComment(input: $input) {
        commentEdge @appendEdge(connections: $connections) {
          cursor
          node {
            id
            content
            author {
              id
              name
            }
            ...CommentItem_comment
          }
        }
        comment {
          isWaiting
          heldBecause
          story {
            comments(first: 0) {
              totalCount
            }
            ...WaitingComments_story
          }
        }
      }
    }
  `);
  const addComment = useCallback(
    async (input: AddCommentInput, connection: string): Promise<Approver> => {
      const { addComment } = await commit(
        { input, connections: [connection] },
        {
          // The count is a field of the connection, which no directive updates.
          updater: (store, answer) => {
            const list = store.get(connection);
            if (!answer || !list) return;
            const { story } = answer.addComment.comment;
            list.setValue(story.comments.totalCount, 'totalCount');
            // A waiting comment is shown by WaitingComments, not in this list.
            const id = answer.addComment.commentEdge.node.id;
            if (approverOf(answer.addComment.comment)) ConnectionHandler.deleteNode(list, id);
          },
        },
      );
      return approverOf(addComment.comment);
    },
    [commit],
  );
  return [addComment, inFlight] as const;
}
