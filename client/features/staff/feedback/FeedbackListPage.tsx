import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { limits } from '../../../../server/contract/limits';
import type {
  FeedbackListPage_query$data,
  FeedbackListPage_query$key,
} from '../../../__generated__/FeedbackListPage_query.graphql';
import type { FeedbackListPagePaginationQuery } from '../../../__generated__/FeedbackListPagePaginationQuery.graphql';
import type { FeedbackListPageQuery } from '../../../__generated__/FeedbackListPageQuery.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { usePageQuery } from '../../../relay/usePageQuery';
import { Excerpt } from '../../../ui/content/Excerpt';
import { FoundRows } from '../../../ui/content/FoundRows';
import { PlusIcon } from '../../../ui/content/icons';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Time } from '../../../ui/content/Time';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { Page } from '../../../ui/layout/Page';
import { CategoryBadge, StatusBadge } from './FeedbackBadges';
import { FeedbackFilterBar } from './FeedbackFilterBar';
import { FeedbackVotes } from './FeedbackVotes';
import { feedbackFilters } from './feedbackFilters';

export function FeedbackListPage() {
  return (
    <Page
      title="Feedback & Suggestions"
      lead="This is about the whole platform, not about specific stories, journals or notes."
      actions={
        <LinkButton to="/feedback/new">
          <PlusIcon />
          Submit Feedback
        </LinkButton>
      }
    >
      <FeedbackFilterBar />
      <LoadedContent>
        <FoundFeedback />
      </LoadedContent>
    </Page>
  );
}

function FoundFeedback() {
  const query = usePageQuery<FeedbackListPageQuery>(graphql`
    query FeedbackListPageQuery($status: FeedbackStatus, $category: FeedbackCategory) @preloadable {
      ...FeedbackListPage_query @arguments(status: $status, category: $category)
    }
  `);
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    FeedbackListPagePaginationQuery,
    FeedbackListPage_query$key
  >(
    graphql`
      fragment FeedbackListPage_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        status: { type: "FeedbackStatus" }
        category: { type: "FeedbackCategory" }
      )
      @refetchable(queryName: "FeedbackListPagePaginationQuery") {
        publicFeedback(first: $count, after: $cursor, status: $status, category: $category)
          @connection(key: "FeedbackListPage_publicFeedback", filters: ["status", "category"]) {
          edges {
            node {
              id
              title
              description
              category
              status
              createdAt
              author {
                ...AuthorLink_user
              }
              ...FeedbackVotes_feedback
            }
          }
        }
      }
    `,
    query,
  );
  const { status, category } = feedbackFilters(useSearchParams()[0]);
  const { state } = useNavigation();
  return (
    <div aria-busy={state !== 'idle'}>
      <FoundRows
        of={['suggestion', 'suggestions']}
        isFiltered={status !== null || category !== null}
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
        // Deleted feedback leaves an edge without a node.
        items={data.publicFeedback.edges.flatMap(({ node }) => node ?? [])}
        row={(feedback) => <FeedbackRow feedback={feedback} />}
        {...paging}
        loading={isLoadingNext}
        count={limits.feedback.list}
      />
    </div>
  );
}

type Feedback = FeedbackListPage_query$data['publicFeedback']['edges'][number]['node'];

function FeedbackRow({ feedback }: { feedback: Feedback }) {
  const { id, title, description, category, status, createdAt, author } = feedback;
  return (
    <chakra.article display="flex" gap={{ base: '3', md: '6' }} alignItems="flex-start">
      <FeedbackVotes feedback={feedback} layout="column" />
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" gap="2" mb="2">
          <CategoryBadge category={category} />
          <StatusBadge status={status} />
        </chakra.div>
        <chakra.h2 textStyle="heading" dir="auto">
          <TextLink to={`/feedback/${id}`} tone="quiet">
            {title}
          </TextLink>
        </chakra.h2>
        <Excerpt dir="auto" lineClamp={2}>
          {description}
        </Excerpt>
        <MetaLine mt="3">
          <span>
            by <AuthorLink user={author} />
          </span>
          <Time value={createdAt} what="Submitted" />
        </MetaLine>
      </chakra.div>
    </chakra.article>
  );
}
