import { joinMember } from '../../members/user/memberConditions';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { jsonLists, mapped } from './exportLists';

/** The members that the member muted and blocked, but not those who muted or blocked the member. */
export function* memberBlocksFile(source: ExportSource): Generator<ZipFile> {
  const list = (table: 'mutes' | 'blocks') =>
    mapped(
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
    content: jsonLists({ muted: list('mutes'), blocked: list('blocks') }),
  };
}
