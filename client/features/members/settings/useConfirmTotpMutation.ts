import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useConfirmTotpMutation as Mutation } from '../../../__generated__/useConfirmTotpMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { showSecondFactor } from './showSecondFactor';

export function useConfirmTotpMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useConfirmTotpMutation($input: ConfirmTotpInput!) {
      confirmTotp(input: $input) {
        recoveryCodes
        viewer {
          secondFactorOwed
          canCreateSessions
          canCreateExercises
          secondFactor {
            turnedOnAt
            recoveryCodesLeft
          }
        }
      }
    }
  `);
  const confirmTotp = useCallback(
    (code: string) =>
      commit(
        { input: { code } },
        { updater: (store) => showSecondFactor(store, store.getRootField('confirmTotp')) },
      ),
    [commit],
  );
  return [confirmTotp, inFlight] as const;
}
