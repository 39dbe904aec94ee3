import type { RequiredSecondFactor } from '../config/config';
import { Role } from '../contract/enums';
import type { ViewerIdentity } from '../request/viewer';

interface SignedInAccount {
  id: string;
  /** Id of the sign-in, or of the personal access token. */
  signInId: string;
  /** The roles as stored. */
  roles: readonly Role[];
  /** Whether a passkey, an authenticator app or a recovery code proved the sign-in; never true for tokens. */
  isProved: boolean;
  token?: ViewerIdentity['token'];
}

/**
 * The viewer with the roles in force; no other code makes a viewer from stored roles. Where the operator requires a second
 * factor, administrators who signed in without one have the abilities of a member, and none of staff.
 */
export function viewerInForce(
  required: RequiredSecondFactor,
  { id, signInId, roles, isProved, token }: SignedInAccount,
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
