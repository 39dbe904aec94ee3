import type { PreloadedQuery } from 'react-relay';
import type { Params } from 'react-router-dom';
import type {
  FetchPolicy,
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
  VariablesOf,
} from 'relay-runtime';

export interface PageQueryArgs {
  params: Params;
  url: URL;
  request: Request;
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
 * tag itself. Relay is imported when the loader runs, because visitors may not need it.
 */
export function pageQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode | PreloadableConcreteRequest<TQuery>,
  toVariables: (args: PageQueryArgs) => VariablesOf<TQuery> = () => ({}),
  { fetchPolicy = 'store-and-network' }: PageQueryOptions = {},
) {
  return async ({
    request,
    params,
  }: {
    request: Request;
    params: Params;
  }): Promise<PageQueryData<TQuery>> => {
    const { startPageQuery } = await import('./startPageQuery');
    const variables = toVariables({ request, params, url: new URL(request.url) });
    return { ref: await startPageQuery(query, variables, fetchPolicy, request.signal) };
  };
}
