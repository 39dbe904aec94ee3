import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { viewerInForce } from '../../../authz/rolesInForce';
import type { RequiredSecondFactor } from '../../../config/config';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { coalesce } from '../../../db/coalesce';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/entityRows';
import { padded, placeholders } from '../../../db/rows';
import { unauthenticated } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import { type User, userRows } from '../../../model/user.entity';
import type { ViewerIdentity } from '../../../request/viewer';
import { activeMemberSql, joinMember } from '../../members/user/memberConditions';
import { TokenIdentities } from '../personalAccessToken/tokenIdentities';
import { isPersonalAccessToken } from '../personalAccessToken/tokenText';

const accessTokenSeconds = limits.signIn.accessTokenMinutes * 60;

/** The claims of an access token; `expiresAt` in seconds, as in the token. */
interface Claims {
  userId: string;
  signInId: string;
  expiresAt: number;
}

const issuer = 'monday-writers';

const isTokenId = (id: string) => kindOf(id) === 'token';

/** Creates access tokens and resolves tokens to viewers, with current roles and revocation state from the database. */
export class Authenticator {
  /** The claims of tokens whose signature was verified; the sign-in's state is read on each use. */
  private readonly verified = new LRUCache<string, Claims>({ max: 10_000 });
  /** Looks up the viewer of a sign-in, together with other sign-ins looked up at the same time. */
  private readonly identityOfSignIn: (signInId: string) => Promise<ViewerIdentity | undefined>;
  private readonly tokens: TokenIdentities;

  constructor(
    private readonly secret: Uint8Array,
    private readonly db: Database,
    log?: Pick<Logger, 'warn'>,
    private readonly requiredFactor: RequiredSecondFactor = 'off',
  ) {
    this.tokens = new TokenIdentities(db, log, requiredFactor);
    this.identityOfSignIn = coalesce(async (signInIds: string[]) => {
      const wanted = padded(signInIds);
      const rows = await db.read<Row<User> & { signInId: string; isProved: number }>(
        `SELECT s.id AS signInId, s.second_factor AS isProved, ${userRows.columns}
         FROM sign_ins s ${joinMember('s.user_id')}
         WHERE s.revoked_at IS NULL AND ${activeMemberSql()} AND s.id IN (${placeholders(wanted)})`,
        wanted,
      );
      return new Map(
        rows.map(({ signInId, isProved, ...row }) => {
          const user = userRows.toNode(row as Row<User>);
          const { id, roles } = user;
          const viewer = viewerInForce(requiredFactor, {
            id,
            signInId,
            roles,
            isProved: Number(isProved) === 1,
          });
          return [signInId, { ...viewer, user }];
        }),
      );
    });
  }

  async makeAccessToken(
    userId: string,
    signInId: string,
  ): Promise<{ accessToken: string; accessTokenExpiresAt: Date }> {
    const expiresAt = Math.floor(Date.now() / 1000) + accessTokenSeconds;
    const accessToken = await new SignJWT({ sid: signInId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(this.secret);
    return { accessToken, accessTokenExpiresAt: new Date(expiresAt * 1000) };
  }

  /** The viewer of an Authorization header; null without one. UNAUTHENTICATED if the token is invalid or expired, or its sign-in was revoked. */
  async viewerOf(authorization: string | undefined): Promise<ViewerIdentity | null> {
    if (!authorization) return null;
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    if (!token) throw unauthenticated('The Authorization header must be a Bearer token');
    if (isPersonalAccessToken(token)) {
      const identity = await this.tokens.byText(token);
      if (!identity) throw unauthenticated(messages.personalAccessToken.refused);
      return identity;
    }
    const claims = this.verified.get(token) ?? (await this.verify(token));
    if (claims.expiresAt * 1000 <= Date.now()) throw unauthenticated('The access token has ended');
    return this.stillSignedIn(claims.signInId, claims.userId);
  }

  /** Returns the viewer with current roles; UNAUTHENTICATED if the sign-in or personal access token has ended. */
  async stillSignedIn(signInId: string, userId: string): Promise<ViewerIdentity> {
    const identity = await this.identityOf(signInId);
    if (identity?.id === userId) return identity;
    throw unauthenticated(
      isTokenId(signInId) ? messages.personalAccessToken.refused : 'This sign-in has ended',
    );
  }

  private identityOf(signInId: string): Promise<ViewerIdentity | undefined> {
    return isTokenId(signInId) ? this.tokens.byId(signInId) : this.identityOfSignIn(signInId);
  }

  /**
   * Returns the viewers that are still signed in, by sign-in id, with current roles. Viewers with the same
   * roles are counted by one statement and looked up one by one only if the count is too low. Personal access
   * tokens and viewers who owe a second factor are always looked up.
   */
  async stillSignedInOf(viewers: readonly ViewerIdentity[]): Promise<Map<string, ViewerIdentity>> {
    const viewersBySignIn = new Map(viewers.map((viewer) => [viewer.signInId, viewer]));
    const idsByRoles = new Map<string, string[]>();
    const oneByOne: string[] = [];
    for (const { signInId, roles, token, secondFactorOwed } of viewersBySignIn.values()) {
      if (token || secondFactorOwed) {
        oneByOne.push(signInId);
        continue;
      }
      const key = roles.join(',');
      const ids = idsByRoles.get(key);
      if (ids) ids.push(signInId);
      else idsByRoles.set(key, [signInId]);
    }
    const changed = await Promise.all(
      [...idsByRoles].map(async ([roles, ids]) =>
        (await this.countSignedIn(ids, roles)) === ids.length ? [] : ids,
      ),
    );
    await Promise.all(
      [...oneByOne, ...changed.flat()].map(async (signInId) => {
        const identity = await this.identityOf(signInId);
        if (identity && identity.id === viewersBySignIn.get(signInId)?.id)
          viewersBySignIn.set(signInId, identity);
        else viewersBySignIn.delete(signInId);
      }),
    );
    return viewersBySignIn;
  }

  /** Counts the sign-ins that are open, and whose members still have exactly these roles. */
  private async countSignedIn(signInIds: string[], roles: string): Promise<number> {
    const wanted = padded(signInIds);
    const [row] = await this.db.read<{ count: number }>(
      `SELECT COUNT(*) AS count FROM sign_ins s ${joinMember('s.user_id')}
       WHERE s.revoked_at IS NULL AND ${activeMemberSql()} AND u.roles = ? AND s.id IN (${placeholders(wanted)})
         AND (s.second_factor OR NOT ? OR NOT FIND_IN_SET('admin', u.roles))`,
      [roles, ...wanted, this.requiredFactor === 'admins'],
    );
    return Number(row?.count);
  }

  /** Verifies a token's signature and form. UNAUTHENTICATED if it isn't valid. */
  private async verify(token: string): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(token, this.secret, {
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        issuer,
      });
      const claims = {
        userId: String(payload.sub),
        signInId: String(payload.sid),
        expiresAt: Number(payload.exp),
      };
      this.verified.set(token, claims);
      return claims;
    } catch {
      throw unauthenticated('The access token is not valid or has ended');
    }
  }
}
