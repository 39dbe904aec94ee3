import type { Role, TokenScope } from '../contract/enums';
import type { User } from '../model/user.entity';

/** The signed-in member, read from the database on each request. */
export interface ViewerIdentity {
  id: string;
  /** Id of the sign-in, or of the personal access token. */
  signInId: string;
  /** The roles that count for this sign-in: see `server/authz/rolesInForce.ts`. */
  roles: readonly Role[];
  /** An administrator who has to prove a second factor before the role counts. */
  secondFactorOwed?: true;
  /** Scope and expiry of a personal access token. */
  token?: { scope: TokenScope; expiresAt: Date | null };
  /** The member as the sign-in was checked, so that a query needn't read them again; not for personal access tokens. */
  user?: User;
}

/** The user id that SQL binds for a visitor; no row has it. */
export const nobody = '';
