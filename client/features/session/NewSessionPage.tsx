import { useAuth } from '../../auth/useAuth';
import { AccessRestricted } from '../../ui/feedback/AccessRestricted';
import { Page } from '../../ui/layout/Page';
import { SessionForm } from './SessionForm';
import { emptySession, toInput } from './sessionFormValues';
import { useCreateSessionMutation } from './useCreateSessionMutation';

export function NewSessionPage() {
  const { viewer } = useAuth();
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
        save={async (values, localId) => {
          const { createSession: made } = await createSession({ input: { ...toInput(values), localId } });
          return `/sessions/${made.session.id}`;
        }}
      />
    </Page>
  );
}
