import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useWithdrawSessionPlaceRequestMutation as Mutation } from '../../../__generated__/useWithdrawSessionPlaceRequestMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useWithdrawSessionPlaceRequestMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useWithdrawSessionPlaceRequestMutation($input: WithdrawSessionPlaceRequestInput!) {
      withdrawSessionPlaceRequest(input: $input) {
        session {
          ...SessionSeats_session
        }
      }
    }
  `);
  const withdrawSessionPlaceRequest = useCallback(
    (id: string) =>
      commit(
        { input: { id } },
        { optimisticUpdater: (store) => store.get(id)?.setValue(false, 'viewerAwaitsPlace') },
      ),
    [commit],
  );
  return [withdrawSessionPlaceRequest, inFlight] as const;
}
