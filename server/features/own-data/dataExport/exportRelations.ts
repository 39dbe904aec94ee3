import { joinMember } from '../../members/user/memberConditions';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { jsonListsFile, mapRows } from './jsonFiles';

/** The members that the member muted and blocked, but not those who muted or blocked the member. */
export function* memberBlocksFile(source: ExportSource): Generator<ZipFile> {
  const list = (table: 'mutes' | 'blocks') =>
    mapRows(
      streamRows<{ id: string; username: string; at: Date }>(source, {
        columns: 'm.other_id AS id, u.username, m.created_at AS at',
        from: `${table} m ${joinMember('m.other_id', { how: 'STRAIGHT_JOIN' })}`,
        where: 'm.member_id = ?',
        id: 'm.other_id',
        at: 'm.created_at',
      }),
      ({ username, at }) => ({ username, since: at }),
    );
  yield {
    path: 'muted-and-blocked.json',
    content: jsonListsFile({ muted: list('mutes'), blocked: list('blocks') }),
  };
}

/** The members that the member follows, and the member's followers. */
export function* followsFile(source: ExportSource): Generator<ZipFile> {
  const list = (column: string, otherColumn: string) =>
    mapRows(
      streamRows<{ id: string; username: string; at: Date }>(source, {
        columns: `f.${otherColumn} AS id, u.username, f.created_at AS at`,
        from: `follows f ${joinMember(`f.${otherColumn}`, { how: 'STRAIGHT_JOIN' })}`,
        where: `f.${column} = ?`,
        id: `f.${otherColumn}`,
        at: 'f.created_at',
      }),
      ({ username, at }) => ({ username, since: at }),
    );
  const lists = {
    following: list('follower_id', 'followed_id'),
    followers: list('followed_id', 'follower_id'),
  };
  yield { path: 'follows.json', content: jsonListsFile(lists) };
}
