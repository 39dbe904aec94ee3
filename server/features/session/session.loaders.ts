import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { loaderById, viewerLinkLoader } from '../../db/loaders';
import { grouped, inOrder, placeholders } from '../../db/rows';
import type { LoaderScope } from '../../loaderScope';
import { type Session, sessionRows } from '../../model/session.entity';

export interface ParticipantRow {
  sessionId: string;
  id: string;
  joinedAt: Date;
}

export const sessionLoaders = (scope: LoaderScope) => ({
  sessionById: loaderById(scope, 'session', sessionRows),

  /** The next session of a weekly series. */
  nextSession: new DataLoader<string, Session | null>(
    async (ids) => {
      const wanted = padded(ids);
      const next = await sessionRows.read(
        scope.db,
        `WHERE s.previous_id IN (${placeholders(wanted)})`,
        wanted,
      );
      return inOrder(ids, next, ({ previousId }) => previousId ?? '');
    },
    { cache: false },
  ),

  /** Participants by time of joining; a session has at most fifty. `id` is the member's. */
  sessionParticipants: new DataLoader<string, ParticipantRow[]>(
    async (ids) => {
      const wanted = padded(ids);
      const rows = await scope.db.read<ParticipantRow>(
        `SELECT session_id AS sessionId, user_id AS id, joined_at AS joinedAt FROM session_participants
         WHERE session_id IN (${placeholders(wanted)}) ORDER BY session_id, joined_at, user_id`,
        wanted,
      );
      return grouped(ids, rows, ({ sessionId }) => sessionId);
    },
    // Not cached, because a write may follow in the same request.
    { cache: false },
  ),

  viewerIsParticipant: viewerLinkLoader(scope, 'session_participants', 'session_id', { cache: false }),
});
