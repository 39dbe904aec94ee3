import { graphql } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { FeedbackListPageQuery } from '../../../__generated__/FeedbackListPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { PlusIcon } from '../../../ui/content/icons';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LinkButton } from '../../../ui/form/Button';
import { Page } from '../../../ui/layout/Page';
import { FeedbackFilterBar } from './FeedbackFilterBar';
import { FeedbackList } from './FeedbackList';
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
  const data = usePageQuery<FeedbackListPageQuery>(graphql`
    query FeedbackListPageQuery($status: FeedbackStatus, $category: FeedbackCategory) @preloadable {
      ...FeedbackList_query @arguments(status: $status, category: $category)
    }
  `);
  const [params] = useSearchParams();
  const { status, category } = feedbackFilters(params);
  const { state } = useNavigation();
  return (
    <div aria-busy={state !== 'idle'}>
      <FeedbackList query={data} isFiltered={status !== null || category !== null} />
    </div>
  );
}
