import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRenewRecoveryCodesMutation as Mutation } from '../../../__generated__/useRenewRecoveryCodesMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { showSecondFactor } from './showSecondFactor';

export function useRenewRecoveryCodesMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRenewRecoveryCodesMutation {
      renewRecoveryCodes {
        recoveryCodes
        viewer {
          secondFactor {
            turnedOnAt
            recoveryCodesLeft
          }
        }
      }
    }
  `);
  const renewRecoveryCodes = useCallback(
    () =>
      commit({}, { updater: (store) => showSecondFactor(store, store.getRootField('renewRecoveryCodes')) }),
    [commit],
  );
  return [renewRecoveryCodes, inFlight] as const;
}
