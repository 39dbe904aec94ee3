import DataLoader from 'dataloader';
import { padded, placeholders } from '../../../db/rows';
import type { LoaderScope } from '../../../request/loaderScope';

interface AccountState {
  emailConfirmedAt: Date | null;
  hasPassword: boolean;
}

export const accountLoaders = {
  /** Fields that only the account's owner may read. */
  accountStateById: (scope: LoaderScope) =>
    new DataLoader(async (ids: readonly string[]) => {
      const wanted = padded(ids);
      const rows = await scope.db.read<{ id: string; emailConfirmedAt: Date | null; hasPassword: number }>(
        `SELECT id, email_confirmed_at AS emailConfirmedAt, password_hash IS NOT NULL AS hasPassword
       FROM users WHERE id IN (${placeholders(wanted)})`,
        wanted,
      );
      const states = new Map(
        rows.map(({ id, emailConfirmedAt, hasPassword }) => [
          id,
          { emailConfirmedAt, hasPassword: Number(hasPassword) === 1 },
        ]),
      );
      return ids.map((id): AccountState => states.get(id) ?? { emailConfirmedAt: null, hasPassword: false });
    }),
};
