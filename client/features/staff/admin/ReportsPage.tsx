import { Tabs } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { ReportsPage_query$key } from '../../../__generated__/ReportsPage_query.graphql';
import type { ReportsPagePaginationQuery } from '../../../__generated__/ReportsPagePaginationQuery.graphql';
import type { ReportsPageQuery } from '../../../__generated__/ReportsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { PagedRows } from '../../../ui/content/PagedRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { AdminPage } from './AdminPage';
import { ReportCaseItem } from './ReportCaseItem';
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

/** The reports in one state. A case that was just decided stays in its place, so that the decision can be undone. */
function Cases() {
  const query = usePageQuery<ReportsPageQuery>(graphql`
    query ReportsPageQuery($state: ReportState!) @preloadable {
      ...ReportsPage_query @arguments(state: $state)
    }
  `);
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    ReportsPagePaginationQuery,
    ReportsPage_query$key
  >(
    graphql`
      fragment ReportsPage_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        state: { type: "ReportState!" }
      )
      @refetchable(queryName: "ReportsPagePaginationQuery") {
        reportCases(first: $count, after: $cursor, state: $state)
          @connection(key: "ReportsPage_reportCases", filters: ["state"]) {
          edges {
            node {
              id
              ...ReportCaseItem_case
            }
          }
        }
      }
    `,
    query,
  );
  const { emptyState } = reportFilter(useSearchParams()[0]);
  const rows = data.reportCases.edges.map(({ node }) => node);
  if (rows.length === 0 && !paging.hasNext) return <EmptyState {...emptyState} />;
  return (
    <PagedRows
      aria-label="Reports"
      items={rows}
      row={(node) => <ReportCaseItem reportCase={node} />}
      {...paging}
      loading={isLoadingNext}
      count={20}
      what="reports"
    />
  );
}
