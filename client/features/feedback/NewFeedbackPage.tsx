import { Page } from '../../ui/Page';
import { toast } from '../../ui/toaster';
import { FeedbackForm } from './FeedbackForm';
import { emptyFeedback, toInput } from './feedbackForm';
import { said } from './feedbackWords';
import { useCreateFeedbackMutation } from './useCreateFeedbackMutation';

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
        send={async (values) => {
          const { createFeedback: made } = await createFeedback({ input: toInput(values) });
          toast.success(said.submitted);
          return `/feedback/${made.feedback.id}`;
        }}
        onFailed={() => toast.error(said.submissionFailed)}
      />
    </Page>
  );
}
