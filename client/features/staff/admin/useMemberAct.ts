import { graphql } from 'react-relay';
import type { Role } from '../../../__generated__/ManagedMemberMenu_member.graphql';
import type { useMemberActEndMemberSignInsMutation } from '../../../__generated__/useMemberActEndMemberSignInsMutation.graphql';
import type { useMemberActRestoreMemberMutation } from '../../../__generated__/useMemberActRestoreMemberMutation.graphql';
import type { useMemberActSendMemberRecoveryMutation } from '../../../__generated__/useMemberActSendMemberRecoveryMutation.graphql';
import type { useMemberActSetMemberRolesMutation } from '../../../__generated__/useMemberActSetMemberRolesMutation.graphql';
import type { useMemberActSuspendMemberMutation } from '../../../__generated__/useMemberActSuspendMemberMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import type { MemberAct } from './memberActs';

/** The dialog's answers; each act uses those that it needs. */
interface ActAnswers {
  id: string;
  reason: string;
  roles: readonly Role[];
  removeContent: boolean;
}

export function useMemberAct(act: MemberAct): (answers: ActAnswers) => Promise<unknown> {
  const [suspend] = useAppMutation<useMemberActSuspendMemberMutation>(graphql`
    mutation useMemberActSuspendMemberMutation($input: SuspendMemberInput!) {
      suspendMember(input: $input) {
        managedMember {
          publicStoryCount
          ...ManagedMemberRow_member
          ...MemberLog_member
        }
      }
    }
  `);
  const [restore] = useAppMutation<useMemberActRestoreMemberMutation>(graphql`
    mutation useMemberActRestoreMemberMutation($input: RestoreMemberInput!) {
      restoreMember(input: $input) {
        managedMember {
          publicStoryCount
          ...ManagedMemberRow_member
          ...MemberLog_member
        }
      }
    }
  `);
  const [setRoles] = useAppMutation<useMemberActSetMemberRolesMutation>(graphql`
    mutation useMemberActSetMemberRolesMutation($input: SetMemberRolesInput!) {
      setMemberRoles(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
  const [endSignIns] = useAppMutation<useMemberActEndMemberSignInsMutation>(graphql`
    mutation useMemberActEndMemberSignInsMutation($input: EndMemberSignInsInput!) {
      endMemberSignIns(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
  const [sendRecovery] = useAppMutation<useMemberActSendMemberRecoveryMutation>(graphql`
    mutation useMemberActSendMemberRecoveryMutation($input: SendMemberRecoveryInput!) {
      sendMemberRecovery(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
  const acts: Record<MemberAct, (answers: ActAnswers) => Promise<unknown>> = {
    roles: ({ id, reason, roles }) => setRoles({ input: { id, reason, roles: [...roles] } }),
    recovery: ({ id }) => sendRecovery({ input: { id } }),
    endSignIns: ({ id, reason }) => endSignIns({ input: { id, reason } }),
    restore: ({ id, reason }) => restore({ input: { id, reason } }),
    suspend: ({ id, reason, removeContent }) =>
      suspend({ input: { id, reason, ...(removeContent && { removeContent }) } }),
  };
  return acts[act];
}
