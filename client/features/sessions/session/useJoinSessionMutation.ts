import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useJoinSessionMutation as Mutation } from '../../../__generated__/useJoinSessionMutation.graphql';
import type { AuthViewer } from '../../../auth/lastViewer';
import { useAppMutation } from '../../../relay/useAppMutation';
import { updateSeat } from './seats';

export function useJoinSessionMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useJoinSessionMutation($input: JoinSessionInput!) {
      joinSession(input: $input) {
        session {
          participantCount
          ...SessionSeats_session
          ...ParticipantList_session
          ...Room_session
        }
      }
    }
  `);
  const joinSession = useCallback(
    (id: string, viewer: AuthViewer) =>
      commit({ input: { id } }, { optimisticUpdater: (store) => updateSeat(store, id, viewer, true) }),
    [commit],
  );
  return [joinSession, inFlight] as const;
}
