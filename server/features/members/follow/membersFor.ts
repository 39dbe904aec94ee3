import type { Database } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { notBlocked, notMuted } from '../memberBlock/notBlocked';
import { isActive } from '../user/memberConditions';

interface NamedMember {
  id: string;
  name: string;
  username: string;
  /** Whether they follow the viewer, and vice versa. */
  follows: number;
  isFollowed: number;
}

/** Members by id, except those who may not act and those that the viewer muted or blocked. */
export async function membersFor(
  db: Pick<Database, 'read'>,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, NamedMember>> {
  if (ids.length === 0) return new Map();
  const rows = await db.read<NamedMember>(
    `SELECT u.id, COALESCE(u.display_name, u.username) AS name, u.username,
       EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = u.id AND f.followed_id = ?) AS follows,
       EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = ? AND f.followed_id = u.id) AS isFollowed
     FROM users u WHERE ${isActive()} AND ${notMuted('?', 'u.id')} AND ${notBlocked('?', 'u.id')}
       AND u.id IN (${placeholders(ids)})`,
    [viewerId, viewerId, viewerId, viewerId, ...ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
