import { useCallback } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import type { useDeleteCommentMutation as Mutation } from '../../../__generated__/useDeleteCommentMutation.graphql';
import { isNotFound } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Deletes a comment from the list with this store id and, given the story's id, from those that wait. */
export function useDeleteCommentMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDeleteCommentMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        deletedCommentId
      }
    }
  `);
  const environment = useRelayEnvironment();
  const deleteComment = useCallback(
    async (id: string, connectionId: string, storyId?: string): Promise<void> => {
      const updater = (store: RecordSourceProxy) => {
        removeFromList(store, id, connectionId);
        if (storyId) removeFromWaiting(store, id, storyId);
      };
      try {
        await commit({ input: { id } }, { updater });
      } catch (error) {
        // Somebody has deleted the comment already.
        if (!isNotFound(error)) throw error;
        commitLocalUpdate(environment, updater);
      }
    },
    [commit, environment],
  );
  return [deleteComment, inFlight] as const;
}

/** Not by @deleteEdge: an event may have removed the comment already, and the count must not be decremented twice. */
function removeFromList(store: RecordSourceProxy, id: string, connectionId: string) {
  const connection = store.get(connectionId);
  const isShown = connection
    ?.getLinkedRecords('edges')
    ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id);
  if (!connection || !isShown) return;
  ConnectionHandler.deleteNode(connection, id);
  connection.setValue(Number(connection.getValue('totalCount')) - 1, 'totalCount');
}

function removeFromWaiting(store: RecordSourceProxy, id: string, storyId: string) {
  const story = store.get(storyId);
  const waiting = story?.getLinkedRecords('waitingComments') ?? [];
  story?.setLinkedRecords(
    waiting.filter((comment) => comment?.getDataID() !== id),
    'waitingComments',
  );
}
