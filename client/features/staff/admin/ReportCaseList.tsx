import { graphql, usePaginationFragment } from 'react-relay';
import type { ReportCaseList_query$key } from '../../../__generated__/ReportCaseList_query.graphql';
import type { ReportCaseListPaginationQuery } from '../../../__generated__/ReportCaseListPaginationQuery.graphql';
import { PagedRows } from '../../../ui/content/PagedRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ReportCaseItem } from './ReportCaseItem';

const perPage = 20;

interface ReportCaseListProps {
  query: ReportCaseList_query$key;
  /** Shown if there is no report. */
  emptyState: { title: string; text: string };
}

/** The reports in one state. A case that was just decided stays in its place, so that the decision can be undone. */
export function ReportCaseList({ query, emptyState }: ReportCaseListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ReportCaseListPaginationQuery,
    ReportCaseList_query$key
  >(
    graphql`
      fragment ReportCaseList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        state: { type: "ReportState!" }
      )
      @refetchable(queryName: "ReportCaseListPaginationQuery") {
        reportCases(first: $count, after: $cursor, state: $state)
          @connection(key: "ReportCaseList_reportCases", filters: ["state"]) {
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
  const rows = data.reportCases.edges.map(({ node }) => node);
  if (rows.length === 0 && !hasNext) return <EmptyState {...emptyState} />;
  return (
    <PagedRows
      aria-label="Reports"
      items={rows}
      row={(node) => <ReportCaseItem reportCase={node} />}
      hasNext={hasNext}
      loading={isLoadingNext}
      loadNext={loadNext}
      count={perPage}
      what="reports"
    />
  );
}
