import { grouped, padded, placeholders } from '../../db/rows';
import type { LoaderScope } from '../../loaderScope';
import { SessionLinesOfMember } from './room.types';

/** What members said in each session, by the time of their first seat; the leader first. */
export async function linesOf(scope: LoaderScope, ids: readonly string[]): Promise<SessionLinesOfMember[][]> {
  const wanted = padded(ids);
  const rows = await scope.db.read<{
    sessionId: string;
    memberId: string;
    intention: string | null;
    closing: string | null;
  }>(
    `SELECT l.session_id AS sessionId, l.user_id AS memberId, l.intention, l.closing
     FROM session_lines l JOIN sessions s ON s.id = l.session_id
     LEFT JOIN session_participants p ON p.session_id = l.session_id AND p.user_id = l.user_id
     WHERE l.session_id IN (${placeholders(wanted)})
     ORDER BY l.session_id, s.leader_id = l.user_id DESC, p.joined_at, l.user_id`,
    wanted,
  );
  return grouped(ids, rows, ({ sessionId }) => sessionId).map((all) =>
    all.map(({ memberId, intention, closing }) =>
      Object.assign(new SessionLinesOfMember(), { memberId, intention, closing }),
    ),
  );
}
