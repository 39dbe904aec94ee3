import type { Role } from '../../__generated__/ManagedMemberMenu_member.graphql';
import type { MemberAct } from './memberActs';
import { useEndMemberSignInsMutation } from './useEndMemberSignInsMutation';
import { useRestoreMemberMutation } from './useRestoreMemberMutation';
import { useSendMemberRecoveryMutation } from './useSendMemberRecoveryMutation';
import { useSetMemberRolesMutation } from './useSetMemberRolesMutation';
import { useSuspendMemberMutation } from './useSuspendMemberMutation';

interface About {
  id: string;
  reason: string;
  roles: readonly Role[];
}

/** The mutation of an act, with what it needs of what the dialog asks. */
export function useMemberAct(act: MemberAct): (about: About) => Promise<unknown> {
  const suspend = useSuspendMemberMutation();
  const restore = useRestoreMemberMutation();
  const setRoles = useSetMemberRolesMutation();
  const endSignIns = useEndMemberSignInsMutation();
  const sendRecovery = useSendMemberRecoveryMutation();
  const acts: Record<MemberAct, (about: About) => Promise<unknown>> = {
    roles: ({ id, reason, roles }) => setRoles({ id, reason, roles: [...roles] }),
    recovery: ({ id }) => sendRecovery({ id }),
    endSignIns: ({ id, reason }) => endSignIns({ id, reason }),
    restore: ({ id, reason }) => restore({ id, reason }),
    suspend: ({ id, reason }) => suspend({ id, reason }),
  };
  return acts[act];
}
