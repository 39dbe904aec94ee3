import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useWriteInSessionMutation as Mutation } from '../../../__generated__/useWriteInSessionMutation.graphql';
import { queuedBy } from '../../../relay/mutationQueues';
import { useAppMutation } from '../../../relay/useAppMutation';

export type WriteInSessionInput = Mutation['variables']['input'];

/** Sets the viewer's text in a session and how much of it the room sees; the switches update optimistically. */
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
          cacheConfig: queuedBy('writing in a session'),
          // An updater, because only the switches are known in advance.
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
