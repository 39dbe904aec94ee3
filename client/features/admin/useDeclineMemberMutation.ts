import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeclineMemberMutation as Mutation } from '../../__generated__/useDeclineMemberMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';
import { withoutRequest } from './withoutRequest';

export function useDeclineMemberMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDeclineMemberMutation($input: DeclineMemberInput!) {
      declineMember(input: $input) {
        declinedUserId
      }
    }
  `);
  const declineMember = useCallback(
    (id: string, connection: string) =>
      commit(
        { input: { id } },
        {
          optimisticUpdater: withoutRequest(id, connection),
          updater: withoutRequest(id, connection),
        },
      ),
    [commit],
  );
  return [declineMember, inFlight] as const;
}
