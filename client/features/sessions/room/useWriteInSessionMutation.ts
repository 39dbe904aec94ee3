import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useWriteInSessionMutation as Mutation } from '../../../__generated__/useWriteInSessionMutation.graphql';
import { queueConfig } from '../../../relay/mutationQueues';
import { useAppMutation } from '../../../relay/useAppMutation';

export type WriteInSessionInput = Mutation['variables']['input'];

/** Sets the viewer's piece in a session and what the room sees of it; the switches update optimistically. */
export function useWriteInSessionMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useWriteInSessionMutation($input: WriteInSessionInput!) {
      writeInSession(input: $input) {
        session {
          id
          viewerWriting {
            showsPiece
            showsWords
            words
            story {
              id
              title
            }
            exercise {
              id
              title
              prompt
              description
              timeLimitMinutes
            }
          }
        }
      }
    }
  `);
  const writeInSession = useCallback(
    (input: WriteInSessionInput) =>
      commit(
        { input },
        {
          cacheConfig: queueConfig('writing in a session'),
          // An updater instead of a response, because only the switches are known in advance.
          optimisticUpdater: (store) => {
            const writing = store.get(input.sessionId)?.getLinkedRecord('viewerWriting');
            if (input.showsPiece != null) writing?.setValue(input.showsPiece, 'showsPiece');
            if (input.showsWords != null) writing?.setValue(input.showsWords, 'showsWords');
          },
        },
      ),
    [commit],
  );
  return [writeInSession, inFlight] as const;
}
