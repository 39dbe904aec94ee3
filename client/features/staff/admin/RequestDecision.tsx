import { graphql, useRelayEnvironment } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { isolated } from '../../../../server/contract/isolated';
import type { RequestDecisionApproveMemberMutation } from '../../../__generated__/RequestDecisionApproveMemberMutation.graphql';
import type { RequestDecisionDeclineMemberMutation } from '../../../__generated__/RequestDecisionDeclineMemberMutation.graphql';
import { isNotFound, reasonOf } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';

export interface Decision {
  answer: 'approve' | 'decline';
  id: string;
  name: string;
}

interface RequestDecisionProps {
  /** The decision to confirm; null hides the dialog. */
  decision: Decision | null;
  connection: string;
  onClose: () => void;
  /**
   * Called when the decision is confirmed. The request leaves the list at once; it returns if the server refuses, unless another
   * organiser has decided.
   */
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

/** An updater that removes a request from the list; Relay's directives can't, because the request's record has no id. */
const removeRequest = (userId: string, connection: string) => (store: RecordSourceProxy) => {
  const list = store.get(connection);
  const isOther = (edge: ReturnType<typeof store.get>) =>
    edge?.getLinkedRecord('node')?.getLinkedRecord('user')?.getDataID() !== userId;
  list?.setLinkedRecords(list.getLinkedRecords('edges')?.filter(isOther), 'edges');
};

export function RequestDecision({ decision, connection, onClose, onDecided }: RequestDecisionProps) {
  const [approveMember] = useApproveMemberMutation();
  const [declineMember] = useDeclineMemberMutation();
  const environment = useRelayEnvironment();
  if (!decision) return null;
  const { answer, id } = decision;
  const name = isolated(decision.name);
  const { ask, note, label, tone, done, failed } = texts[answer];
  const decide = async () => {
    const updater = removeRequest(id, connection);
    const decideOn = answer === 'approve' ? approveMember : declineMember;
    try {
      await decideOn({ input: { id } }, { optimisticUpdater: updater, updater });
      toast.success(done(name));
    } catch (error) {
      const isDecided = isNotFound(error);
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

function useApproveMemberMutation() {
  return useAppMutation<RequestDecisionApproveMemberMutation>(graphql`
    mutation RequestDecisionApproveMemberMutation($input: ApproveMemberInput!) {
      approveMember(input: $input) {
        user {
          id
        }
      }
    }
  `);
}

function useDeclineMemberMutation() {
  return useAppMutation<RequestDecisionDeclineMemberMutation>(graphql`
    mutation RequestDecisionDeclineMemberMutation($input: DeclineMemberInput!) {
      declineMember(input: $input) {
        declinedUserId
      }
    }
  `);
}
