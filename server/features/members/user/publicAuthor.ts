import { hasPublicStorySql } from '../../../authz/storyAudience';
import { type User, usernameOrNone, userRows } from '../../../model/user.entity';
import type { Context } from '../../../request/context';

/** Finds a member with a public story by their username; null for any other name. Source: contract, section 9. */
export async function publicAuthor(ctx: Context, username: string): Promise<User | null> {
  const author = await userRows.first(
    ctx.db,
    `WHERE u.username = ? AND u.deleted_at IS NULL AND ${hasPublicStorySql('u.id')}`,
    [usernameOrNone(username)],
  );
  if (author) {
    ctx.loaders.userById.prime(author.id, author);
    ctx.loaders.hasPublicStory.prime(author.id, true);
  }
  return author ?? null;
}
