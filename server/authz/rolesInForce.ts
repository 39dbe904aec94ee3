import type { RequiredSecondFactor } from '../config/config';
import { Role } from '../contract/enums';
import type { ViewerIdentity } from '../request/viewer';

interface Known {
  id: string;
  /** Id of the sign-in, or of the personal access token. */
  signInId: string;
  /** The roles as stored. */
  roles: readonly Role[];
  /** Whether the sign-in was proved by a passkey, an authenticator app or a recovery code. Tokens never are. */
  isProved: boolean;
  token?: ViewerIdentity['token'];
}

/**
 * The viewer with the roles in force. Only this makes a viewer from stored roles: where the operator requires a second
 * factor, administrators without one have the abilities of a member, and none of staff.
 */
export function viewerInForce(
  required: RequiredSecondFactor,
  { id, signInId, roles, isProved, token }: Known,
): ViewerIdentity {
  const isUnproved = required === 'admins' && !isProved && roles.includes(Role.ADMIN);
  return {
    id,
    signInId,
    roles: isUnproved ? roles.filter((role) => role !== Role.ADMIN && role !== Role.INSTRUCTOR) : roles,
    ...(isUnproved && { secondFactorOwed: true }),
    ...(token && { token }),
  };
}
