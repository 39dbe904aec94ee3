import { useCallback } from 'react';
import { type UseMutationConfig, useMutation } from 'react-relay';
import type {
  CacheConfig,
  GraphQLTaggedNode,
  MutationConfig,
  MutationParameters,
  VariablesOf,
} from 'relay-runtime';
import { queueConfig } from './mutationQueues';

type MutationOptions<TMutation extends MutationParameters> = Omit<
  UseMutationConfig<TMutation>,
  'variables' | 'onCompleted' | 'onError'
> &
  Pick<MutationConfig<TMutation>, 'cacheConfig'>;

export type CommitMutation<TMutation extends MutationParameters> = (
  variables: VariablesOf<TMutation>,
  options?: MutationOptions<TMutation>,
) => Promise<TMutation['response']>;

/** Mutations with the same id in their input are queued: otherwise the server could execute the later one first. */
function queueByInputId({ input }: { input?: { id?: unknown } }): CacheConfig | undefined {
  return typeof input?.id === 'string' ? queueConfig(input.id) : undefined;
}

/** A mutation as a promise. On failure it rejects with a GraphQLRequestError and rolls back optimistic updates. */
export function useAppMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [commit: CommitMutation<TMutation>, inFlight: boolean] {
  const [commitMutation, inFlight] = useMutation<TMutation>(mutation);
  const commit = useCallback<CommitMutation<TMutation>>(
    (variables, options) =>
      new Promise((resolve, reject) => {
        const config = { cacheConfig: queueByInputId(variables), ...options };
        commitMutation({ ...config, variables, onCompleted: resolve, onError: reject });
      }),
    [commitMutation],
  );
  return [commit, inFlight];
}
