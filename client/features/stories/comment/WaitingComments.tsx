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
  /** Called with what has happened, for screen readers; the buttons are gone with the comment. */
  onDone: (news: string) => void;
  /** Fetches the comments again. */
  onRefresh: () => void;
}

/** Approves a comment; the id is that of the one that is being approved. */
function useApproval(onDone: (news: string) => void, onRefresh: () => void) {
  const [approveComment] = useApproveCommentMutation();
  const [approvingId, setApprovingId] = useState<string | null>(null);
  const approve = async (comment: string) => {
    setApprovingId(comment);
    try {
      await approveComment(comment);
      onRefresh();
      onDone('Comment approved.');
    } catch {
      toast.error('The comment could not be approved');
    }
    setApprovingId(null);
  };
  return [approve, approvingId] as const;
}

/** Comments that were hidden or wait for an organiser say why in CommentItem; then the heading is general. */
function headingOf(comments: readonly { isWaiting: boolean }[], viewerCanModerateComments: boolean): string {
  if (!comments.every(({ isWaiting }) => isWaiting)) return 'Not shown to others';
  return viewerCanModerateComments ? 'Waiting for you' : 'Waiting for the author';
}

/** Comments that not everyone sees: for the author those that wait for them, and for each member their own. */
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
