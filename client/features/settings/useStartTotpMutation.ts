import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useStartTotpMutation as Mutation } from '../../__generated__/useStartTotpMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useStartTotpMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useStartTotpMutation {
      startTotp {
        secret
        uri
      }
    }
  `);
  const startTotp = useCallback(() => commit({}), [commit]);
  return [startTotp, inFlight] as const;
}
