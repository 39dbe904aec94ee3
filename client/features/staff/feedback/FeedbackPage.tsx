import { Suspense, useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { FeedbackPageDeleteFeedbackMutation } from '../../../__generated__/FeedbackPageDeleteFeedbackMutation.graphql';
import type { FeedbackPageQuery } from '../../../__generated__/FeedbackPageQuery.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { PageSkeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toaster';
import { useMoveOn } from '../../../ui/layout/useMoveOn';
import { FeedbackArticle } from './FeedbackArticle';
import { FeedbackMissing } from './FeedbackMissing';
import { toastTexts } from './feedbackTexts';

export function FeedbackPage() {
  const { id } = useParams();
  return (
    <Suspense key={id} fallback={<ArticleSkeleton />}>
      <LoadedFeedback />
    </Suspense>
  );
}

function LoadedFeedback() {
  const { feedback } = usePageQuery<FeedbackPageQuery>(graphql`
    query FeedbackPageQuery($id: ID!) @preloadable {
      feedback(id: $id) {
        id
        ...FeedbackArticle_feedback
      }
    }
  `);
  const { id = '' } = useParams();
  const moveOn = useMoveOn();
  const [deleteFeedback] = useDeleteFeedbackMutation();
  const [deleting, setDeleting] = useState(false);

  const remove = async () => {
    setDeleting(true);
    try {
      await deleteFeedback(id);
    } catch {
      setDeleting(false);
      toast.error(toastTexts.deletionFailed);
      return;
    }
    toast.success(toastTexts.deleted);
    await moveOn('/feedback');
  };

  if (feedback) return <FeedbackArticle feedback={feedback} onDelete={remove} />;
  // Feedback that the viewer has deleted isn't shown as missing while the list loads.
  if (deleting) return <PageSkeleton />;
  return <FeedbackMissing text="It doesn’t exist, or it was deleted." />;
}

function useDeleteFeedbackMutation() {
  const [remove, inFlight] = useDeleteMutation<FeedbackPageDeleteFeedbackMutation>(graphql`
    mutation FeedbackPageDeleteFeedbackMutation($input: DeleteFeedbackInput!) {
      deleteFeedback(input: $input) {
        deletedFeedbackId @deleteRecord
      }
    }
  `);
  const deleteFeedback = useCallback((id: string) => remove({ id }), [remove]);
  return [deleteFeedback, inFlight] as const;
}
