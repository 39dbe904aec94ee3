import { graphql, usePaginationFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { FeedbackList_query$key } from '../../../__generated__/FeedbackList_query.graphql';
import type { FeedbackListPaginationQuery } from '../../../__generated__/FeedbackListPaginationQuery.graphql';
import { FoundRows } from '../../../ui/content/FoundRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { FeedbackRow } from './FeedbackRow';

export function FeedbackList({ query, isFiltered }: { query: FeedbackList_query$key; isFiltered: boolean }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    FeedbackListPaginationQuery,
    FeedbackList_query$key
  >(
    graphql`
      fragment FeedbackList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        status: { type: "FeedbackStatus" }
        category: { type: "FeedbackCategory" }
      )
      @refetchable(queryName: "FeedbackListPaginationQuery") {
        publicFeedback(first: $count, after: $cursor, status: $status, category: $category)
          @connection(key: "FeedbackList_publicFeedback", filters: ["status", "category"]) {
          edges {
            node {
              id
              ...FeedbackRow_feedback
            }
          }
        }
      }
    `,
    query,
  );
  // Deleted feedback leaves an edge without a node.
  const shown = data.publicFeedback.edges.flatMap(({ node }) => node ?? []);
  return (
    <FoundRows
      of={['suggestion', 'suggestions']}
      isFiltered={isFiltered}
      empty={
        <EmptyState
          title="No feedback found"
          text="Be the first to submit feedback or adjust your filters"
          action={
            <LinkButton to="/feedback/new" variant="outline">
              Submit Feedback
            </LinkButton>
          }
        />
      }
      items={shown}
      row={(feedback) => <FeedbackRow feedback={feedback} />}
      hasNext={hasNext}
      loading={isLoadingNext}
      loadNext={loadNext}
      count={limits.feedback.list}
    />
  );
}
