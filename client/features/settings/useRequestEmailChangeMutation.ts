import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRequestEmailChangeMutation as Mutation } from '../../__generated__/useRequestEmailChangeMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useRequestEmailChangeMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        message
      }
    }
  `);
  const requestEmailChange = useCallback(
    (input: Mutation['variables']['input']) => commit({ input }),
    [commit],
  );
  return [requestEmailChange, inFlight] as const;
}
