import { graphql, usePaginationFragment } from 'react-relay';
import type { useEarlierSessions_query$key } from '../../../__generated__/useEarlierSessions_query.graphql';
import type { useEarlierSessionsPaginationQuery } from '../../../__generated__/useEarlierSessionsPaginationQuery.graphql';
import { type LoadedSessions, loadedSessions } from './SessionList';

/** Completed and cancelled sessions, latest first; empty if not requested. */
export function useEarlierSessions(query: useEarlierSessions_query$key | null | undefined): LoadedSessions {
  const { data, ...paging } = usePaginationFragment<
    useEarlierSessionsPaginationQuery,
    useEarlierSessions_query$key
  >(
    graphql`
      fragment useEarlierSessions_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        leaderId: { type: "ID" }
      )
      @refetchable(queryName: "useEarlierSessionsPaginationQuery") {
        earlier: sessions(
          first: $count
          after: $cursor
          status: [COMPLETED, CANCELLED]
          leaderId: $leaderId
        ) @connection(key: "useEarlierSessions_earlier", filters: ["leaderId"]) {
          __id
          edges {
            node {
              id
              dateTime
              ...SessionRow_session
            }
          }
          pageInfo {
            endCursor
          }
        }
      }
    `,
    query,
  );
  return loadedSessions(data?.earlier, paging);
}
