import { graphql } from 'react-relay';
import type { useRequestEmailChangeMutation as Mutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useRequestEmailChangeMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        message
      }
    }
  `);
}
