import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { commitLocalUpdate, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type {
  CommentSection_story$data,
  CommentSection_story$key,
} from '../../../__generated__/CommentSection_story.graphql';
import type { CommentSectionDeleteCommentMutation } from '../../../__generated__/CommentSectionDeleteCommentMutation.graphql';
import type { CommentSectionMarkCommentsSeenMutation } from '../../../__generated__/CommentSectionMarkCommentsSeenMutation.graphql';
import type { CommentSectionPaginationQuery } from '../../../__generated__/CommentSectionPaginationQuery.graphql';
import { useAuth } from '../../../auth/useAuth';
import { isNotFound } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { formatNumber } from '../../../ui/content/formats';
import { KeptRow } from '../../../ui/content/KeptRow';
import { Rows } from '../../../ui/content/Rows';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { CommentItem } from './CommentItem';
import { CommentsModeChoice } from './CommentsModeChoice';
import { EarlierComments } from './EarlierComments';
import { removeComment } from './latestComments';
import { NewComment } from './NewComment';
import { UnsentComments, UnsentEdits } from './UnsentComments';
import { WaitingComments } from './WaitingComments';

const fragment = graphql`
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
`;

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

interface DeleteDialogProps {
  /** The comment to delete; null while the dialog is closed. */
  id: string | null;
  storyId: string;
  isListed: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, then deletes a comment and removes it from the story's lists. */
function DeleteDialog({ id, storyId, isListed, onClose, onDeleted }: DeleteDialogProps) {
  const [deleteComment] = useAppMutation<CommentSectionDeleteCommentMutation>(graphql`
    mutation CommentSectionDeleteCommentMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        deletedCommentId
      }
    }
  `);
  const environment = useRelayEnvironment();
  const remove = async () => {
    if (id === null) return;
    const updater = (store: RecordSourceProxy) => removeComment(store, storyId, id);
    try {
      await deleteComment({ input: { id } }, { updater });
    } catch (error) {
      if (!isNotFound(error)) {
        // As specified, there is no message for a comment that is still listed.
        if (!isListed) toast.error('The comment could not be deleted');
        return;
      }
      // Somebody has deleted the comment already.
      commitLocalUpdate(environment, updater);
    }
    onDeleted();
  };
  return (
    <ConfirmDialog
      text="Are you sure you want to delete this comment?"
      confirmLabel="Delete"
      open={id !== null}
      onClose={onClose}
      onConfirm={remove}
    />
  );
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
  >(fragment, story);
  const { id: storyId, viewerCanComment } = data;
  const { totalCount, edges } = data.comments;
  const comments = useMemo(() => edges.map(({ node }) => node), [edges]);
  const viewerId = useAuth().viewer?.id ?? '';
  /** What screen readers announce. */
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<string | null>(null);

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
      <CommentRows
        storyId={storyId}
        viewerId={viewerId}
        onDelete={setToDelete}
        comments={comments}
        viewerCanComment={viewerCanComment}
      />
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
      <DeleteDialog
        id={toDelete}
        storyId={storyId}
        isListed={comments.some(({ id }) => id === toDelete)}
        onClose={() => setToDelete(null)}
        onDeleted={() => announce('Comment deleted.')}
      />
    </chakra.section>
  );
}

interface CommentRowsProps extends Omit<ComponentProps<typeof CommentItem>, 'comment'> {
  comments: readonly ShownComment[];
  viewerCanComment: boolean;
}

function CommentRows({ comments, viewerCanComment, ...item }: CommentRowsProps) {
  if (comments.length === 0)
    return (
      <chakra.p color="ink.muted" mb="6">
        {viewerCanComment ? 'No comments yet. Be the first to share your thoughts!' : 'No comments yet.'}
      </chakra.p>
    );
  return (
    <Rows as="ol">
      {comments.map((comment) => (
        <li key={comment.id}>
          <KeptRow>
            <CommentItem comment={comment} {...item} />
          </KeptRow>
        </li>
      ))}
    </Rows>
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
