import type { Role, TokenScope } from './contract/enums';

/** Who is signed in, read anew for every request. */
export interface ViewerIdentity {
  id: string;
  /** The sign-in (device) that the access token belongs to, or the id of the personal access token. */
  signInId: string;
  roles: readonly Role[];
  /** Of a personal access token: what it may do, and when it expires. */
  token?: { scope: TokenScope; expiresAt: Date | null };
}
