import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import type { EditFeedbackPageQuery } from '../../__generated__/EditFeedbackPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { Page } from '../../ui/Page';
import { PageSpinner } from '../../ui/PageSpinner';
import { toast } from '../../ui/toaster';
import { AccessRestricted } from '../session/AccessRestricted';
import { FeedbackForm } from './FeedbackForm';
import { FeedbackMissing } from './FeedbackMissing';
import { toChange, toValues } from './feedbackForm';
import { said } from './feedbackWords';
import { useUpdateFeedbackMutation } from './useUpdateFeedbackMutation';

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
        viewerCanEdit
      }
    }
  `);
  const [updateFeedback] = useUpdateFeedbackMutation();
  // The form keeps to what it was opened with: what comes later must not change a field under the caret.
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
  const initial = toValues(opened);
  return (
    <Page title="Edit Feedback" width="measure">
      <FeedbackForm
        key={id}
        name={id}
        initial={initial}
        submitLabel="Update Feedback"
        submittingLabel="Updating..."
        cancelTo={address}
        send={async (values) => {
          const change = toChange(initial, values);
          if (Object.keys(change).length > 0) await updateFeedback({ input: { id, ...change } });
          toast.success(said.updated);
          return address;
        }}
        onFailed={() => toast.error(said.updateFailed)}
      />
    </Page>
  );
}
