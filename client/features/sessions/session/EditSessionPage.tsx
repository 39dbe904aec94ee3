import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import type { EditSessionPageQuery } from '../../../__generated__/EditSessionPageQuery.graphql';
import type { EditSessionPageUpdateSessionMutation } from '../../../__generated__/EditSessionPageUpdateSessionMutation.graphql';
import { useNewerCopy } from '../../../forms/useNewerCopy';
import { useAppMutation } from '../../../relay/useAppMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { formatTimeOn } from '../../../ui/content/timeLabels';
import { AccessRestricted } from '../../../ui/feedback/AccessRestricted';
import { PageSpinner } from '../../../ui/feedback/PageSpinner';
import { Page } from '../../../ui/layout/Page';
import { groupTimeZoneIn } from './groupTime';
import type { FixedFields } from './SessionFields';
import { SessionForm } from './SessionForm';
import { SessionMissing } from './SessionMissing';
import { scheduleQuestion } from './scheduleQuestion';
import { type SavedSession, toChange, toTexts, toValues } from './sessionFormValues';

export function EditSessionPage() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <EditSession />
    </Suspense>
  );
}

const { started, over } = messages.session;

/** The fields that are read-only in a status, with the reasons. */
const fixedByStatus: Record<string, FixedFields | undefined> = {
  IN_PROGRESS: { dateTime: started },
  COMPLETED: { dateTime: over, durationMinutes: over, capacity: over },
};

function EditSession() {
  const { session, info } = usePageQuery<EditSessionPageQuery>(graphql`
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
        hasReading
        status
        startedAt
        updatedAt
        viewerCanEdit
      }
      info {
        extraFields {
          name
          value
        }
      }
    }
  `);
  // Keeps the initial data, because updates must not change a field while it is edited.
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
  return (
    <EditSessionForm
      key={id}
      id={id}
      status={status}
      startedAt={opened.startedAt ?? null}
      opened={opened}
      groupTimeZone={groupTimeZoneIn(info.extraFields)}
    />
  );
}

interface EditSessionFormProps {
  id: string;
  status: string;
  startedAt: string | null;
  opened: SavedSession;
  groupTimeZone: string;
}

function EditSessionForm({ id, status, startedAt, opened, groupTimeZone }: EditSessionFormProps) {
  const [updateSession] = useUpdateSessionMutation();
  const name = `session:${id}`;
  const newer = useNewerCopy({
    kind: 'session',
    name,
    opened,
    toValues,
    toChange,
    toTexts,
    send: async (change) => (await updateSession({ input: { id, ...change } })).updateSession.session,
  });
  const isEarly = startedAt !== null && startedAt < opened.dateTime && status !== 'CANCELLED';
  const startedEarly =
    isEarly && `It was started early, ${formatTimeOn(startedAt)}, and lasts its duration from then on`;
  const address = `/sessions/${id}`;
  return (
    <Page title="Edit Writing Session" width="measure">
      <SessionForm
        name={name}
        initial={newer.initial}
        base={newer}
        groupTimeZone={groupTimeZone}
        fixed={startedEarly ? { ...fixedByStatus[status], dateTime: startedEarly } : fixedByStatus[status]}
        submitLabel="Save Changes"
        submittingLabel="Saving..."
        cancelTo={address}
        questionAt={(values, now) =>
          scheduleQuestion({ status, startedAt, before: newer.initial, values, now })
        }
        save={async (values) => ((await newer.save(values)) ? address : null)}
      />
    </Page>
  );
}

function useUpdateSessionMutation() {
  return useAppMutation<EditSessionPageUpdateSessionMutation>(graphql`
    mutation EditSessionPageUpdateSessionMutation($input: UpdateSessionInput!) {
      updateSession(input: $input) {
        session {
          id
          title
          description
          dateTime
          endsAt
          durationMinutes
          capacity
          location
          isRecurring
          hasReading
          registration
          updatedAt
        }
      }
    }
  `);
}
