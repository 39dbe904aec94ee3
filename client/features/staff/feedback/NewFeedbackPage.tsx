import { graphql } from 'react-relay';
import type { NewFeedbackPageCreateFeedbackMutation } from '../../../__generated__/NewFeedbackPageCreateFeedbackMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { Page } from '../../../ui/layout/Page';
import { FeedbackForm } from './FeedbackForm';
import { emptyFeedback, toInput } from './feedbackFormValues';
import { toastTexts } from './feedbackTexts';

export function NewFeedbackPage() {
  const [createFeedback] = useCreateFeedbackMutation();
  return (
    <Page
      title="Submit Feedback"
      lead="This is about the whole platform, not about specific stories, journals or notes."
      width="measure"
    >
      <FeedbackForm
        name="feedback"
        initial={emptyFeedback}
        isNew
        submitLabel="Submit Feedback"
        submittingLabel="Submitting..."
        cancelTo="/feedback"
        save={async (values, localId) => {
          const { createFeedback: made } = await createFeedback({ input: { ...toInput(values), localId } });
          toast.success(toastTexts.submitted);
          return `/feedback/${made.feedback.id}`;
        }}
        onFailed={() => toast.error(toastTexts.submissionFailed)}
      />
    </Page>
  );
}

function useCreateFeedbackMutation() {
  return useAppMutation<NewFeedbackPageCreateFeedbackMutation>(graphql`
    mutation NewFeedbackPageCreateFeedbackMutation($input: CreateFeedbackInput!) {
      createFeedback(input: $input) {
        feedback {
          id
        }
      }
    }
  `);
}
