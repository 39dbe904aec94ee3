import { useEffect } from 'react';
import { usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { PageQueryData } from './pageQuery';
import { keepForReader } from './pageQueryOwnership';

/** Reads the query started by the route's loader. */
export function usePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  const { ref } = useLoaderData() as PageQueryData<TQuery>;
  useEffect(() => keepForReader(ref), [ref]);
  return usePreloadedQuery<TQuery>(query, ref);
}
