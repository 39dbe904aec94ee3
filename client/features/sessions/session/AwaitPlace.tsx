import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AwaitPlace_session$key } from '../../../__generated__/AwaitPlace_session.graphql';
import type { AwaitPlaceRequestSessionPlaceMutation } from '../../../__generated__/AwaitPlaceRequestSessionPlaceMutation.graphql';
import type { AwaitPlaceWithdrawSessionPlaceRequestMutation } from '../../../__generated__/AwaitPlaceWithdrawSessionPlaceRequestMutation.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Button } from '../../../ui/form/Button';

interface AwaitPlaceProps {
  session: AwaitPlace_session$key;
  onAnnounce: (text: string) => void;
  /** Called with the server's reason, and with null before each attempt. */
  onRefusal: (reason: string | null) => void;
}

/** A button with which a member without a seat asks for a notification when the full session has a free one. */
export function AwaitPlace({ session, onAnnounce, onRefusal }: AwaitPlaceProps) {
  const { id, viewerAwaitsPlace } = useFragment(
    graphql`
      fragment AwaitPlace_session on Session {
        id
        viewerAwaitsPlace
      }
    `,
    session,
  );
  const [request, requesting] = useRequestSessionPlaceMutation();
  const [withdraw, withdrawing] = useWithdrawSessionPlaceRequestMutation();
  const change = async () => {
    if (requesting || withdrawing) return;
    onRefusal(null);
    try {
      await (viewerAwaitsPlace ? withdraw : request)(id);
      onAnnounce(viewerAwaitsPlace ? 'You will not be told.' : 'You will be told when a place is free.');
    } catch (error) {
      // The button shows its earlier state again. On a conflict, the server says that a place is free already.
      if (error instanceof GraphQLRequestError && error.code === 'CONFLICT') onRefusal(error.message);
    }
  };
  return (
    <>
      <chakra.p color="ink.muted">
        {viewerAwaitsPlace
          ? 'All seats are taken. We’ll tell you once, when a place is free.'
          : 'All seats are taken.'}
      </chakra.p>
      <Button variant="outline" onClick={() => void change()}>
        {viewerAwaitsPlace ? 'Don’t tell me' : 'Tell me when a place is free'}
      </Button>
    </>
  );
}

function useRequestSessionPlaceMutation() {
  const [commit, inFlight] = useAppMutation<AwaitPlaceRequestSessionPlaceMutation>(graphql`
    mutation AwaitPlaceRequestSessionPlaceMutation($input: RequestSessionPlaceInput!) {
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

function useWithdrawSessionPlaceRequestMutation() {
  const [commit, inFlight] = useAppMutation<AwaitPlaceWithdrawSessionPlaceRequestMutation>(graphql`
    mutation AwaitPlaceWithdrawSessionPlaceRequestMutation($input: WithdrawSessionPlaceRequestInput!) {
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
