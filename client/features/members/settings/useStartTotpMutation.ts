import { graphql } from 'react-relay';
import type { useStartTotpMutation as Mutation } from '../../../__generated__/useStartTotpMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useStartTotpMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useStartTotpMutation {
      startTotp {
        secret
        uri
      }
    }
  `);
}
