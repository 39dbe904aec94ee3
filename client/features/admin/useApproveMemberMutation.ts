import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useApproveMemberMutation as Mutation } from '../../__generated__/useApproveMemberMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';
import { withoutRequest } from './withoutRequest';

export function useApproveMemberMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useApproveMemberMutation($input: ApproveMemberInput!) {
      approveMember(input: $input) {
        user {
          id
        }
      }
    }
  `);
  const approveMember = useCallback(
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
  return [approveMember, inFlight] as const;
}
