import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useLeaveSessionMutation as Mutation } from '../../../__generated__/useLeaveSessionMutation.graphql';
import type { AuthViewer } from '../../../auth/lastViewer';
import { useAppMutation } from '../../../relay/useAppMutation';
import { showSeat } from './seats';

export function useLeaveSessionMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useLeaveSessionMutation($input: LeaveSessionInput!) {
      leaveSession(input: $input) {
        session {
          participantCount
          ...SessionSeats_session
          ...ParticipantList_session
          ...Room_session
        }
      }
    }
  `);
  const leaveSession = useCallback(
    (id: string, viewer: AuthViewer) =>
      commit({ input: { id } }, { optimisticUpdater: (store) => showSeat(store, id, viewer, false) }),
    [commit],
  );
  return [leaveSession, inFlight] as const;
}
