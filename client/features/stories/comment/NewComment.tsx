import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { GraphQLRequestError } from '../../../lib/requestError';
import { CommentForm } from './CommentForm';
import type { ShownComment } from './CommentList';
import { type Approver, useAddCommentMutation } from './useAddCommentMutation';
import { useArrivals } from './useArrivals';
import { useCommentForm } from './useCommentForm';

interface NewCommentProps {
  storyId: string;
  viewerId: string;
  /** The shown list and its connection. */
  comments: readonly ShownComment[];
  connection: string;
  onSend: () => void;
  /** Called with the person who has to approve the comment, if any. */
  onAdded: (approver: Approver) => void;
  /** Fetches the comments again. */
  onRefresh: () => void;
}

/** The form of a new comment. If the response is lost but the comment appears in the list, the form is emptied. */
export function NewComment(props: NewCommentProps) {
  const { storyId, viewerId, comments, connection, onSend, onAdded, onRefresh } = props;
  const [addComment] = useAddCommentMutation();
  /** The text whose response was lost, if any. */
  const unanswered = useRef<string | null>(null);
  const form = useCommentForm({
    viewerId,
    textKey: storyId,
    send: async (content, localId) => {
      unanswered.current = null;
      onSend();
      let approver: Approver = null;
      try {
        approver = await addComment({ storyId, content, localId }, connection);
      } catch (error) {
        if (error instanceof GraphQLRequestError && error.code === 'NETWORK') {
          unanswered.current = content;
          onRefresh();
        }
        throw error;
      }
      // Clears the stored text as well, so that it doesn't reappear if the member has left the page meanwhile.
      form.change('');
      onAdded(approver);
    },
  });
  useArrivals(comments, (arrivals) => {
    const hasArrived = arrivals.some(
      ({ author, content }) => author.id === viewerId && content === unanswered.current,
    );
    if (!hasArrived) return;
    if (form.content === unanswered.current) form.change('');
    unanswered.current = null;
    form.forgetAttempt();
  });
  return (
    <chakra.div mt="2">
      <CommentForm
        form={form}
        storyId={storyId}
        placeholder="Share your thoughts about this story..."
        submitLabel="Add Comment"
        submittingLabel="Adding..."
      />
    </chakra.div>
  );
}
