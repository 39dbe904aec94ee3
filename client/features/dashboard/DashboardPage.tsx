import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { QuickActions } from './QuickActions';
import { RecentStories } from './RecentStories';
import { UpcomingSessions } from './UpcomingSessions';
import { Welcome } from './Welcome';

export function DashboardPage() {
  useDocumentTitle('Dashboard');
  const data = usePageQuery<DashboardPageQuery>(graphql`
    query DashboardPageQuery @preloadable {
      viewer {
        user {
          ...Welcome_user
        }
        ...RecentStories_viewer
      }
      ...UpcomingSessions_query
    }
  `);
  const { viewer } = data;
  if (!viewer) return null;
  return (
    <chakra.div maxW="content" w="full" mx="auto">
      <Welcome user={viewer.user} />
      <QuickActions />
      <UpcomingSessions query={data} />
      <RecentStories viewer={viewer} />
    </chakra.div>
  );
}
