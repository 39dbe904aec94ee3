import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDisableTotpMutation as Mutation } from '../../../__generated__/useDisableTotpMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { showSecondFactor } from './showSecondFactor';

export function useDisableTotpMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDisableTotpMutation {
      disableTotp {
        viewer {
          secondFactorOwed
          canCreateSessions
          canCreateExercises
          secondFactor {
            turnedOnAt
          }
        }
      }
    }
  `);
  const disableTotp = useCallback(
    () => commit({}, { updater: (store) => showSecondFactor(store, store.getRootField('disableTotp')) }),
    [commit],
  );
  return [disableTotp, inFlight] as const;
}
