import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WaitingComments_story$key } from '../../../__generated__/WaitingComments_story.graphql';
import type { WaitingCommentsApproveCommentMutation } from '../../../__generated__/WaitingCommentsApproveCommentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Rows } from '../../../ui/content/Rows';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { CommentItem } from './CommentItem';

interface WaitingCommentsProps {
  story: WaitingComments_story$key;
  viewerId: string;
  /** Opens the confirmation dialog. */
  onDelete: (id: string) => void;
  /** Called with an announcement for screen readers; the pressed button is gone with the comment. */
  onDone: (news: string) => void;
  /** Fetches the comments again. */
  onRefresh: () => void;
}

/** The heading says who the comments wait for, unless some are hidden or wait for an organiser, as CommentItem then says. */
function headingOf(comments: readonly { isWaiting: boolean }[], viewerCanModerateComments: boolean): string {
  if (!comments.every(({ isWaiting }) => isWaiting)) return 'Not shown to others';
  return viewerCanModerateComments ? 'Waiting for you' : 'Waiting for the author';
}

/** Comments that not everyone sees: members see their own, and the story's author those that wait for approval. */
export function WaitingComments(props: WaitingCommentsProps) {
  const { viewerId, onDelete, onDone, onRefresh } = props;
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
  const [approvingId, setApprovingId] = useState<string | null>(null);
  const [approveComment] = useAppMutation<WaitingCommentsApproveCommentMutation>(graphql`
    mutation WaitingCommentsApproveCommentMutation($input: ApproveCommentInput!) {
      approveComment(input: $input) {
        comment {
          id
          isWaiting
          viewerCanApprove
          story {
            id
            waitingComments {
              id
            }
          }
        }
      }
    }
  `);
  const approve = async (commentId: string) => {
    setApprovingId(commentId);
    try {
      await approveComment({ input: { id: commentId } });
      onRefresh();
      onDone('Comment approved.');
    } catch {
      toast.error('The comment could not be approved');
    }
    setApprovingId(null);
  };
  if (waitingComments.length === 0) return null;
  return (
    <chakra.section aria-labelledby="waiting-comments" mb="6">
      <chakra.h3 id="waiting-comments" textStyle="subheading" mb="3">
        {headingOf(waitingComments, viewerCanModerateComments)}
      </chakra.h3>
      <Rows as="ol">
        {waitingComments.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} storyId={id} viewerId={viewerId} onDelete={onDelete} />
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
  );
}
