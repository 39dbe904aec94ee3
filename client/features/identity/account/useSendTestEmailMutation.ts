import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSendTestEmailMutation as Mutation } from '../../../__generated__/useSendTestEmailMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Sends a test mail to the viewer; the result says whether it was sent, and otherwise why not. */
export function useSendTestEmailMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useSendTestEmailMutation {
      sendTestEmail {
        isSent
        message
      }
    }
  `);
  const sendTestEmail = useCallback(async () => (await commit({})).sendTestEmail, [commit]);
  return [sendTestEmail, inFlight] as const;
}
