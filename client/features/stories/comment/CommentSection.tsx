import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  CommentSection_story$data,
  CommentSection_story$key,
} from '../../../__generated__/CommentSection_story.graphql';
import type { CommentSectionMarkCommentsSeenMutation } from '../../../__generated__/CommentSectionMarkCommentsSeenMutation.graphql';
import type { CommentSectionPaginationQuery } from '../../../__generated__/CommentSectionPaginationQuery.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { formatNumber } from '../../../ui/content/formats';
import { KeptRow } from '../../../ui/content/KeptRow';
import { Rows } from '../../../ui/content/Rows';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { CommentItem } from './CommentItem';
import { CommentsModeChoice } from './CommentsModeChoice';
import { EarlierComments } from './EarlierComments';
import { NewComment } from './NewComment';
import { UnsentComments, UnsentEdits } from './UnsentComments';
import { useDeleteCommentMutation } from './useDeleteCommentMutation';
import { WaitingComments } from './WaitingComments';

type ShownComment = CommentSection_story$data['comments']['edges'][number]['node'];

function arrivalText(comments: readonly ShownComment[]): string {
  const [first] = comments;
  return first && comments.length === 1
    ? `New comment from ${first.author.name}.`
    : `${comments.length} new comments.`;
}

/** Calls back with comments added at the end of the list, but not with earlier ones that were loaded. */
function useArrivals(comments: readonly ShownComment[], onArrivals: (arrivals: ShownComment[]) => void) {
  const knownIds = useRef<ReadonlySet<string> | null>(null);
  const report = useEffectEvent(onArrivals);
  useEffect(() => {
    const idsBefore = knownIds.current;
    knownIds.current = new Set(comments.map(({ id }) => id));
    if (!idsBefore) return;
    const arrivals = comments.slice(comments.findLastIndex(({ id }) => idsBefore.has(id)) + 1);
    if (arrivals.length > 0) report(arrivals);
  }, [comments]);
}

/** The latest comment that this tab has reported as seen, by story. */
const reportedAsSeen = new Map<string, string>();

/** Reports the latest comment by others to the server, once for each. */
function useMarkCommentsSeen(storyId: string, lastId: string | undefined): void {
  const [commit] = useAppMutation<CommentSectionMarkCommentsSeenMutation>(graphql`
    mutation CommentSectionMarkCommentsSeenMutation($input: MarkCommentsSeenInput!) {
      markCommentsSeen(input: $input) {
        seenStoryId
      }
    }
  `);
  useEffect(() => {
    if (lastId === undefined || reportedAsSeen.get(storyId) === lastId) return;
    reportedAsSeen.set(storyId, lastId);
    commit({ input: { storyId, lastId } }).catch(() => reportedAsSeen.delete(storyId));
  }, [commit, storyId, lastId]);
}

interface CommentSectionProps {
  story: CommentSection_story$key;
  /** Fetches the comments again. */
  onRefresh: () => void;
}

/** The comments of a story, latest last, above the form, with the dialog that confirms a deletion. */
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
        author {
          id
        }
        viewerCanComment
        ...CommentsModeChoice_story
        ...WaitingComments_story
        waitingComments {
          id
        }
        comments(last: $count, before: $cursor) @connection(key: "CommentSection_comments") {
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
  const { totalCount, edges } = data.comments;
  const comments = useMemo(() => edges.map(({ node }) => node), [edges]);
  const viewerId = useAuth().viewer?.id ?? '';
  /** What screen readers announce. */
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const deleteComment = useDeleteCommentMutation();

  useArrivals(comments, (arrivals) => {
    const others = arrivals.filter(({ author }) => author.id !== viewerId);
    if (others.length > 0) setNews(arrivalText(others));
  });

  const lastByOthers = comments.findLast(({ author }) => author.id !== viewerId);
  useMarkCommentsSeen(storyId, data.author.id === viewerId ? lastByOthers?.id : undefined);

  const announce = (text: string) => {
    setNews(text);
    heading.current?.focus();
  };
  const remove = async () => {
    if (toDelete === null) return;
    try {
      await deleteComment(toDelete, storyId);
      announce('Comment deleted.');
    } catch {
      // As specified, there is no message for a comment that is still listed.
      if (!comments.some(({ id }) => id === toDelete)) toast.error('The comment could not be deleted');
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
        Comments ({formatNumber(totalCount)})
      </chakra.h2>
      <EarlierComments
        hasMore={hasPrevious}
        loading={isLoadingPrevious}
        loadPrevious={loadPrevious}
        onNews={setNews}
        heading={heading}
      />
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
      <UnsentEdits
        storyId={storyId}
        shownIds={[...comments, ...data.waitingComments].map(({ id }) => id)}
        hasEarlier={hasPrevious}
      />
      <WaitingComments
        story={data}
        viewerId={viewerId}
        onDelete={setToDelete}
        onDone={announce}
        onRefresh={onRefresh}
      />
      {viewerCanComment ? (
        <NewComment
          storyId={storyId}
          viewerId={viewerId}
          // Cleared, because the same text would not be announced again, and would be wrong if this comment fails.
          onSend={() => setNews('')}
          onAdded={(approver) =>
            setNews(approver ? `Comment sent. It waits for ${approver}.` : 'Comment added.')
          }
        />
      ) : (
        <ClosedNote storyId={storyId} />
      )}
      <chakra.div mt="6" maxW={{ sm: '18rem' }}>
        <CommentsModeChoice story={data} />
      </chakra.div>
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

/** In place of the form of a new comment; shows one that the member began before. */
const ClosedNote = ({ storyId }: { storyId: string }) => (
  <>
    <chakra.p textStyle="small" color="ink.muted">
      The author has closed this story to comments.
    </chakra.p>
    <UnsentComments storyId={storyId} why="Comments are closed" isGone={(id) => id === null} />
  </>
);
