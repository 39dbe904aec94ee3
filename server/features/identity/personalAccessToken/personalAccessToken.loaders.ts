import DataLoader from 'dataloader';
import { inOrder, padded, placeholders } from '../../../db/rows';
import {
  type Connection,
  type ConnectionArgs,
  type EntitySource,
  paginate,
} from '../../../graphql/connection';
import { onlyIds } from '../../../lib/ids';
import { type PersonalAccessToken, tokenRows } from '../../../model/personalAccessToken.entity';
import type { LoaderScope } from '../../../request/loaderScope';

/** Tokens, newest first: ids sort by creation. */
export const tokensSource: EntitySource<PersonalAccessToken> = tokenRows;

/** The member's tokens that are not revoked; expired ones are listed until they are deleted. */
export const personalAccessTokensOf = (
  scope: LoaderScope,
  userId: string,
  args: ConnectionArgs,
): Promise<Connection<PersonalAccessToken>> =>
  paginate(scope, args, {
    ...tokensSource,
    branches: [
      {
        from: 'personal_access_tokens t FORCE INDEX (personal_access_tokens_user)',
        where: 't.user_id = ? AND t.revoked_at IS NULL',
        params: [userId],
      },
    ],
  });

export const personalAccessTokenLoaders = {
  /** The viewer's own tokens that are not revoked; others' are never found. */
  ownPersonalAccessTokenById: (scope: LoaderScope) =>
    new DataLoader(async (ids: readonly string[]) => {
      if (!scope.viewer) return ids.map(() => null);
      const wanted = padded(onlyIds('token', ids));
      const found = await tokenRows.read(
        scope.db,
        `WHERE t.id IN (${placeholders(wanted)}) AND t.user_id = ? AND t.revoked_at IS NULL`,
        [...wanted, scope.viewer.id],
      );
      return inOrder(ids, found, ({ id }) => id);
    }),
};
