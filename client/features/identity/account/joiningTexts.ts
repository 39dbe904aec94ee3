import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { isolated } from '../../../../server/contract/isolated';
import type { Joining } from './useJoining';

interface JoiningTexts {
  title: string;
  lead: string;
  /** The button that sends the form; null if there is no form. */
  button: string | null;
  /** Whether the invitation is sent along. */
  sendsInvitation: boolean;
}

const askToJoin = 'You can ask to join. An organiser reads every request; you get an email when you’re in.';
const askAnyway = 'You can also ask to join: an organiser reads every request.';

const openGroup: JoiningTexts = {
  title: 'Create an account',
  lead: 'A place for your stories, and for the people who read them.',
  button: 'Create account',
  sendsInvitation: true,
};

/** The texts of /register. Until the response arrives, those of an open group; the server checks again when the form is sent. */
export function joiningTexts(joining: Joining | null): JoiningTexts {
  if (!joining) return openGroup;
  const { mode, invitation } = joining;
  if (mode === 'CLOSED')
    return { ...openGroup, title: 'No new members', lead: entranceMessages.joining.closed, button: null };
  if (invitation?.isUsable)
    return { ...openGroup, lead: `${isolated(invitation.inviterName ?? 'A member')} invites you to join.` };
  const { invitationRefused } = entranceMessages.joining;
  if (mode === 'APPROVAL')
    return {
      title: 'Ask to join',
      lead: invitation ? `${invitationRefused} ${askAnyway}` : askToJoin,
      button: 'Ask to join',
      sendsInvitation: false,
    };
  if (mode === 'INVITATION')
    return {
      ...openGroup,
      title: 'By invitation',
      lead: invitation
        ? invitationRefused
        : 'This group is joined by invitation. If somebody invited you, open their link again; it opens this page with your place.',
      button: null,
    };
  return openGroup;
}
