import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import upcomingSessionsQuery, {
  type UpcomingSessionsQuery,
} from '../../../__generated__/UpcomingSessionsQuery.graphql';
import type { useUpcomingSessions_query$key } from '../../../__generated__/useUpcomingSessions_query.graphql';
import { useReadAgain } from '../../../relay/useReadAgain';
import { useSessionsChangedSubscription } from '../../sessions/session/useSessionsChangedSubscription';

const idsOf = (sessions: readonly UpcomingFacts[]) => sessions.map(({ id }) => id).join();

function useKnownSessions(query: useUpcomingSessions_query$key) {
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
  upcomingFirst(useKnownSessions(query));

/** The sessions in progress and the next ones, kept up to date. One part of the page calls this, and the others follow. */
export function useFollowedSessions(query: useUpcomingSessions_query$key) {
  const known = useKnownSessions(query);
  const sessions = upcomingFirst(known);
  const readAgain = useReadAgain<UpcomingSessionsQuery>(upcomingSessionsQuery, {});
  useSessionsChangedSubscription({
    readAgain,
    onChange: (changed, removedIds) => {
      // Shown sessions update in place; if others belong here now, fetch the list again.
      const next = upcomingFirst(
        [...known, ...changed].filter(({ id }) => !removedIds.includes(id)) as UpcomingFacts[],
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

const places: Record<string, number | undefined> = { IN_PROGRESS: 0, SCHEDULED: 1 };

/** Sessions in progress, then scheduled ones, each earliest first; finished ones are dropped. */
function upcomingFirst<T extends UpcomingFacts>(sessions: readonly T[]): T[] {
  const each = [...new Map(sessions.map((session) => [session.id, session])).values()];
  const placeOf = ({ status }: T) => places[status] ?? 2;
  return each
    .filter(({ status }) => places[status] !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b) || Date.parse(a.dateTime) - Date.parse(b.dateTime))
    .slice(0, limits.session.upcoming);
}
