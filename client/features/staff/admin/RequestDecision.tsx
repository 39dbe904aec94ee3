import { useRelayEnvironment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import { GraphQLRequestError, reasonOf } from '../../../lib/requestError';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { useApproveMemberMutation } from './useApproveMemberMutation';
import { useDeclineMemberMutation } from './useDeclineMemberMutation';
import { withoutRequest } from './withoutRequest';

export interface Decision {
  answer: 'approve' | 'decline';
  /** Whose request it is. */
  id: string;
  name: string;
}

interface RequestDecisionProps {
  /** What is asked about, if anything. */
  decision: Decision | null;
  connection: string;
  onClose: () => void;
  /** The request leaves the list at once; it returns if the server refuses, unless it is decided already. */
  onDecided: () => void;
}

const texts = {
  approve: {
    ask: (name: string) => `Let ${name} join?`,
    note: 'They can sign in at once. A mail tells them, and its link confirms their address.',
    label: 'Approve',
    tone: 'solid',
    done: (name: string) => `${name} is a member now`,
    failed: (name: string) => `${name} could not be approved. Please try again.`,
  },
  decline: {
    ask: (name: string) => `Decline ${name}’s request?`,
    note: 'Their account is deleted, and an email tells them. They can ask again.',
    label: 'Decline',
    tone: 'danger',
    done: (name: string) => `${name}’s request is declined`,
    failed: (name: string) => `${name}’s request could not be declined. Please try again.`,
  },
} as const;

/** Asks before a request is approved or declined. */
export function RequestDecision({ decision, connection, onClose, onDecided }: RequestDecisionProps) {
  const [approveMember] = useApproveMemberMutation();
  const [declineMember] = useDeclineMemberMutation();
  const environment = useRelayEnvironment();
  if (!decision) return null;
  const { answer, id } = decision;
  const name = isolated(decision.name);
  const { ask, note, label, tone, done, failed } = texts[answer];
  const decide = async () => {
    const updater = withoutRequest(id, connection);
    const decideOn = answer === 'approve' ? approveMember : declineMember;
    try {
      await decideOn({ input: { id } }, { optimisticUpdater: updater, updater });
      toast.success(done(name));
    } catch (error) {
      const isDecided = error instanceof GraphQLRequestError && error.code === 'NOT_FOUND';
      if (isDecided) environment.commitUpdate(updater);
      toast.error(
        isDecided
          ? `${name} no longer waits: another organiser has decided.`
          : (reasonOf(error) ?? failed(name)),
      );
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      text={ask(name)}
      note={note}
      confirmLabel={label}
      tone={tone}
      onConfirm={() => {
        void decide();
        onDecided();
      }}
    />
  );
}
