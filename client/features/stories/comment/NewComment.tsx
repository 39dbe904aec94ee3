import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { GraphQLRequestError } from '../../../lib/requestError';
import { CommentForm } from './CommentForm';
import type { ShownComment } from './CommentList';
import { useAddCommentMutation, type WaitsFor } from './useAddCommentMutation';
import { useArrivals } from './useArrivals';
import { useCommentForm } from './useCommentForm';

interface NewCommentProps {
  storyId: string;
  viewerId: string;
  /** The shown list and its connection. */
  comments: readonly ShownComment[];
  connection: string;
  onSend: () => void;
  /** Called with the person who has to approve it, if any. */
  onAdded: (waitsFor: WaitsFor) => void;
  /** Fetches the comments again. */
  onRefresh: () => void;
}

/** The form of a new comment. If the response is lost, the comment may still appear, which empties the form. */
export function NewComment(props: NewCommentProps) {
  const { storyId, viewerId, comments, connection, onSend, onAdded, onRefresh } = props;
  const [addComment] = useAddCommentMutation();
  const unanswered = useRef<string | null>(null);
  const form = useCommentForm({
    viewerId,
    about: storyId,
    send: async (content, localId) => {
      unanswered.current = null;
      onSend();
      let waitsFor: WaitsFor = null;
      try {
        waitsFor = await addComment({ storyId, content, localId }, connection);
      } catch (error) {
        if (error instanceof GraphQLRequestError && error.code === 'NETWORK') {
          unanswered.current = content;
          onRefresh();
        }
        throw error;
      }
      // Also if the page was left meanwhile, so that the text doesn't reappear.
      form.change('');
      onAdded(waitsFor);
    },
  });
  useArrivals(comments, (arrivals) => {
    const landed = arrivals.some(
      ({ author, content }) => author.id === viewerId && content === unanswered.current,
    );
    if (!landed) return;
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
