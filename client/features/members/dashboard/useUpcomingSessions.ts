import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import upcomingSessionsQuery, {
  type UpcomingSessionsQuery,
} from '../../../__generated__/UpcomingSessionsQuery.graphql';
import type { useUpcomingSessions_query$key } from '../../../__generated__/useUpcomingSessions_query.graphql';
import { useReadAgain } from '../../../relay/useReadAgain';
import { useSessionsChangedSubscription } from '../../sessions/session/useSessionsChangedSubscription';

const idsOf = (sessions: readonly UpcomingFacts[]) => sessions.map(({ id }) => id).join();

/** The sessions that the page has loaded, in no particular order. */
function useLoadedSessions(query: useUpcomingSessions_query$key) {
  const { inProgress, scheduled } = useFragment(
    graphql`
      fragment useUpcomingSessions_query on Query @refetchable(queryName: "UpcomingSessionsQuery") {
        inProgress: sessions(first: 5, status: [IN_PROGRESS]) {
          edges {
            node {
              id
              status
              dateTime
              ...UpcomingSession_session
              ...FirstSession_session
            }
          }
        }
        scheduled: sessions(first: 5, status: [SCHEDULED]) {
          edges {
            node {
              id
              status
              dateTime
              ...UpcomingSession_session
              ...FirstSession_session
            }
          }
        }
      }
    `,
    query,
  );
  // A deleted session leaves an edge without a node.
  return [...inProgress.edges, ...scheduled.edges].flatMap(({ node }) => node ?? []);
}

/** The sessions in progress and the next ones. */
export const useUpcomingSessions = (query: useUpcomingSessions_query$key) =>
  sortUpcoming(useLoadedSessions(query));

/** As useUpcomingSessions, and keeps them up to date for the whole page, so only one component may call it. */
export function useFollowedSessions(query: useUpcomingSessions_query$key) {
  const loaded = useLoadedSessions(query);
  const sessions = sortUpcoming(loaded);
  const readAgain = useReadAgain<UpcomingSessionsQuery>(upcomingSessionsQuery, {});
  useSessionsChangedSubscription({
    readAgain,
    onChange: (changed, removedIds) => {
      // Relay updates shown sessions in place. If other sessions are to be shown now, the list is fetched again.
      const next = sortUpcoming(
        [...loaded, ...changed].filter(({ id }) => !removedIds.includes(id)) as UpcomingFacts[],
      );
      if (idsOf(next) !== idsOf(sessions)) readAgain();
    },
  });
  return sessions;
}

export type UpcomingSessionNode = ReturnType<typeof useUpcomingSessions>[number];

interface UpcomingFacts {
  readonly id: string;
  readonly status: string;
  readonly dateTime: string;
}

/** The order of the statuses; sessions of other statuses are not shown. */
const statusOrder: Record<string, number | undefined> = { IN_PROGRESS: 0, SCHEDULED: 1 };

/** Sessions in progress, then scheduled ones, both earliest first; without finished ones and duplicates. */
function sortUpcoming<T extends UpcomingFacts>(sessions: readonly T[]): T[] {
  const unique = [...new Map(sessions.map((session) => [session.id, session])).values()];
  const orderOf = ({ status }: T) => statusOrder[status] ?? 2;
  return unique
    .filter(({ status }) => statusOrder[status] !== undefined)
    .sort((a, b) => orderOf(a) - orderOf(b) || Date.parse(a.dateTime) - Date.parse(b.dateTime))
    .slice(0, limits.session.upcoming);
}
