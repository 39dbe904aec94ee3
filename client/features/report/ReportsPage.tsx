import { Tabs } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ReportsPageQuery } from '../../__generated__/ReportsPageQuery.graphql';
import { useAuth } from '../../auth/useAuth';
import { usePageQuery } from '../../relay/usePageQuery';
import { AccessRestricted } from '../../ui/feedback/AccessRestricted';
import { LoadError } from '../../ui/feedback/ErrorBoundary';
import { OfflineFallback } from '../../ui/feedback/OfflineFallback';
import { SkeletonList } from '../../ui/feedback/SkeletonList';
import { Page } from '../../ui/layout/Page';
import { ReportCaseList } from './ReportCaseList';
import { reportFilter, reportFilters } from './reportFilters';

/** Reports for staff: what waits, and what was decided. */
export function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  const { key: attempt } = useLocation();
  const { viewer } = useAuth();
  const filter = reportFilter(search);
  // Staff alone create exercises.
  if (!viewer?.canCreateExercises)
    return (
      <AccessRestricted
        text="Only instructors and administrators can see reports."
        wayOn={{ to: '/', label: 'Go to the dashboard' }}
      />
    );
  return (
    <Page title="Reports">
      <Tabs.Root
        value={filter.key}
        onValueChange={({ value }) => setSearch(value === 'open' ? {} : { show: value })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label="Reports" gap={{ base: '3', sm: '6' }}>
          {reportFilters.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key} flexShrink="0">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={filter.key}>
          <OfflineFallback
            key={filter.key}
            attempt={attempt}
            instead={(error) => <LoadError error={error} />}
          >
            <Suspense fallback={<SkeletonList />}>
              <Cases />
            </Suspense>
          </OfflineFallback>
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}

const query = graphql`
  query ReportsPageQuery($state: ReportState!) @preloadable {
    ...ReportCaseList_query @arguments(state: $state)
  }
`;

function Cases() {
  const data = usePageQuery<ReportsPageQuery>(query);
  const [search] = useSearchParams();
  return <ReportCaseList query={data} none={reportFilter(search).none} />;
}
