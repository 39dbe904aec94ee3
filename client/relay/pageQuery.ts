import { useEffect } from 'react';
import { loadQuery, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type Params, useLoaderData } from 'react-router-dom';
import type {
  FetchPolicy,
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
  VariablesOf,
} from 'relay-runtime';
import { environment } from './environment';

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

interface RouterState {
  initialized: boolean;
  navigation: { state: string };
  revalidation: string;
  loaderData: Record<string, unknown>;
}

interface Router {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

interface Ownership {
  departed: boolean;
  readers: number;
}

type AnyRef = { dispose(): void };

/** All query refs in use. A ref is disposed when the router has left it and no mounted page reads it. */
const owned = new Map<AnyRef, Ownership>();

function disposeIfDone(ref: AnyRef) {
  const ownership = owned.get(ref);
  if (!ownership?.departed || ownership.readers > 0) return;
  owned.delete(ref);
  ref.dispose();
}

function depart(ref: AnyRef) {
  const ownership = owned.get(ref);
  if (ownership) ownership.departed = true;
  disposeIfDone(ref);
}

function refOf(data: unknown): unknown {
  return data && typeof data === 'object' && 'ref' in data ? data.ref : undefined;
}

/**
 * A route loader that starts the page's query without waiting for the response, so code and data load in
 * parallel. Pass the `$parameters` artifact of a `@preloadable` query to keep its text out of the routes'
 * bundle, or the graphql tag itself.
 */
export function pageQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode | PreloadableConcreteRequest<TQuery>,
  toVariables: (args: PageQueryArgs) => VariablesOf<TQuery> = () => ({}),
  options: PageQueryOptions = {},
) {
  return ({ request, params }: { request: Request; params: Params }): PageQueryData<TQuery> => {
    const variables = toVariables({ request, params, url: new URL(request.url) });
    const ref = loadQuery<TQuery>(environment, query, variables, {
      fetchPolicy: options.fetchPolicy ?? 'store-and-network',
    });
    owned.set(ref, { departed: false, readers: 0 });
    if (request.signal.aborted) depart(ref);
    else request.signal.addEventListener('abort', () => depart(ref), { once: true });
    return { ref };
  };
}

/** Reads the query started by the route's loader. */
export function usePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  const { ref } = useLoaderData() as PageQueryData<TQuery>;
  useEffect(() => {
    const ownership = owned.get(ref);
    if (!ownership) return;
    ownership.readers += 1;
    return () => {
      ownership.readers -= 1;
      disposeIfDone(ref);
    };
  }, [ref]);
  return usePreloadedQuery<TQuery>(query, ref);
}

/**
 * Disposes queries that the router has left: pages navigated away from, pages never shown, and results
 * replaced by a revalidation. Called once with the app's router.
 */
export function ownPageQueries(router: Router): () => void {
  const sweep = ({ initialized, navigation, revalidation, loaderData }: RouterState) => {
    // While loaders run, their refs aren't in loaderData yet.
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle') return;
    const current = new Set(Object.values(loaderData).map(refOf));
    for (const ref of [...owned.keys()]) if (!current.has(ref)) depart(ref);
  };
  return router.subscribe(sweep);
}
