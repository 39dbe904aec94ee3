import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { CommentSection_story$data } from '../../../__generated__/CommentSection_story.graphql';
import { KeptRow } from '../../../ui/content/KeptRow';
import { Rows } from '../../../ui/content/Rows';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { CommentItem } from './CommentItem';
import { useDeleteCommentMutation } from './useDeleteCommentMutation';

export type ShownComment = CommentSection_story$data['comments']['edges'][number]['node'];

interface CommentListProps {
  comments: readonly ShownComment[];
  /** Store id of the story's list of comments. */
  connection: string;
  storyId: string;
  viewerId: string;
  viewerCanComment: boolean;
  onDeleted: () => void;
}

/** The comments on a page, with the dialog that confirms a deletion. */
export function CommentList(props: CommentListProps) {
  const { comments, connection, storyId, viewerId, viewerCanComment, onDeleted } = props;
  const [toDelete, setToDelete] = useState<string | null>(null);
  const [deleteComment] = useDeleteCommentMutation();
  const remove = async () => {
    if (toDelete === null) return;
    try {
      await deleteComment(toDelete, connection);
      onDeleted();
    } catch {
      // As specified, a failure shows no message: the comment is still listed.
    }
  };
  return (
    <>
      {comments.length > 0 ? (
        <Rows as="ol">
          {comments.map((comment) => (
            <li key={comment.id}>
              <KeptRow>
                <CommentItem comment={comment} storyId={storyId} viewerId={viewerId} onDelete={setToDelete} />
              </KeptRow>
            </li>
          ))}
        </Rows>
      ) : (
        <chakra.p color="ink.muted" mb="6">
          {viewerCanComment ? 'No comments yet. Be the first to share your thoughts!' : 'No comments yet.'}
        </chakra.p>
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
