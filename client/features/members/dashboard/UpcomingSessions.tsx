import { chakra } from '@chakra-ui/react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { DashboardSection } from './DashboardSection';
import { UpcomingSession } from './UpcomingSession';
import type { UpcomingSessionNode } from './useUpcomingSessions';

export function UpcomingSessions({ sessions }: { sessions: readonly UpcomingSessionNode[] }) {
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
