import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../request/loaderScope';
import { readMembers } from '../../members/user/memberRows';

interface AccountState {
  emailConfirmedAt: Date | null;
  hasPassword: boolean;
}

export const accountLoaders = {
  /** Fields that only the account's owner may read. */
  accountStateById: (scope: LoaderScope) =>
    new DataLoader(async (ids: readonly string[]) => {
      const columns = ['id', 'emailConfirmedAt', 'passwordHash'] as const;
      const rows = await readMembers(scope.db, { id: ids }, columns, { among: 'all' });
      const states = new Map(
        rows.map(({ id, emailConfirmedAt, passwordHash }) => [
          id,
          { emailConfirmedAt, hasPassword: passwordHash !== null },
        ]),
      );
      return ids.map((id): AccountState => states.get(id) ?? { emailConfirmedAt: null, hasPassword: false });
    }),
};
