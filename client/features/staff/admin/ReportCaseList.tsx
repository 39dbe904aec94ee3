import { graphql, usePaginationFragment } from 'react-relay';
import type { ReportCaseList_query$key } from '../../../__generated__/ReportCaseList_query.graphql';
import type { ReportCaseListPaginationQuery } from '../../../__generated__/ReportCaseListPaginationQuery.graphql';
import { PagedRows } from '../../../ui/content/PagedRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ReportCaseItem } from './ReportCaseItem';

const perPage = 20;

interface ReportCaseListProps {
  query: ReportCaseList_query$key;
  none: { title: string; text: string };
}

/** A case that was just decided stays in its place, so that it can be undone. */
export function ReportCaseList({ query, none }: ReportCaseListProps) {
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
  if (rows.length === 0 && !hasNext) return <EmptyState {...none} />;
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
