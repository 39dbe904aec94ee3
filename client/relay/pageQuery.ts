import type { PreloadedQuery } from 'react-relay';
import type { Params } from 'react-router-dom';
import type {
  FetchPolicy,
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
  VariablesOf,
} from 'relay-runtime';

interface PageQueryArgs {
  params: Params;
  url: URL;
}

export interface PageQueryData<TQuery extends OperationType> {
  ref: PreloadedQuery<TQuery>;
}

interface PageQueryOptions {
  /** By default cached data is shown immediately and refreshed. */
  fetchPolicy?: FetchPolicy;
}

/**
 * A route loader that starts the page's query while the page's code loads, and waits for the response only briefly.
 * Pass the `$parameters` artifact of a `@preloadable` query to keep its text out of the routes' bundle, or the graphql
 * tag itself. Relay is imported when the loader runs, because visitors may not need it. The loader's `prefetch` asks such a
 * query before a link to the page is followed.
 */
export function pageQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode | PreloadableConcreteRequest<TQuery>,
  toVariables: (args: PageQueryArgs) => VariablesOf<TQuery> = () => ({}),
  { fetchPolicy = 'store-and-network' }: PageQueryOptions = {},
) {
  const load = async ({
    request,
    params,
  }: {
    request: Request;
    params: Params;
  }): Promise<PageQueryData<TQuery>> => {
    const { startPageQuery } = await import('./startPageQuery');
    const variables = toVariables({ params, url: new URL(request.url) });
    return { ref: await startPageQuery(query, variables, fetchPolicy, request.signal) };
  };
  const prefetch = async (args: PageQueryArgs): Promise<void> => {
    // A query that must return the server's current state isn't prefetched.
    if (fetchPolicy === 'network-only' || !('kind' in query) || query.kind !== 'PreloadableConcreteRequest')
      return;
    const { environment } = await import('./environment');
    environment.prefetch(query.params, toVariables(args));
  };
  return Object.assign(load, { prefetch });
}
