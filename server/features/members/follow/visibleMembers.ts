import type { Database } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { notBlockedSql, notMutedSql } from '../memberBlock/blockConditions';
import { activeMemberSql } from '../user/memberConditions';

interface VisibleMember {
  id: string;
  name: string;
  username: string;
  /** Whether they follow the viewer: 1 or 0. */
  follows: number;
  /** Whether the viewer follows them: 1 or 0. */
  isFollowed: number;
}

/** Reads members by their ids, except those who may not act and those that the viewer muted or blocked. */
export async function readVisibleMembers(
  db: Pick<Database, 'read'>,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, VisibleMember>> {
  if (ids.length === 0) return new Map();
  const rows = await db.read<VisibleMember>(
    `SELECT u.id, COALESCE(u.display_name, u.username) AS name, u.username,
       EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = u.id AND f.followed_id = ?) AS follows,
       EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = ? AND f.followed_id = u.id) AS isFollowed
     FROM users u WHERE ${activeMemberSql()} AND ${notMutedSql('?', 'u.id')} AND ${notBlockedSql('?', 'u.id')}
       AND u.id IN (${placeholders(ids)})`,
    [viewerId, viewerId, viewerId, viewerId, ...ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
