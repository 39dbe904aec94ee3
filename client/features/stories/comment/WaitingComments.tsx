import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WaitingComments_story$key } from '../../../__generated__/WaitingComments_story.graphql';
import { Rows } from '../../../ui/content/Rows';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { CommentItem } from './CommentItem';
import { useApproveCommentMutation } from './useCommentModeration';
import { useDeleteCommentMutation } from './useDeleteCommentMutation';

interface WaitingCommentsProps {
  story: WaitingComments_story$key;
  connection: string;
  viewerId: string;
  /** Called with an announcement for screen readers; the pressed button is gone with the comment. */
  onDone: (news: string) => void;
  /** Fetches the comments again. */
  onRefresh: () => void;
}

/** A function that approves a comment, and the id of the comment that is being approved. */
function useApproval(onDone: (news: string) => void, onRefresh: () => void) {
  const [approveComment] = useApproveCommentMutation();
  const [approvingId, setApprovingId] = useState<string | null>(null);
  const approve = async (id: string) => {
    setApprovingId(id);
    try {
      await approveComment(id);
      onRefresh();
      onDone('Comment approved.');
    } catch {
      toast.error('The comment could not be approved');
    }
    setApprovingId(null);
  };
  return [approve, approvingId] as const;
}

/** The heading says who the comments wait for, unless some are hidden or wait for an organiser, as CommentItem then says. */
function headingOf(comments: readonly { isWaiting: boolean }[], viewerCanModerateComments: boolean): string {
  if (!comments.every(({ isWaiting }) => isWaiting)) return 'Not shown to others';
  return viewerCanModerateComments ? 'Waiting for you' : 'Waiting for the author';
}

/** Comments that not everyone sees: members see their own, and the story's author those that wait for approval. */
export function WaitingComments(props: WaitingCommentsProps) {
  const { connection, viewerId, onDone, onRefresh } = props;
  const { id, viewerCanModerateComments, waitingComments } = useFragment(
    graphql`
      fragment WaitingComments_story on Story {
        id
        viewerCanModerateComments
        waitingComments {
          id
          viewerCanApprove
          isWaiting
          author {
            name
          }
          ...CommentItem_comment
        }
      }
    `,
    props.story,
  );
  const [approve, approvingId] = useApproval(onDone, onRefresh);
  const [deleteComment] = useDeleteCommentMutation();
  const [toDelete, setToDelete] = useState<string | null>(null);
  const remove = async () => {
    if (toDelete === null) return;
    try {
      await deleteComment(toDelete, connection, id);
      onDone('Comment deleted.');
    } catch {
      toast.error('The comment could not be deleted');
    }
  };
  return (
    <>
      {waitingComments.length > 0 && (
        <chakra.section aria-labelledby="waiting-comments" mb="6">
          <chakra.h3 id="waiting-comments" textStyle="subheading" mb="3">
            {headingOf(waitingComments, viewerCanModerateComments)}
          </chakra.h3>
          <Rows as="ol">
            {waitingComments.map((comment) => (
              <li key={comment.id}>
                <CommentItem
                  comment={comment}
                  storyId={id}
                  viewerId={viewerId}
                  onDelete={() => setToDelete(comment.id)}
                />
                {comment.viewerCanApprove && (
                  <Button
                    mt="2"
                    variant="outline"
                    size="sm"
                    loading={approvingId === comment.id}
                    aria-label={`Approve the comment by ${comment.author.name}`}
                    onClick={() => void approve(comment.id)}
                  >
                    Approve
                  </Button>
                )}
              </li>
            ))}
          </Rows>
        </chakra.section>
      )}
      <ConfirmDialog
        text="Are you sure you want to delete this comment?"
        confirmLabel="Delete"
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        onConfirm={remove}
      />
    </>
  );
}
