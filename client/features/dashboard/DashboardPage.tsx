import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql';
import { usePageQuery } from '../../relay/usePageQuery';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { DashboardSection } from './DashboardSection';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Figures } from './Figures';
import { FirstStep } from './FirstStep';
import { QuickActions } from './QuickActions';
import { RecentStories } from './RecentStories';
import { UpcomingSessions } from './UpcomingSessions';
import { useFreshOnReturn } from './useFreshOnReturn';
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
        ...WritingDays_viewer @arguments(from: $from, to: $to)
        ...RecentStories_viewer
      }
      ...UpcomingSessions_query
    }
  `);
  const { viewer } = data;
  if (!viewer) return null;
  const { stats } = viewer.user;
  const isNew =
    viewer.writingDays.length === 0 && stats != null && Object.values(stats).every((figure) => figure === 0);
  return (
    <>
      <Welcome user={viewer.user} />
      <QuickActions />
      {isNew && <FirstStep />}
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
      <UpcomingSessions query={data} />
      <RecentStories viewer={viewer} isNew={isNew} />
    </>
  );
}
