import { graphql } from 'react-relay';
import type { useLinkProviderMutation as Mutation } from '../../../__generated__/useLinkProviderMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useLinkProviderMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useLinkProviderMutation($input: LinkProviderInput!) {
      linkProvider(input: $input) {
        viewer {
          linkedProvider {
            name
          }
        }
      }
    }
  `);
}
