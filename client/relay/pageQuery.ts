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
  /** By default what is known is shown at once and brought up to date. */
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

/** Every ref that is alive. It is disposed once the router has left it and no mounted page reads it any more. */
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
 * A route's loader that starts the page's one query. It does not wait for the answer: code and data load side by side.
 * Give it a query marked `@preloadable` by its `$parameters` artifact where the query's text should stay out of the
 * bundle that holds the routes, or the graphql tag itself.
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

/** Reads the query that the route's loader started. */
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
 * Lets go of queries that the router has left: pages navigated away from, also those never shown because they were
 * still loading, and results that a revalidation replaced. Called once, for the app's router.
 */
export function ownPageQueries(router: Router): () => void {
  const sweep = ({ initialized, navigation, revalidation, loaderData }: RouterState) => {
    // While loaders run, their refs are in no one's loaderData yet.
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle') return;
    const current = new Set(Object.values(loaderData).map(refOf));
    for (const ref of [...owned.keys()]) if (!current.has(ref)) depart(ref);
  };
  return router.subscribe(sweep);
}
