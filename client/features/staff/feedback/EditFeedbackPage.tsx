import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import type { EditFeedbackPageQuery } from '../../../__generated__/EditFeedbackPageQuery.graphql';
import type { EditFeedbackPageUpdateFeedbackMutation } from '../../../__generated__/EditFeedbackPageUpdateFeedbackMutation.graphql';
import { useNewerCopy } from '../../../forms/useNewerCopy';
import { useAppMutation } from '../../../relay/useAppMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { AccessRestricted } from '../../../ui/feedback/AccessRestricted';
import { PageSpinner } from '../../../ui/feedback/PageSpinner';
import { toast } from '../../../ui/feedback/toaster';
import { Page } from '../../../ui/layout/Page';
import { FeedbackForm } from './FeedbackForm';
import { FeedbackMissing } from './FeedbackMissing';
import { type FeedbackValues, type SavedFeedback, toChange, toTexts, toValues } from './feedbackFormValues';
import { toastTexts } from './feedbackTexts';

export function EditFeedbackPage() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <EditFeedback />
    </Suspense>
  );
}

function EditFeedback() {
  const { feedback } = usePageQuery<EditFeedbackPageQuery>(graphql`
    query EditFeedbackPageQuery($id: ID!) @preloadable {
      feedback(id: $id) {
        id
        title
        description
        category
        priority
        updatedAt
        viewerCanEdit
      }
    }
  `);
  // The initial data stays: an update must not change a field while it is edited.
  const [opened] = useState(feedback);
  if (!opened) return <FeedbackMissing text="The feedback you're trying to edit doesn't exist." />;
  const { id, viewerCanEdit } = opened;
  const address = `/feedback/${id}`;
  if (!viewerCanEdit)
    return (
      <AccessRestricted
        text="You can only edit feedback that you gave, or if you're an administrator."
        wayOn={{ to: address, label: 'View Feedback' }}
      />
    );
  return <EditFeedbackForm key={id} id={id} opened={opened} />;
}

function EditFeedbackForm({ id, opened }: { id: string; opened: SavedFeedback }) {
  const [updateFeedback] = useUpdateFeedbackMutation();
  const newer = useNewerCopy({
    kind: 'feedback',
    name: id,
    opened,
    toValues,
    toChange,
    toTexts,
    send: async (change) => (await updateFeedback({ input: { id, ...change } })).updateFeedback.feedback,
  });
  const address = `/feedback/${id}`;

  const save = async (values: FeedbackValues): Promise<string | null> => {
    if (!(await newer.save(values))) return null;
    toast.success(toastTexts.updated);
    return address;
  };
  return (
    <Page title="Edit Feedback" width="measure">
      <FeedbackForm
        name={id}
        initial={newer.initial}
        base={newer}
        submitLabel="Update Feedback"
        submittingLabel="Updating..."
        cancelTo={address}
        save={save}
        onFailed={() => toast.error(toastTexts.updateFailed)}
      />
    </Page>
  );
}

function useUpdateFeedbackMutation() {
  return useAppMutation<EditFeedbackPageUpdateFeedbackMutation>(graphql`
    mutation EditFeedbackPageUpdateFeedbackMutation($input: UpdateFeedbackInput!) {
      updateFeedback(input: $input) {
        feedback {
          title
          description
          category
          priority
          updatedAt
          ...FeedbackArticle_feedback
        }
      }
    }
  `);
}
