import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useLinkProviderMutation as Mutation } from '../../__generated__/useLinkProviderMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useLinkProviderMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
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
  const linkProvider = useCallback((token: string) => commit({ input: { token } }), [commit]);
  return [linkProvider, inFlight] as const;
}
