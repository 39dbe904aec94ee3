import DataLoader from 'dataloader';
import { grouped, inOrder, padded, placeholders } from '../../../db/rows';
import { type Session, sessionRows } from '../../../model/session.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById, viewerLinkLoader } from '../../../request/loaders';

export interface ParticipantRow {
  sessionId: string;
  id: string;
  joinedAt: Date;
}

export const sessionLoaders = {
  sessionById: (scope: LoaderScope) => loaderById(scope, 'session', sessionRows),

  /** The next session of a weekly series. */
  nextSession: (scope: LoaderScope) =>
    new DataLoader<string, Session | null>(async (ids) => {
      const wanted = padded(ids);
      const next = await sessionRows.read(
        scope.db,
        `WHERE s.previous_id IN (${placeholders(wanted)})`,
        wanted,
      );
      return inOrder(ids, next, ({ previousId }) => previousId ?? '');
    }),

  /** Participants by time of joining; a session has at most fifty. `id` is the member's. */
  sessionParticipants: (scope: LoaderScope) =>
    new DataLoader<string, ParticipantRow[]>(async (ids) => {
      const wanted = padded(ids);
      const rows = await scope.db.read<ParticipantRow>(
        `SELECT p.session_id AS sessionId, p.user_id AS id, p.joined_at AS joinedAt FROM session_participants p
         WHERE p.session_id IN (${placeholders(wanted)}) ORDER BY p.session_id, p.joined_at, p.user_id`,
        wanted,
      );
      return grouped(ids, rows, ({ sessionId }) => sessionId);
    }),

  viewerAwaitsPlace: (scope: LoaderScope) => viewerLinkLoader(scope, 'session_place_requests', 'session_id'),

  viewerIsParticipant: (scope: LoaderScope) => viewerLinkLoader(scope, 'session_participants', 'session_id'),
};
