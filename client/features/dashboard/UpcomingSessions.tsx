import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { UpcomingSessions_query$key } from '../../__generated__/UpcomingSessions_query.graphql';
import upcomingSessionsQuery, {
  type UpcomingSessionsQuery,
} from '../../__generated__/UpcomingSessionsQuery.graphql';
import { useReadAgain } from '../../relay/useReadAgain';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LinkButton } from '../../ui/form/Button';
import { useSessionsChangedSubscription } from '../session/useSessionsChangedSubscription';
import { DashboardSection } from './DashboardSection';
import { UpcomingSession } from './UpcomingSession';
import { type UpcomingFacts, upcomingFirst } from './upcomingFirst';

const idsOf = (sessions: readonly UpcomingFacts[]) => sessions.map(({ id }) => id).join();

export function UpcomingSessions({ query }: { query: UpcomingSessions_query$key }) {
  const { inProgress, scheduled } = useFragment(
    graphql`
      fragment UpcomingSessions_query on Query @refetchable(queryName: "UpcomingSessionsQuery") {
        inProgress: sessions(first: 5, status: [IN_PROGRESS]) {
          edges {
            node {
              id
              status
              dateTime
              ...UpcomingSession_session
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
            }
          }
        }
      }
    `,
    query,
  );
  // A deleted session leaves an edge without a node.
  const known = [...inProgress.edges, ...scheduled.edges].flatMap(({ node }) => (node ? [node] : []));
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
  return (
    <DashboardSection title="Upcoming Sessions" all={{ to: '/sessions', label: 'All sessions' }}>
      {sessions.length === 0 ? (
        <EmptyState
          motif={false}
          title="No upcoming sessions"
          titleAs="h3"
          text="The next time the group writes together will be here."
          action={
            <LinkButton to="/sessions" variant="outline">
              Browse sessions
            </LinkButton>
          }
        />
      ) : (
        <chakra.ul listStyle="none">
          {sessions.map((session) => (
            <li key={session.id}>
              <UpcomingSession session={session} />
            </li>
          ))}
        </chakra.ul>
      )}
    </DashboardSection>
  );
}
