import {
  commitMutation,
  fetchQuery,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';

/** A mutation as a promise, for code outside of components, which have `useAppMutation`. */
export const commit = <TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
  options: Pick<MutationConfig<TMutation>, 'updater' | 'optimisticUpdater' | 'cacheConfig'> = {},
): Promise<TMutation['response']> =>
  new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      ...options,
      mutation,
      variables,
      onCompleted: resolve,
      onError: reject,
    });
  });

/** Reads a query from the server, whatever the store has. */
export const readNow = <TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): Promise<TQuery['response'] | undefined> =>
  fetchQuery<TQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
