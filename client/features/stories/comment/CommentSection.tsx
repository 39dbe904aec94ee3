import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CommentSection_story$key } from '../../../__generated__/CommentSection_story.graphql';
import type { CommentSectionMarkCommentsSeenMutation } from '../../../__generated__/CommentSectionMarkCommentsSeenMutation.graphql';
import type { CommentSectionPaginationQuery } from '../../../__generated__/CommentSectionPaginationQuery.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { formatNumber } from '../../../ui/content/formats';
import { CommentList, type ShownComment } from './CommentList';
import { CommentsModeChoice } from './CommentsModeChoice';
import { EarlierComments } from './EarlierComments';
import { NewComment } from './NewComment';
import { UnsentComments, UnsentEdits } from './UnsentComments';
import { useArrivals } from './useArrivals';
import { WaitingComments } from './WaitingComments';

const pageSize = 20;

/** The announcement of new comments by others. */
function arrivalText(comments: readonly ShownComment[]): string {
  const [first] = comments;
  return first && comments.length === 1
    ? `New comment from ${first.author.name}.`
    : `${comments.length} new comments.`;
}

/** The latest comments of a story, and how to load earlier ones. */
function useComments(story: CommentSection_story$key) {
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
  const { __id: connection, totalCount, edges } = data.comments;
  return {
    data,
    storyId: data.id,
    authorId: data.author.id,
    totalCount,
    connection,
    comments: useMemo(() => edges.map(({ node }) => node), [edges]),
    shownIds: [...edges.map(({ node }) => node.id), ...data.waitingComments.map(({ id }) => id)],
    earlier: {
      hasMore: hasPrevious,
      loading: isLoadingPrevious,
      load: (onComplete: (error: Error | null) => void) => loadPrevious(pageSize, { onComplete }),
    },
  };
}

/** The latest comment that this tab has reported as seen, by story. */
const reportedAsSeen = new Map<string, string>();

interface SeenComments {
  storyId: string;
  /** Whether the viewer is the story's author: only what they have seen is reported. */
  isAuthor: boolean;
  viewerId: string;
  /** The shown comments, which include the latest. */
  comments: readonly ShownComment[];
}

/** Reports to the server which comments the story's author has seen. */
function useMarkCommentsSeen({ storyId, isAuthor, viewerId, comments }: SeenComments): void {
  const [commit] = useAppMutation<CommentSectionMarkCommentsSeenMutation>(graphql`
    mutation CommentSectionMarkCommentsSeenMutation($input: MarkCommentsSeenInput!) {
      markCommentsSeen(input: $input) {
        seenStoryId
      }
    }
  `);
  const lastId = isAuthor ? comments.findLast(({ author }) => author.id !== viewerId)?.id : undefined;
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

/** The comments of a story, latest last, above the form. */
export function CommentSection({ story, onRefresh }: CommentSectionProps) {
  const { data, storyId, authorId, totalCount, connection, comments, shownIds, earlier } = useComments(story);
  const viewerId = useAuth().viewer?.id ?? '';
  /** What screen readers announce. */
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useArrivals(comments, (arrivals) => {
    const others = arrivals.filter(({ author }) => author.id !== viewerId);
    if (others.length > 0) setNews(arrivalText(others));
  });

  useMarkCommentsSeen({ storyId, isAuthor: authorId === viewerId, viewerId, comments });

  const loadEarlier = (onComplete: (error: Error | null) => void) => {
    // Cleared, because a second page with the same announcement would not be announced.
    setNews('');
    earlier.load((error) => {
      if (!error) setNews('Earlier comments loaded.');
      onComplete(error);
    });
  };
  const announce = (text: string) => {
    setNews(text);
    heading.current?.focus();
  };
  const list = { comments, connection, storyId, viewerId };
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
      <EarlierComments {...earlier} load={loadEarlier} heading={heading} />
      <CommentList
        {...list}
        viewerCanComment={data.viewerCanComment}
        onDeleted={() => announce('Comment deleted.')}
      />
      <UnsentEdits storyId={storyId} shownIds={shownIds} hasEarlier={earlier.hasMore} />
      <WaitingComments
        story={data}
        connection={connection}
        viewerId={viewerId}
        onDone={announce}
        onRefresh={onRefresh}
      />
      {data.viewerCanComment ? (
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
