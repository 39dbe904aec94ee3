import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  CommentSection_story$data,
  CommentSection_story$key,
} from '../../__generated__/CommentSection_story.graphql';
import type { CommentSectionPaginationQuery } from '../../__generated__/CommentSectionPaginationQuery.graphql';
import { useAuth } from '../../auth/useAuth';
import { GraphQLRequestError } from '../../relay/requestError';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { Rows } from '../../ui/feedback/SkeletonList';
import { useSendOnce } from '../../ui/form/useSendOnce';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import { EarlierComments } from './EarlierComments';
import { keepText, keptName, readKept, useKeptText } from './keptText';
import { useAddCommentMutation } from './useAddCommentMutation';
import { useArrivals } from './useArrivals';
import { useDeleteCommentMutation } from './useDeleteCommentMutation';

const pageSize = 20;

type ShownComment = CommentSection_story$data['comments']['edges'][number]['node'];

function newsOf(others: readonly ShownComment[]): string {
  const [only, ...more] = others;
  return only && more.length === 0
    ? `New comment from ${only.author.name}.`
    : `${others.length} new comments.`;
}

export interface CommentSectionProps {
  story: CommentSection_story$key;
  /** Fetches the comments again. */
  onRefresh: () => void;
}

/** The comments of a story, latest last, above the form. */
export function CommentSection({ story, onRefresh }: CommentSectionProps) {
  const { data, loadPrevious, hasPrevious, isLoadingPrevious } = usePaginationFragment<
    CommentSectionPaginationQuery,
    CommentSection_story$key
  >(
    graphql`
      fragment CommentSection_story on Story
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "CommentSectionPaginationQuery") {
        id
        viewerCanComment
        comments(last: $count, before: $cursor) @connection(key: "CommentSection_comments") {
          __id
          totalCount
          edges {
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
        }
      }
    `,
    story,
  );
  const { id: storyId, viewerCanComment } = data;
  const { __id: connection, totalCount, edges } = data.comments;
  const comments = useMemo(() => edges.map(({ node }) => node), [edges]);
  const memberId = useAuth().viewer?.id ?? '';
  const draftName = keptName(memberId, storyId);
  const [draft, setDraft] = useKeptText(draftName);
  const attemptName = `${draftName}:attempt`;
  const { sendOnce, forget: forgetAttempt } = useSendOnce({
    get: () => readKept(attemptName),
    set: (attempt) => keepText(attemptName, attempt),
  });
  const [news, setNews] = useState('');
  const [toDelete, setToDelete] = useState<string | null>(null);
  const [addComment] = useAddCommentMutation();
  const [deleteComment] = useDeleteCommentMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  /** A comment sent without a response: the server may have it. */
  const unanswered = useRef<string | null>(null);

  const hadPrevious = useRef(hasPrevious);
  useEffect(() => {
    // The last page's button has been removed, possibly with the focus.
    const isLost = document.activeElement === document.body;
    if (hadPrevious.current && !hasPrevious && isLost) heading.current?.focus({ preventScroll: true });
    hadPrevious.current = hasPrevious;
  }, [hasPrevious]);

  useArrivals(comments, (arrivals) => {
    const others = arrivals.filter(({ author }) => author.id !== memberId);
    if (others.length > 0) setNews(newsOf(others));
    const landed = arrivals.some(
      ({ author, content }) => author.id === memberId && content === unanswered.current,
    );
    if (!landed) return;
    if (draft.trim() === unanswered.current) setDraft('');
    unanswered.current = null;
    forgetAttempt();
  });

  const add = async (content: string) => {
    unanswered.current = null;
    try {
      await sendOnce(content, (localId) => addComment({ storyId, content, localId }, connection));
    } catch (error) {
      if (error instanceof GraphQLRequestError && error.code === 'NETWORK') {
        unanswered.current = content;
        onRefresh();
      }
      throw error;
    }
    // Also if the page was left meanwhile, so that the text doesn't reappear.
    keepText(draftName, null);
    setDraft('');
    setNews('Comment added.');
  };

  const remove = async () => {
    if (toDelete === null) return;
    try {
      await deleteComment(toDelete, connection);
      setNews('Comment deleted.');
      heading.current?.focus();
    } catch {
      // The comment is still shown.
    }
  };

  return (
    <chakra.section aria-labelledby="comments" maxW="measure" w="full" mx="auto" mt="14">
      <chakra.h2
        ref={heading}
        id="comments"
        tabIndex={-1}
        textStyle="heading"
        pt="6"
        mb="6"
        borderTopWidth="1px"
        borderColor="rule"
      >
        Comments ({totalCount.toLocaleString('en')})
      </chakra.h2>
      {hasPrevious && (
        <EarlierComments loading={isLoadingPrevious} load={(options) => loadPrevious(pageSize, options)} />
      )}
      {comments.length > 0 ? (
        <Rows as="ol">
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} memberId={memberId} onDelete={() => setToDelete(comment.id)} />
            </li>
          ))}
        </Rows>
      ) : (
        <chakra.p color="ink.muted" mb="6">
          {viewerCanComment ? 'No comments yet. Be the first to share your thoughts!' : 'No comments yet.'}
        </chakra.p>
      )}
      {viewerCanComment ? (
        <chakra.div mt="2">
          <CommentForm
            label="Your comment"
            placeholder="Share your thoughts about this story..."
            value={draft}
            onValue={setDraft}
            submitLabel="Add Comment"
            submittingLabel="Adding..."
            onSubmit={add}
          />
        </chakra.div>
      ) : (
        <chakra.p textStyle="small" color="ink.muted">
          The author has closed this story to comments.
        </chakra.p>
      )}
      <chakra.p srOnly role="status">
        {news}
      </chakra.p>
      <ConfirmDialog
        text="Are you sure you want to delete this comment?"
        confirmLabel="Delete"
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        onConfirm={remove}
      />
    </chakra.section>
  );
}
