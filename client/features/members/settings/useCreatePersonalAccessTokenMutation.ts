import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCreatePersonalAccessTokenMutation as Mutation } from '../../../__generated__/useCreatePersonalAccessTokenMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useCreatePersonalAccessTokenMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useCreatePersonalAccessTokenMutation(
      $input: CreatePersonalAccessTokenInput!
      $connections: [ID!]!
    ) {
      createPersonalAccessToken(input: $input) {
        token
        personalAccessTokenEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...PersonalAccessTokenRow_token
          }
        }
      }
    }
  `);
  const createPersonalAccessToken = useCallback(
    (input: Mutation['variables']['input'], connection: string) =>
      commit({ input, connections: [connection] }),
    [commit],
  );
  return [createPersonalAccessToken, inFlight] as const;
}
