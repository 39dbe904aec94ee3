import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import type { NewSessionPageCreateSessionMutation } from '../../../__generated__/NewSessionPageCreateSessionMutation.graphql';
import type { NewSessionPageQuery } from '../../../__generated__/NewSessionPageQuery.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { usePageQuery } from '../../../relay/usePageQuery';
import { AccessRestricted } from '../../../ui/feedback/AccessRestricted';
import { PageSpinner } from '../../../ui/feedback/PageSpinner';
import { Page } from '../../../ui/layout/Page';
import { useServerClock } from '../room/useServerClock';
import { groupTimeZoneIn } from './groupTime';
import { SessionForm } from './SessionForm';
import { newSessionValues, toInput } from './sessionFormValues';

export function NewSessionPage() {
  const { viewer } = useAuth();
  if (!viewer?.canCreateSessions)
    return (
      <AccessRestricted
        text="Only instructors and administrators can create writing sessions"
        wayOn={{ to: '/sessions', label: 'View Sessions' }}
      />
    );
  return (
    <Suspense fallback={<PageSpinner />}>
      <NewSession />
    </Suspense>
  );
}

function NewSession() {
  const { info } = usePageQuery<NewSessionPageQuery>(graphql`
    query NewSessionPageQuery @preloadable {
      info {
        extraFields {
          name
          value
        }
      }
    }
  `);
  const groupTimeZone = groupTimeZoneIn(info.extraFields);
  const [initial] = useState(() => newSessionValues(groupTimeZone, new Date()));
  const clock = useServerClock();
  const [createSession] = useCreateSessionMutation();
  return (
    <Page title="Create Writing Session" width="measure">
      <SessionForm
        name="session:new"
        initial={initial}
        isNew
        groupTimeZone={groupTimeZone}
        submitLabel="Create Session"
        submittingLabel="Creating..."
        cancelTo="/sessions"
        save={async (values, localId) => {
          const input = toInput(values);
          // The server starts a session when its date has come, so one of this moment starts at once.
          if (values.startsNow) input.dateTime = new Date(clock.now() ?? Date.now()).toISOString();
          const { createSession: made } = await createSession({ input: { ...input, localId } });
          return `/sessions/${made.session.id}`;
        }}
      />
    </Page>
  );
}

function useCreateSessionMutation() {
  return useAppMutation<NewSessionPageCreateSessionMutation>(graphql`
    mutation NewSessionPageCreateSessionMutation($input: CreateSessionInput!) {
      createSession(input: $input) {
        session {
          id
        }
      }
    }
  `);
}
