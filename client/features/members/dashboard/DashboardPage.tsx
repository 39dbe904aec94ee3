import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { DashboardPageQuery } from '../../../__generated__/DashboardPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useToday } from '../../../ui/content/useToday';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { LinkButton } from '../../../ui/form/Button';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { useSuspendWhilePointerDown } from '../../../ui/layout/useSuspendWhilePointerDown';
import { UnconfirmedAddress } from '../../identity/account/UnconfirmedAddress';
import { DashboardGoals } from './DashboardGoals';
import { DashboardSection } from './DashboardSection';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Figures } from './Figures';
import { DropIn, FirstSession } from './FirstSession';
import { FirstSteps } from './FirstSteps';
import { NewInGroup } from './NewInGroup';
import { QuickActions } from './QuickActions';
import { RecentStories } from './RecentStories';
import { UpcomingSession } from './UpcomingSession';
import { type UpcomingSessionNode, useFollowedSessions, useUpcomingSessions } from './useUpcomingSessions';
import { Waiting } from './Waiting';
import { Welcome } from './Welcome';
import { WritingDays } from './WritingDays';

const query = graphql`
  query DashboardPageQuery($from: String!, $to: String!) @preloadable {
    viewer {
      user {
        stats {
          storiesCount
          journalsCount
          notesCount
          followersCount
        }
        ...Figures_user
      }
      writingDays(from: $from, to: $to) {
        __typename
      }
      ...UnconfirmedAddress_viewer
      ...Waiting_viewer
      ...NewInGroup_viewer
      ...DashboardGoals_viewer @arguments(today: $to)
      ...WritingDays_viewer @arguments(from: $from, to: $to)
      ...RecentStories_viewer
    }
    ...useUpcomingSessions_query
  }
`;

/** The quick actions are outside the Suspense boundaries, so that a link that has the focus or a pointer down remains. */
export function DashboardPage() {
  useDocumentTitle('Dashboard');
  useRevalidationOnReturn();
  return (
    <chakra.div maxW="content" w="full" mx="auto">
      <Welcome />
      <Suspense fallback={<Skeleton h="24" mt="6" />}>
        <Opening />
      </Suspense>
      <QuickActions />
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard />
      </Suspense>
    </chakra.div>
  );
}

/** The part between the welcome and the quick actions. */
function Opening() {
  const data = usePageQuery<DashboardPageQuery>(query);
  // This part's height differs from its skeleton's, so it moves the quick actions when it appears.
  useSuspendWhilePointerDown();
  const [first] = useUpcomingSessions(data);
  if (!data.viewer) return null;
  return (
    <>
      <UnconfirmedAddress viewer={data.viewer} mt="5" />
      {first ? <FirstSession session={first} /> : <DropIn mt="3" />}
    </>
  );
}

function Dashboard() {
  const data = usePageQuery<DashboardPageQuery>(query);
  const sessions = useFollowedSessions(data);
  const { viewer } = data;
  if (!viewer) return null;
  const { stats } = viewer.user;
  const isNew =
    viewer.writingDays.length === 0 && stats != null && Object.values(stats).every((figure) => figure === 0);
  const hasNoStory = stats?.storiesCount === 0;
  return (
    <>
      {hasNoStory && <FirstSteps />}
      <Waiting viewer={viewer} />
      <NewInGroup viewer={viewer} />
      <DashboardGoals viewer={viewer} />
      <DashboardSection title="Your writing">
        <Figures user={viewer.user} />
        {isNew ? (
          <chakra.p mt="8" color="ink.muted">
            Your calendar starts with your first words.
          </chakra.p>
        ) : (
          <WritingDays viewer={viewer} />
        )}
      </DashboardSection>
      <UpcomingSessions sessions={sessions} />
      <RecentStories viewer={viewer} isNew={hasNoStory} />
    </>
  );
}

/** Fetches the page again when its tab becomes visible, and when a new day starts. */
function useRevalidationOnReturn(): void {
  const { revalidate } = useRevalidator();
  const today = useToday();
  const shownDay = useRef(today);
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (shownDay.current !== today) readAgain();
    shownDay.current = today;
  }, [today]);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') readAgain();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

function UpcomingSessions({ sessions }: { sessions: readonly UpcomingSessionNode[] }) {
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
