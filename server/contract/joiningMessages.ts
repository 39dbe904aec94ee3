import { limits } from './limits';

const { noteMax, usesMax, days } = limits.invitation;

/** Texts about joining the group. */
export const joiningMessages = {
  joining: {
    closed: 'The group takes no new members at the moment.',
    invitationNeeded: 'This group is joined by invitation.',
    invitationRefused:
      'This invitation has been used up, has expired or was taken back. Ask whoever sent it for another.',
    asked: 'Your request is with the organisers. We’ll email you when you’re in.',
    waitingFull:
      'Many people wait for an answer at the moment, so nobody else can ask. Please try again in a few days.',
    notWaiting: 'Nobody with this id waits for approval',
  },
  invitation: {
    notFound: 'Invitation not found',
    noteTooLong: `A note can have at most ${noteMax} characters`,
    noteInvalid: 'A note can’t contain line breaks or control characters',
    uses: `An invitation is for 1 to ${usesMax} people`,
    days: `An invitation lasts ${days.min} to ${days.max} days, or doesn’t expire`,
  },
} as const;
