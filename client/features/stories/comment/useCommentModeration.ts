import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCommentModerationApproveMutation as Approve } from '../../../__generated__/useCommentModerationApproveMutation.graphql';
import type {
  CommentsMode,
  useCommentModerationModeMutation as Mode,
} from '../../../__generated__/useCommentModerationModeMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Sets who may comment on a story. */
export function useSetCommentsModeMutation() {
  const [commit, inFlight] = useAppMutation<Mode>(graphql`
    mutation useCommentModerationModeMutation($input: SetCommentsModeInput!) {
      setCommentsMode(input: $input) {
        story {
          id
          commentsMode
          viewerCanComment
        }
      }
    }
  `);
  const setMode = useCallback(
    (storyId: string, mode: CommentsMode) => commit({ input: { storyId, mode } }),
    [commit],
  );
  return [setMode, inFlight] as const;
}

/** Approves a comment that waits. The page has to fetch its comments again, to list it. */
export function useApproveCommentMutation() {
  const [commit, inFlight] = useAppMutation<Approve>(graphql`
    mutation useCommentModerationApproveMutation($input: ApproveCommentInput!) {
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
  const approve = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [approve, inFlight] as const;
}
