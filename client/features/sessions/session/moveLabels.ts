import type { Move } from './useSetSessionStatusMutation';

/** A move is a change of a session's status. */
export interface MoveLabels {
  /** The new status. */
  to: Move;
  label: string;
  /** A confirmation for moves that can't be undone. */
  question?: string;
  confirm: string;
  tone: 'solid' | 'danger';
}

interface MovedSession {
  status: string;
  isRecurring: boolean;
  /** Whether the planned start has passed; a session can be started early. */
  isStartPast: boolean;
}

const cancelQuestion = ({ status, isRecurring, isStartPast }: MovedSession) =>
  [
    status === 'IN_PROGRESS' ? 'Cancel this session while it is going on?' : 'Cancel this session?',
    isStartPast ? 'It can’t be started again.' : 'Until its planned start it can be scheduled again.',
    isRecurring && 'Next week’s session stays.',
  ]
    .filter(Boolean)
    .join(' ');

/** The texts of the button and the question for a change to the status `to`; null for an unknown status. */
export function moveLabels(session: MovedSession, to: string): MoveLabels | null {
  switch (to) {
    case 'IN_PROGRESS':
      return {
        to,
        label: 'Start',
        question: 'Start this session now, ahead of its time?',
        confirm: 'Start now',
        tone: 'solid',
      };
    case 'COMPLETED':
      return {
        to,
        label: 'End',
        question: 'End this session for everyone? It can’t be started again.',
        confirm: 'End session',
        tone: 'solid',
      };
    case 'CANCELLED':
      return {
        to,
        label: 'Cancel session',
        question: cancelQuestion(session),
        confirm: 'Cancel session',
        tone: 'danger',
      };
    case 'SCHEDULED':
      return { to, label: 'Schedule again', confirm: 'Schedule again', tone: 'solid' };
    default:
      return null;
  }
}
