import { Page } from '../../ui/Page';
import { useSession } from '../account/session';
import { AccessRestricted } from './AccessRestricted';
import { SessionForm } from './SessionForm';
import { emptySession, toInput } from './sessionForm';
import { useCreateSessionMutation } from './useCreateSessionMutation';

export function NewSessionPage() {
  const { viewer } = useSession();
  const [createSession] = useCreateSessionMutation();
  if (!viewer?.canCreateSessions)
    return (
      <AccessRestricted
        text="Only instructors and administrators can create writing sessions"
        wayOn={{ to: '/sessions', label: 'View Sessions' }}
      />
    );
  return (
    <Page title="Create Writing Session" width="measure">
      <SessionForm
        initial={emptySession}
        isNew
        submitLabel="Create Session"
        submittingLabel="Creating..."
        cancelTo="/sessions"
        save={async (values) => {
          const { createSession: made } = await createSession({ input: toInput(values) });
          return `/sessions/${made.session.id}`;
        }}
      />
    </Page>
  );
}
