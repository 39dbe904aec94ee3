import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { useDeleteCommentMutation as Mutation } from '../../__generated__/useDeleteCommentMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useDeleteCommentMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDeleteCommentMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        deletedCommentId
      }
    }
  `);
  const deleteComment = useCallback(
    (id: string, connectionId: string) =>
      commit(
        { input: { id } },
        {
          // With @deleteEdge nothing would tell whether the count has heard of it already, as news of it may come first.
          updater: (store) => {
            const connection = store.get(connectionId);
            const isShown = connection
              ?.getLinkedRecords('edges')
              ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id);
            if (!connection || !isShown) return;
            ConnectionHandler.deleteNode(connection, id);
            connection.setValue(Number(connection.getValue('totalCount')) - 1, 'totalCount');
          },
        },
      ),
    [commit],
  );
  return [deleteComment, inFlight] as const;
}
