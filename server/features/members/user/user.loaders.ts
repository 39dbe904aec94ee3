import DataLoader from 'dataloader';
import { limits } from '../../../contract/limits';
import { inOrder, padded, placeholders } from '../../../db/rows';
import { userRows } from '../../../model/user.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById } from '../../../request/loaders';

export const userLoaders = {
  userById: (scope: LoaderScope) => loaderById(scope, 'user', userRows),
  userByUsername: (scope: LoaderScope) =>
    new DataLoader(async (usernames: readonly string[]) => {
      const wanted = padded(usernames.filter((name) => limits.username.pattern.test(name)));
      const found = await userRows.read(scope.db, `WHERE u.username IN (${placeholders(wanted)})`, wanted);
      return inOrder(
        usernames.map((name) => name.toLowerCase()),
        found,
        ({ username }) => username.toLowerCase(),
      );
    }),
};
