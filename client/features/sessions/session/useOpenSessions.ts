import { graphql, usePaginationFragment } from 'react-relay';
import type { useOpenSessions_query$key } from '../../../__generated__/useOpenSessions_query.graphql';
import type { useOpenSessionsPaginationQuery } from '../../../__generated__/useOpenSessionsPaginationQuery.graphql';
import { type LoadedSessions, loadedSessions } from './SessionList';

/** Scheduled sessions and those in progress, earliest first. */
export function useOpenSessions(query: useOpenSessions_query$key): LoadedSessions {
  const { data, ...paging } = usePaginationFragment<
    useOpenSessionsPaginationQuery,
    useOpenSessions_query$key
  >(
    graphql`
      fragment useOpenSessions_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        status: { type: "[SessionStatus!]" }
        leaderId: { type: "ID" }
      )
      @refetchable(queryName: "useOpenSessionsPaginationQuery") {
        sessions(first: $count, after: $cursor, status: $status, leaderId: $leaderId)
          @connection(key: "useOpenSessions_sessions", filters: ["status", "leaderId"]) {
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
  return loadedSessions(data.sessions, paging);
}
