import { useCallback } from 'react';
import { type UseMutationConfig, useMutation } from 'react-relay';
import type {
  CacheConfig,
  GraphQLTaggedNode,
  MutationConfig,
  MutationParameters,
  VariablesOf,
} from 'relay-runtime';
import { queuedBy } from './mutationQueues';

type MutationOptions<TMutation extends MutationParameters> = Omit<
  UseMutationConfig<TMutation>,
  'variables' | 'onCompleted' | 'onError'
> &
  Pick<MutationConfig<TMutation>, 'cacheConfig'>;

export type CommitMutation<TMutation extends MutationParameters> = (
  variables: VariablesOf<TMutation>,
  options?: MutationOptions<TMutation>,
) => Promise<TMutation['response']>;

/** Changes of the same thing wait for each other: otherwise a request could be overtaken by the next, from whatever page. */
function queueOf({ input }: { input?: { id?: unknown } }): CacheConfig | undefined {
  return typeof input?.id === 'string' ? queuedBy(input.id) : undefined;
}

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
        const config = { cacheConfig: queueOf(variables), ...options };
        commitMutation({ ...config, variables, onCompleted: resolve, onError: reject });
      }),
    [commitMutation],
  );
  return [commit, inFlight];
}
