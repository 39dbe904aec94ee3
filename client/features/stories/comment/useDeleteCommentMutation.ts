import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useDeleteCommentMutation as Mutation } from '../../../__generated__/useDeleteCommentMutation.graphql';
import { isNotFound } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { removeComment } from './latestComments';

/** Deletes a comment, and removes it from the story's lists. */
export function useDeleteCommentMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useDeleteCommentMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        deletedCommentId
      }
    }
  `);
  const environment = useRelayEnvironment();
  return async (id: string, storyId: string): Promise<void> => {
    const updater = (store: RecordSourceProxy) => removeComment(store, storyId, id);
    try {
      await commit({ input: { id } }, { updater });
    } catch (error) {
      // Somebody has deleted the comment already.
      if (!isNotFound(error)) throw error;
      commitLocalUpdate(environment, updater);
    }
  };
}
