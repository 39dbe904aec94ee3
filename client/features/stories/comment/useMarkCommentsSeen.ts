import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useMarkCommentsSeenMutation as Mutation } from '../../../__generated__/useMarkCommentsSeenMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import type { ShownComment } from './CommentList';

/** The latest comment that this tab has reported to the server, by story. */
const reported = new Map<string, string>();

interface Seen {
  storyId: string;
  /** Only the author's look counts. */
  isAuthor: boolean;
  memberId: string;
  /** The latest comments are among them. */
  comments: readonly ShownComment[];
}

/** Reports to the server which comments the story's author has seen. */
export function useMarkCommentsSeen({ storyId, isAuthor, memberId, comments }: Seen): void {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useMarkCommentsSeenMutation($input: MarkCommentsSeenInput!) {
      markCommentsSeen(input: $input) {
        seenStoryId
      }
    }
  `);
  const lastId = isAuthor ? comments.findLast(({ author }) => author.id !== memberId)?.id : undefined;
  useEffect(() => {
    if (lastId === undefined || reported.get(storyId) === lastId) return;
    reported.set(storyId, lastId);
    commit({ input: { storyId, lastId } }).catch(() => reported.delete(storyId));
  }, [commit, storyId, lastId]);
}
