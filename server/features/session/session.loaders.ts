import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { grouped, inOrder, placeholders } from '../../db/rows';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { Session } from '../../model/session.entity';

/** The table's alias is `s`. */
export const sessionColumns = `s.id, s.leader_id AS leaderId, s.series_id AS seriesId, s.previous_id AS previousId,
  s.title, s.description, s.date_time AS dateTime, s.duration_minutes AS durationMinutes, s.ends_at AS endsAt,
  s.wall_clock AS wallClock, s.capacity, s.location, s.is_recurring AS isRecurring, s.status,
  s.participant_count AS participantCount, s.due_at AS dueAt, s.started_at AS startedAt, s.ended_at AS endedAt,
  s.sprint_started_at AS sprintStartedAt, s.sprint_ends_at AS sprintEndsAt, s.created_at AS createdAt,
  s.updated_at AS updatedAt`;

export type SessionRow = Omit<Session, 'isRecurring'> & { isRecurring: number };

export const toSession = (row: SessionRow): Session =>
  Object.assign(new Session(), row, { isRecurring: row.isRecurring === 1 });

export interface ParticipantRow {
  sessionId: string;
  id: string;
  joinedAt: Date;
}

export const sessionLoaders = (scope: LoaderScope) => ({
  /** Doesn't check access; the caller authorises. */
  sessionById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('session', ids));
    const rows = await scope.db.read<SessionRow>(
      `SELECT ${sessionColumns} FROM sessions s WHERE s.id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toSession), ({ id }) => id);
  }),

  /** The next session of a weekly series. */
  nextSession: new DataLoader<string, Session | null>(
    async (ids) => {
      const wanted = padded(ids);
      const rows = await scope.db.read<SessionRow>(
        `SELECT ${sessionColumns} FROM sessions s WHERE s.previous_id IN (${placeholders(wanted)})`,
        wanted,
      );
      return inOrder(ids, rows.map(toSession), ({ previousId }) => previousId ?? '');
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

  viewerIsParticipant: new DataLoader<string, boolean>(
    async (ids) => {
      if (!scope.viewer) return ids.map(() => false);
      const wanted = padded(ids);
      const rows = await scope.db.read<{ sessionId: string }>(
        `SELECT session_id AS sessionId FROM session_participants
         WHERE user_id = ? AND session_id IN (${placeholders(wanted)})`,
        [scope.viewer.id, ...wanted],
      );
      return inOrder(ids, rows, ({ sessionId }) => sessionId).map((row) => row !== null);
    },
    { cache: false },
  ),
});
