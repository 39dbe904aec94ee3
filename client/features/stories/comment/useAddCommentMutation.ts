import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type {
  AddCommentInput,
  useAddCommentMutation as Mutation,
} from '../../../__generated__/useAddCommentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** The person who has to approve it before others see it, if any. */
export type WaitsFor = 'the author' | 'an organiser' | null;

function waitsFor({
  isWaiting,
  heldBecause,
}: Pick<Mutation['response']['addComment']['comment'], 'isWaiting' | 'heldBecause'>): WaitsFor {
  if (heldBecause) return 'an organiser';
  return isWaiting ? 'the author' : null;
}

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
    async (input: AddCommentInput, connection: string): Promise<WaitsFor> => {
      const { addComment } = await commit(
        { input, connections: [connection] },
        {
          // The count is a field of the connection, which no directive updates.
          updater: (store, answer) => {
            const shown = store.get(connection);
            if (!answer || !shown) return;
            const { story } = answer.addComment.comment;
            shown.setValue(story.comments.totalCount, 'totalCount');
            // A waiting comment belongs to WaitingComments_story, not to this list.
            const id = answer.addComment.commentEdge.node.id;
            if (waitsFor(answer.addComment.comment)) ConnectionHandler.deleteNode(shown, id);
          },
        },
      );
      return waitsFor(addComment.comment);
    },
    [commit],
  );
  return [addComment, inFlight] as const;
}
