import type { Connection } from '../../../graphql/connection';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';

/** Replaces the rows of a page by the members with their ids. */
export async function membersOfPage(
  ctx: Context,
  page: Connection<{ id: string }>,
): Promise<Connection<User>> {
  const users = await Promise.all(page.edges.map(({ node }) => ctx.loaders.userById.load(node.id)));
  const edges = page.edges.flatMap(({ cursor }, index) => {
    const node = users[index];
    return node ? [{ cursor, node }] : [];
  });
  return { ...page, edges };
}
