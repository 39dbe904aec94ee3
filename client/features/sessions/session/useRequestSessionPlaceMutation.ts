import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRequestSessionPlaceMutation as Mutation } from '../../../__generated__/useRequestSessionPlaceMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useRequestSessionPlaceMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRequestSessionPlaceMutation($input: RequestSessionPlaceInput!) {
      requestSessionPlace(input: $input) {
        session {
          ...SessionSeats_session
        }
      }
    }
  `);
  const requestSessionPlace = useCallback(
    (id: string) =>
      commit(
        { input: { id } },
        { optimisticUpdater: (store) => store.get(id)?.setValue(true, 'viewerAwaitsPlace') },
      ),
    [commit],
  );
  return [requestSessionPlace, inFlight] as const;
}
