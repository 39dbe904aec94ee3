import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../graphql/connection';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { PersonalAccessToken } from '../../model/personalAccessToken.entity';

const columns = `t.id, t.user_id AS userId, t.name, t.scope, t.last_four AS lastFour, t.created_at AS createdAt,
  t.expires_at AS expiresAt, t.last_used_at AS lastUsedAt`;

const toToken = (row: PersonalAccessToken): PersonalAccessToken =>
  Object.assign(new PersonalAccessToken(), row);

/** Newest first: ids sort by creation. */
export const tokensSource: Omit<ListSource<PersonalAccessToken, PersonalAccessToken>, 'arms'> = {
  table: 'personal_access_tokens t',
  columns,
  toNode: toToken,
};

/** The member's tokens that are not revoked; expired ones are listed until they are deleted. */
export const personalAccessTokensOf = (
  scope: LoaderScope,
  userId: string,
  args: ConnectionArgs,
): Promise<Connection<PersonalAccessToken>> =>
  paginate(scope, args, {
    ...tokensSource,
    arms: [
      {
        from: 'personal_access_tokens t FORCE INDEX (personal_access_tokens_user)',
        where: 't.user_id = ? AND t.revoked_at IS NULL',
        params: [userId],
      },
    ],
  });

export const personalAccessTokenLoaders = (scope: LoaderScope) => ({
  /** The viewer's own tokens that are not revoked; others' are never found. */
  ownPersonalAccessTokenById: new DataLoader(async (ids: readonly string[]) => {
    if (!scope.viewer) return ids.map(() => null);
    const wanted = padded(onlyIds('token', ids));
    const rows = await scope.db.read<PersonalAccessToken>(
      `SELECT ${columns} FROM personal_access_tokens t
       WHERE t.id IN (${placeholders(wanted)}) AND t.user_id = ? AND t.revoked_at IS NULL`,
      [...wanted, scope.viewer.id],
    );
    return inOrder(ids, rows.map(toToken), ({ id }) => id);
  }),
});
