import DataLoader from 'dataloader';
import { withPrefetches } from '../../../db/prefetch';
import { grouped, inOrder, padded, placeholders } from '../../../db/rows';
import { type Session, sessionRows } from '../../../model/session.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById, prefetchUser, viewerLinkLoader } from '../../../request/loaders';
import { type SessionLoaders, sessionPrefetches } from './session.prefetch';

export interface ParticipantRow {
  sessionId: string;
  id: string;
  joinedAt: Date;
}

const participantRows = {
  columns: 'p.session_id AS sessionId, p.user_id AS id, p.joined_at AS joinedAt',
  toNode: (row: ParticipantRow) => row,
};

export const sessionLoaders = {
  sessionById: (scope: LoaderScope, loaders: SessionLoaders) =>
    loaderById(scope, 'session', sessionRows, () => sessionPrefetches(scope, loaders)),

  /** The next session of a weekly series. */
  nextSession: (scope: LoaderScope) =>
    new DataLoader<string, Session | null>(
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
  sessionParticipants: (scope: LoaderScope, { userById }: Pick<SessionLoaders, 'userById'>) =>
    new DataLoader<string, ParticipantRow[]>(
      async (ids) => {
        const wanted = padded(ids);
        const isSelected = scope.answer.selected?.has('Session.participants');
        const { columns, toNode } = withPrefetches(
          participantRows,
          isSelected ? [prefetchUser('p.user_id', ({ id }) => id, userById)] : [],
        );
        const rows = await scope.db.read<ParticipantRow>(
          `SELECT ${columns} FROM session_participants p
           WHERE p.session_id IN (${placeholders(wanted)}) ORDER BY p.session_id, p.joined_at, p.user_id`,
          wanted,
        );
        return grouped(ids, rows.map(toNode), ({ sessionId }) => sessionId);
      },
      // Not cached, because a write may follow in the same request.
      { cache: false },
    ),

  viewerAwaitsPlace: (scope: LoaderScope) => viewerLinkLoader(scope, 'session_place_requests', 'session_id'),

  viewerIsParticipant: (scope: LoaderScope) =>
    // Not cached where a write may follow.
    viewerLinkLoader(scope, 'session_participants', 'session_id', {
      cache: scope.answer.selected !== undefined,
    }),
};
