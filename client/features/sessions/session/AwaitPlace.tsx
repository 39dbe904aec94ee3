import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { AwaitPlace_session$key } from '../../../__generated__/AwaitPlace_session.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { Button } from '../../../ui/form/Button';
import { useRequestSessionPlaceMutation } from './useRequestSessionPlaceMutation';
import { useWithdrawSessionPlaceRequestMutation } from './useWithdrawSessionPlaceRequestMutation';

interface AwaitPlaceProps {
  session: AwaitPlace_session$key;
  onNews: (text: string) => void;
  /** Called with the server's reason, and with null before each attempt. */
  onRefusal: (reason: string | null) => void;
}

/** Asks to be notified when a full session has a free seat, for a member without one. */
export function AwaitPlace({ session, onNews, onRefusal }: AwaitPlaceProps) {
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
      onNews(viewerAwaitsPlace ? 'You will not be told.' : 'You will be told when a place is free.');
    } catch (error) {
      // The button has rolled back. Only the server knows that a place is free already.
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
