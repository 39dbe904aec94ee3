import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCreateInvitationMutation as Mutation } from '../../../__generated__/useCreateInvitationMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useCreateInvitationMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useCreateInvitationMutation($input: CreateInvitationInput!, $connections: [ID!]!) {
      createInvitation(input: $input) {
        link
        invitationEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...InvitationRow_invitation
          }
        }
      }
    }
  `);
  const createInvitation = useCallback(
    (input: Mutation['variables']['input'], connection: string) =>
      commit({ input, connections: [connection] }),
    [commit],
  );
  return [createInvitation, inFlight] as const;
}
