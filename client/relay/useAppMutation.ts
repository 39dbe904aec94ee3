import { useCallback } from 'react';
import { type UseMutationConfig, useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';

type MutationOptions<TMutation extends MutationParameters> = Omit<
  UseMutationConfig<TMutation>,
  'variables' | 'onCompleted' | 'onError'
>;

export type CommitMutation<TMutation extends MutationParameters> = (
  variables: VariablesOf<TMutation>,
  options?: MutationOptions<TMutation>,
) => Promise<TMutation['response']>;

/**
 * A mutation as a promise. On failure it rejects with a GraphQLRequestError and rolls back optimistic
 * updates.
 */
export function useAppMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [commit: CommitMutation<TMutation>, inFlight: boolean] {
  const [commitMutation, inFlight] = useMutation<TMutation>(mutation);
  const commit = useCallback<CommitMutation<TMutation>>(
    (variables, options) =>
      new Promise((resolve, reject) => {
        commitMutation({ ...options, variables, onCompleted: resolve, onError: reject });
      }),
    [commitMutation],
  );
  return [commit, inFlight];
}
