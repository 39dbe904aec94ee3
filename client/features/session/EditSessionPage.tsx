import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { messages } from '../../../server/contract/messages';
import type { EditSessionPageQuery } from '../../__generated__/EditSessionPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { Page } from '../../ui/Page';
import { PageSpinner } from '../../ui/PageSpinner';
import { AccessRestricted } from './AccessRestricted';
import { SessionForm } from './SessionForm';
import { SessionMissing } from './SessionMissing';
import type { FixedFields } from './scheduleFields';
import { scheduleQuestion } from './scheduleQuestion';
import { type SessionValues, toChange, toValues } from './sessionForm';
import { useUpdateSessionMutation } from './useUpdateSessionMutation';

export function EditSessionPage() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <EditSession />
    </Suspense>
  );
}

const { started, over } = messages.session;

const fixedBy: Record<string, FixedFields | undefined> = {
  IN_PROGRESS: { dateTime: started },
  COMPLETED: { dateTime: over, durationMinutes: over, capacity: over },
};

function EditSession() {
  const { session } = usePageQuery<EditSessionPageQuery>(graphql`
    query EditSessionPageQuery($id: ID!) @preloadable {
      session(id: $id) {
        id
        title
        description
        dateTime
        durationMinutes
        capacity
        location
        isRecurring
        status
        viewerCanEdit
      }
    }
  `);
  const [updateSession] = useUpdateSessionMutation();
  // The form keeps to what it was opened with: what comes later must not change a field under the caret.
  const [opened] = useState(session);
  if (!opened)
    return (
      <SessionMissing title="Session not found" text="The session you're trying to edit doesn't exist." />
    );
  const { id, status, viewerCanEdit } = opened;
  const address = `/sessions/${id}`;
  if (!viewerCanEdit)
    return (
      <AccessRestricted
        text="You can only edit sessions that you lead, or if you're an administrator."
        wayOn={{ to: address, label: 'View Session' }}
      />
    );
  const initial = toValues(opened);
  const save = async (values: SessionValues) => {
    const change = toChange(initial, values);
    if (Object.keys(change).length > 0) await updateSession({ input: { id, ...change } });
    return address;
  };
  return (
    <Page title="Edit Writing Session" width="measure">
      <SessionForm
        key={id}
        initial={initial}
        fixed={fixedBy[status]}
        submitLabel="Save Changes"
        submittingLabel="Saving..."
        cancelTo={address}
        questionAt={(values, now) => scheduleQuestion({ status, before: initial, values, now })}
        save={save}
      />
    </Page>
  );
}
