import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql';
import { usePageQuery } from '../../relay/usePageQuery';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { DashboardGoals } from './DashboardGoals';
import { DashboardSection } from './DashboardSection';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Figures } from './Figures';
import { DropIn, FirstSession } from './FirstSession';
import { FirstSteps } from './FirstSteps';
import { QuickActions } from './QuickActions';
import { RecentStories } from './RecentStories';
import { UpcomingSessions } from './UpcomingSessions';
import { useFreshOnReturn } from './useFreshOnReturn';
import { useUpcomingSessions } from './useUpcomingSessions';
import { Waiting } from './Waiting';
import { Welcome } from './Welcome';
import { WritingDays } from './WritingDays';

export function DashboardPage() {
  useDocumentTitle('Dashboard');
  useFreshOnReturn();
  return (
    <chakra.div maxW="content" w="full" mx="auto">
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard />
      </Suspense>
    </chakra.div>
  );
}

function Dashboard() {
  const data = usePageQuery<DashboardPageQuery>(graphql`
    query DashboardPageQuery($from: String!, $to: String!) @preloadable {
      viewer {
        user {
          stats {
            storiesCount
            journalsCount
            notesCount
            followersCount
          }
          ...Welcome_user
          ...Figures_user
        }
        writingDays(from: $from, to: $to) {
          __typename
        }
        ...Waiting_viewer
        ...DashboardGoals_viewer @arguments(today: $to)
        ...WritingDays_viewer @arguments(from: $from, to: $to)
        ...RecentStories_viewer
      }
      ...useUpcomingSessions_query
    }
  `);
  const sessions = useUpcomingSessions(data);
  const { viewer } = data;
  if (!viewer) return null;
  const { stats } = viewer.user;
  const isNew =
    viewer.writingDays.length === 0 && stats != null && Object.values(stats).every((figure) => figure === 0);
  const hasNoStory = stats?.storiesCount === 0;
  return (
    <>
      <Welcome user={viewer.user} />
      {sessions[0] ? <FirstSession session={sessions[0]} /> : <DropIn mt="3" />}
      <QuickActions />
      {hasNoStory && <FirstSteps />}
      <Waiting viewer={viewer} />
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
