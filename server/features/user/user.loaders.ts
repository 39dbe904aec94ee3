import DataLoader from 'dataloader';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { User } from '../../model/user.entity';

const columns = `id, username, email, roles, display_name AS displayName, bio, website_url AS websiteUrl,
  profile_image_url AS profileImageUrl, created_at AS createdAt, updated_at AS updatedAt, deleted_at AS deletedAt`;

type UserRow = Omit<User, 'roles' | 'passwordHash'> & { roles: string };

const toUser = (row: UserRow): User =>
  Object.assign(new User(), row, {
    roles: row.roles.split(','),
    // REST clients and integrators see only the display name, so it must say that the account was deleted.
    displayName: row.deletedAt ? messages.profile.deletedName : row.displayName,
  });

export const userLoaders = (scope: LoaderScope) => ({
  userById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('user', ids));
    const rows = await scope.db.read<UserRow>(
      `SELECT ${columns} FROM users WHERE id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toUser), ({ id }) => id);
  }),
  userByUsername: new DataLoader(async (usernames: readonly string[]) => {
    const wanted = padded(usernames.filter((name) => limits.username.pattern.test(name)));
    const rows = await scope.db.read<UserRow>(
      `SELECT ${columns} FROM users WHERE username IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(
      usernames.map((name) => name.toLowerCase()),
      rows.map(toUser),
      ({ username }) => username.toLowerCase(),
    );
  }),
});
