import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Role } from '../../contract/enums';
import { messages } from '../../contract/messages';
import { coalesce } from '../../db/coalesce';
import { type Database, padded } from '../../db/database';
import { placeholders } from '../../db/rows';
import { unauthenticated } from '../../errors';
import { kindOf } from '../../ids';
import type { ViewerIdentity } from '../../viewer';
import { TokenIdentities } from '../personalAccessToken/tokenIdentities';
import { isPersonalAccessToken } from '../personalAccessToken/tokenText';

/** Seconds that an access token lasts. */
export const accessTokenSeconds = 15 * 60;

interface Claims {
  userId: string;
  signInId: string;
  expiresAt: number;
}

const issuer = 'monday-writers';

const isTokenId = (id: string) => kindOf(id) === 'token';

/** Makes access tokens and says whom any token belongs to, with roles and revocation as the database has them now. */
export class Authenticator {
  /** Signatures already checked; a token's text cannot change, only its sign-in's state, which is read anew. */
  private readonly verified = new LRUCache<string, Claims>({ max: 10_000 });
  private readonly identityOfSignIn: (signInId: string) => Promise<ViewerIdentity | undefined>;
  private readonly tokens: TokenIdentities;

  constructor(
    private readonly secret: Uint8Array,
    private readonly db: Database,
    log?: Pick<Logger, 'warn'>,
  ) {
    this.tokens = new TokenIdentities(db, log);
    this.identityOfSignIn = coalesce(async (signInIds: string[]) => {
      const wanted = padded(signInIds);
      const rows = await db.read<{ signInId: string; id: string; roles: string }>(
        `SELECT s.id AS signInId, u.id, u.roles FROM sign_ins s JOIN users u ON u.id = s.user_id
         WHERE s.revoked_at IS NULL AND u.deleted_at IS NULL AND s.id IN (${placeholders(wanted)})`,
        wanted,
      );
      return new Map(
        rows.map(({ signInId, id, roles }) => [
          signInId,
          { id, signInId, roles: roles.split(',') as Role[] },
        ]),
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

  /** Null without a token; UNAUTHENTICATED where it is wrong, has ended, or its sign-in was revoked. */
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

  /** The viewer as the database has them now; UNAUTHENTICATED where the sign-in or the personal access token has ended. */
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
   * Of these viewers, by sign-in, those who are signed in, as they are now. Those of the same roles are counted by one
   * statement; only where the count is short is each looked up, and those with personal access tokens always are.
   */
  async stillSignedInOf(viewers: readonly ViewerIdentity[]): Promise<Map<string, ViewerIdentity>> {
    const known = new Map(viewers.map((viewer) => [viewer.signInId, viewer]));
    const kinds = new Map<string, string[]>();
    const withToken: string[] = [];
    for (const { signInId, roles, token } of known.values()) {
      if (token) {
        withToken.push(signInId);
        continue;
      }
      const kind = roles.join(',');
      const ids = kinds.get(kind);
      if (ids) ids.push(signInId);
      else kinds.set(kind, [signInId]);
    }
    const changed = await Promise.all(
      [...kinds].map(async ([roles, ids]) =>
        (await this.countSignedIn(ids, roles)) === ids.length ? [] : ids,
      ),
    );
    await Promise.all(
      [...withToken, ...changed.flat()].map(async (signInId) => {
        const identity = await this.identityOf(signInId);
        if (identity && identity.id === known.get(signInId)?.id) known.set(signInId, identity);
        else known.delete(signInId);
      }),
    );
    return known;
  }

  private async countSignedIn(signInIds: string[], roles: string): Promise<number> {
    const wanted = padded(signInIds);
    const [row] = await this.db.read<{ count: number }>(
      `SELECT COUNT(*) AS count FROM sign_ins s JOIN users u ON u.id = s.user_id
       WHERE s.revoked_at IS NULL AND u.deleted_at IS NULL AND u.roles = ? AND s.id IN (${placeholders(wanted)})`,
      [roles, ...wanted],
    );
    return Number(row?.count);
  }

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
