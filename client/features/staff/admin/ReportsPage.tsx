import { Tabs } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { ReportsPageQuery } from '../../../__generated__/ReportsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { AdminPage } from './AdminPage';
import { ReportCaseList } from './ReportCaseList';
import { reportFilter, reportFilters } from './reportFilters';

/** Reports: what waits for a decision, and what was decided. */
export function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  const filter = reportFilter(search);
  return (
    <Tabs.Root
      value={filter.key}
      onValueChange={({ value }) => setSearch(value === 'open' ? {} : { show: value })}
      lazyMount
      unmountOnExit
    >
      <AdminPage
        title="Reports"
        tab={filter.key}
        filters={
          <Tabs.List aria-label="Reports" gap={{ base: '3', sm: '6' }}>
            {reportFilters.map(({ key, label }) => (
              <Tabs.Trigger key={key} value={key} flexShrink="0">
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        }
      >
        <Cases />
      </AdminPage>
    </Tabs.Root>
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
  return <ReportCaseList query={data} emptyState={reportFilter(search).emptyState} />;
}
