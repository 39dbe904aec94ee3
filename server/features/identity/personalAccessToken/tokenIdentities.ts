import type { Logger } from 'pino';
import { viewerInForce } from '../../../authz/rolesInForce';
import type { RequiredSecondFactor } from '../../../config/config';
import type { Role, TokenScope } from '../../../contract/enums';
import { coalesce } from '../../../db/coalesce';
import type { Database } from '../../../db/database';
import { padded, placeholders } from '../../../db/rows';
import type { ViewerIdentity } from '../../../request/viewer';
import { activeMemberSql, joinMember } from '../../members/user/memberConditions';
import { hashOfToken, isWellFormed } from './tokenText';

const minuteMs = 60_000;

interface IdentityRow {
  tokenId: string;
  tokenHash: string;
  scope: TokenScope;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  id: string;
  roles: string;
}

/** Resolves personal access tokens to viewers with current data, and records their last use. */
export class TokenIdentities {
  private readonly identityOfHash = coalesce((hashes: string[]) => this.find('token_hash', hashes));
  private readonly identityOfId = coalesce((ids: string[]) => this.find('id', ids));
  /** Ids of tokens whose last use is being written. */
  private readonly recordingIds = new Set<string>();

  constructor(
    private readonly db: Database,
    private readonly log: Pick<Logger, 'warn'> | undefined,
    private readonly requiredFactor: RequiredSecondFactor,
  ) {}

  /** The viewer of a token; undefined if it is invalid, expired or revoked. */
  async byText(token: string): Promise<ViewerIdentity | undefined> {
    return isWellFormed(token) ? this.identityOfHash(hashOfToken(token)) : undefined;
  }

  byId(tokenId: string): Promise<ViewerIdentity | undefined> {
    return this.identityOfId(tokenId);
  }

  private async find(key: 'token_hash' | 'id', values: string[]): Promise<Map<string, ViewerIdentity>> {
    const wanted = padded(values);
    const now = new Date();
    const rows = await this.db.read<IdentityRow>(
      `SELECT t.id AS tokenId, t.token_hash AS tokenHash, t.scope, t.expires_at AS expiresAt,
         t.last_used_at AS lastUsedAt, u.id, u.roles
       FROM personal_access_tokens t ${joinMember('t.user_id')}
       WHERE t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > ?) AND ${activeMemberSql()}
         AND t.${key} IN (${placeholders(wanted)})`,
      [now, ...wanted],
    );
    this.recordUse(rows, now);
    return new Map(
      rows.map(({ tokenId, tokenHash, id, roles, scope, expiresAt }) => [
        key === 'id' ? tokenId : tokenHash,
        viewerInForce(this.requiredFactor, {
          id,
          signInId: tokenId,
          roles: roles.split(',') as Role[],
          isProved: false,
          token: { scope, expiresAt },
        }),
      ]),
    );
  }

  /** Writes the last use at most once a minute per token, on any number of servers; no request waits for it. */
  private recordUse(rows: readonly IdentityRow[], now: Date): void {
    const before = new Date(now.getTime() - minuteMs);
    const ids = rows
      .filter(
        ({ tokenId, lastUsedAt }) => (!lastUsedAt || lastUsedAt < before) && !this.recordingIds.has(tokenId),
      )
      .map(({ tokenId }) => tokenId);
    if (ids.length === 0) return;
    for (const id of ids) this.recordingIds.add(id);
    this.db
      .transaction(async (tx) => {
        await tx.execute(
          `UPDATE personal_access_tokens SET last_used_at = ?
           WHERE id IN (${placeholders(ids)}) AND (last_used_at IS NULL OR last_used_at < ?)`,
          [now, ...ids, before],
        );
      })
      .catch((error: unknown) =>
        this.log?.warn({ err: error }, 'the last use of a token could not be stored'),
      )
      .finally(() => {
        for (const id of ids) this.recordingIds.delete(id);
      });
  }
}
