import { useCallback } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { isNotFound } from '../lib/requestError';
import { useAppMutation } from './useAppMutation';

type Deletion = MutationParameters & { variables: { input: { id: string } } };

/** A mutation that deletes an object by id. NOT_FOUND counts as success. */
export function useDeleteMutation<TMutation extends Deletion>(mutation: GraphQLTaggedNode) {
  const [commit, inFlight] = useAppMutation<TMutation>(mutation);
  const environment = useRelayEnvironment();
  const remove = useCallback(
    async (input: VariablesOf<TMutation>['input']): Promise<void> => {
      try {
        await commit({ input } as VariablesOf<TMutation>);
      } catch (error) {
        if (!isNotFound(error)) throw error;
        commitLocalUpdate(environment, (store) => store.delete(input.id));
      }
    },
    [commit, environment],
  );
  return [remove, inFlight] as const;
}
