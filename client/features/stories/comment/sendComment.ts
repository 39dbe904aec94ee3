import { ConnectionHandler, graphql } from 'relay-runtime';
import type { sendCommentMutation } from '../../../__generated__/sendCommentMutation.graphql';
import type { Sender } from '../../../outbox/outbox';
import { environment } from '../../../relay/environment';
import { commit } from '../../../relay/requests';
import { commentsKey } from './latestComments';

export interface SentComment {
  content: string;
}

/** Who has to approve a comment before others see it; null for nobody. */
export type Approver = 'the author' | 'an organiser' | null;

function approverOf({
  isWaiting,
  heldBecause,
}: Pick<sendCommentMutation['response']['addComment']['comment'], 'isWaiting' | 'heldBecause'>): Approver {
  if (heldBecause) return 'an organiser';
  return isWaiting ? 'the author' : null;
}

/** Sends a comment of the outbox, whose `about` is the story's id, and adds it to the shown list; resolves to its approver. */
export const sendComment: Sender<SentComment> = async ({ content }, { about: storyId, id: localId }) => {
  const connection = ConnectionHandler.getConnectionID(storyId, commentsKey);
  const { addComment } = await commit<sendCommentMutation>(
    environment,
    graphql`
      mutation sendCommentMutation($input: AddCommentInput!, $connections: [ID!]!) {
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
    `,
    { input: { storyId, content, localId }, connections: [connection] },
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
};
