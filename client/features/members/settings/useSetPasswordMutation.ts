import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSetPasswordMutation as Mutation } from '../../../__generated__/useSetPasswordMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useSetPasswordMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useSetPasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
        revokedSignInIds @deleteRecord
        revokedPersonalAccessTokenIds @deleteRecord
        viewer {
          hasPassword
        }
      }
    }
  `);
  const setPassword = useCallback(
    // The viewer that is shown is another record.
    (newPassword: string) =>
      commit(
        { input: { newPassword } },
        { updater: (store) => store.getRoot().getLinkedRecord('viewer')?.setValue(true, 'hasPassword') },
      ),
    [commit],
  );
  return [setPassword, inFlight] as const;
}
