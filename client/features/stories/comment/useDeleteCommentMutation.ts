import { useCallback } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import type { useDeleteCommentMutation as Mutation } from '../../../__generated__/useDeleteCommentMutation.graphql';
import { isNotFound } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';

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
        takeOut(store, id, connectionId);
        if (storyId) takeOutOfWaiting(store, id, storyId);
      };
      try {
        await commit({ input: { id } }, { updater });
      } catch (error) {
        // It was deleted already.
        if (!isNotFound(error)) throw error;
        commitLocalUpdate(environment, updater);
      }
    },
    [commit, environment],
  );
  return [deleteComment, inFlight] as const;
}

/** Not @deleteEdge: an event may have updated the count already, which must not be decremented twice. */
function takeOut(store: RecordSourceProxy, id: string, connectionId: string) {
  const connection = store.get(connectionId);
  const isShown = connection
    ?.getLinkedRecords('edges')
    ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id);
  if (!connection || !isShown) return;
  ConnectionHandler.deleteNode(connection, id);
  connection.setValue(Number(connection.getValue('totalCount')) - 1, 'totalCount');
}

function takeOutOfWaiting(store: RecordSourceProxy, id: string, storyId: string) {
  const story = store.get(storyId);
  const waiting = story?.getLinkedRecords('waitingComments') ?? [];
  story?.setLinkedRecords(
    waiting.filter((comment) => comment?.getDataID() !== id),
    'waitingComments',
  );
}
