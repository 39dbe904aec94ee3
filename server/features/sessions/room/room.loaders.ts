import DataLoader from 'dataloader';
import { shownTitleSql } from '../../../authz/storyAudience';
import { dropInSessionId } from '../../../contract/dropIn';
import { limits } from '../../../contract/limits';
import { grouped, inOrder, padded, placeholders } from '../../../db/rows';
import type { LoaderScope } from '../../../request/loaderScope';
import { notSuspendedSql } from '../../members/user/memberConditions';
import { takesPartSql } from '../table/participationSql';
import { SessionPiece, SessionRoomWriter, type SessionSprintResult, SessionWriting } from './room.types';
import { sessionWordsSql } from './sessionWords';
import { ownSprintWordsOf, sprintResultsOf } from './sprintResults';
import { summariesOf } from './summary';

/** Grace period in milliseconds for lost connections and dead servers. */
export const presenceGraceMs = 30_000;

/**
 * How long the room shows a line, so that a session that never ends, or was started days early, doesn't show old
 * intentions.
 */
const linesShownMs = 24 * 60 * 60 * 1000;

const timeAgo = (scope: LoaderScope, ms: number) => new Date(scope.now().getTime() - ms);

interface WriterRow {
  sessionId: string;
  memberId: string;
  isLeader: number;
  isHere: number;
  storyTitle: string | null;
  exerciseId: string | null;
  exerciseTitle: string | null;
  words: string | number | null;
  intention: string | null;
  closing: string | null;
}

function pieceOf({ storyTitle, exerciseId, exerciseTitle }: WriterRow): SessionPiece | null {
  if (storyTitle !== null) return Object.assign(new SessionPiece(), { title: storyTitle, exerciseId: null });
  if (exerciseTitle !== null) return Object.assign(new SessionPiece(), { title: exerciseTitle, exerciseId });
  return null;
}

const toWriter = (row: WriterRow): SessionRoomWriter =>
  Object.assign(new SessionRoomWriter(), {
    memberId: row.memberId,
    isLeader: Number(row.isLeader) === 1,
    isHere: Number(row.isHere) === 1,
    piece: pieceOf(row),
    words: row.words === null ? null : Number(row.words),
    intention: row.intention,
    closing: row.closing,
  });

interface WritingRow {
  sessionId: string;
  storyId: string | null;
  exerciseId: string | null;
  showsPiece: number | null;
  showsWords: number | null;
  words: string | number | null;
  intention: string | null;
  closing: string | null;
}

const toWriting = (row: WritingRow): SessionWriting =>
  Object.assign(new SessionWriting(), {
    storyId: row.storyId,
    exerciseId: row.exerciseId,
    showsPiece: row.showsPiece === 1,
    showsWords: row.showsWords === 1,
    sessionId: row.sessionId,
    words: Number(row.words ?? 0),
    intention: row.intention,
    closing: row.closing,
  });

/** The writers of the standing session: those present, and those who show their piece today. */
const dropInWritersSql = `UNION ALL
  (SELECT '${dropInSessionId}', user_id, 0, NULL, 1 FROM (
     SELECT user_id, 1 AS is_here FROM session_presences WHERE session_id = '${dropInSessionId}' AND seen_at > ?
     UNION ALL
     SELECT user_id, 0 FROM session_writers WHERE session_id = '${dropInSessionId}' AND (shows_piece OR shows_words)
   ) d GROUP BY user_id ORDER BY MAX(is_here) DESC, user_id LIMIT ${limits.session.dropInWriters})`;

export const roomLoaders = {
  /**
   * The writers of each session and what they show, leader first. The statement itself leaves out what they
   * don't show, so nothing after it can reveal it.
   */
  sessionRoomWriters: (scope: LoaderScope) =>
    new DataLoader<string, SessionRoomWriter[]>(async (ids) => {
      const wanted = padded(ids);
      const seenAfter = timeAgo(scope, presenceGraceMs);
      const rows = await scope.db.read<WriterRow>(
        `SELECT m.session_id AS sessionId, m.user_id AS memberId, m.is_leader AS isLeader,
         m.is_open AND EXISTS (SELECT 1 FROM session_presences p
           WHERE p.session_id = m.session_id AND p.user_id = m.user_id AND p.seen_at > ?) AS isHere,
         IF(sw.shows_piece AND m.is_open, ${shownTitleSql('sw.story_id')}, NULL) AS storyTitle, e.id AS exerciseId, e.title AS exerciseTitle,
         IF(sw.shows_words, COALESCE((SELECT ${sessionWordsSql} FROM session_words w
           WHERE w.session_id = m.session_id AND w.user_id = m.user_id), 0), NULL) AS words,
         l.intention, l.closing
       FROM (
         SELECT s.id AS session_id, s.leader_id AS user_id, 1 AS is_leader, NULL AS joined_at,
           s.status IN ('scheduled', 'in_progress') AS is_open
         FROM sessions s WHERE s.id IN (${placeholders(wanted)}) AND s.kind = 'scheduled'
         UNION ALL
         SELECT sp.session_id, sp.user_id, 0, sp.joined_at, s.status IN ('scheduled', 'in_progress')
         FROM session_participants sp JOIN sessions s ON s.id = sp.session_id
         WHERE sp.session_id IN (${placeholders(wanted)})
         ${ids.includes(dropInSessionId) ? dropInWritersSql : ''}
       ) m
       LEFT JOIN session_writers sw ON sw.session_id = m.session_id AND sw.user_id = m.user_id
       LEFT JOIN session_lines l ON l.session_id = m.session_id AND l.user_id = m.user_id AND l.updated_at > ?
         AND ${notSuspendedSql('l.user_id')}
       LEFT JOIN exercises e ON e.id = sw.exercise_id AND sw.shows_piece AND m.is_open
       ORDER BY m.session_id, m.is_leader DESC, m.joined_at, m.user_id`,
        [
          seenAfter,
          ...wanted,
          ...wanted,
          ...(ids.includes(dropInSessionId) ? [seenAfter] : []),
          timeAgo(scope, linesShownMs),
        ],
      );
      const writers = rows.map((row) => ({ sessionId: row.sessionId, writer: toWriter(row) }));
      return grouped(ids, writers, ({ sessionId }) => sessionId).map((all) =>
        all.map(({ writer }) => writer),
      );
    }),

  /** The viewer's writing in each session; null if they neither joined nor lead it. */
  viewerWriting: (scope: LoaderScope) =>
    new DataLoader<string, SessionWriting | null>(async (ids) => {
      if (!scope.viewer) return ids.map(() => null);
      const wanted = padded(ids);
      const viewerId = scope.viewer.id;
      const rows = await scope.db.read<WritingRow>(
        `SELECT s.id AS sessionId, sw.story_id AS storyId, sw.exercise_id AS exerciseId,
         sw.shows_piece AS showsPiece, sw.shows_words AS showsWords,
         (SELECT ${sessionWordsSql} FROM session_words w WHERE w.session_id = s.id AND w.user_id = ?) AS words,
         l.intention, l.closing
       FROM sessions s LEFT JOIN session_writers sw ON sw.session_id = s.id AND sw.user_id = ?
       LEFT JOIN session_lines l ON l.session_id = s.id AND l.user_id = ?
       WHERE s.id IN (${placeholders(wanted)}) AND ${takesPartSql('?')}`,
        [viewerId, viewerId, viewerId, ...wanted, viewerId, viewerId],
      );
      return inOrder(ids, rows, ({ sessionId }) => sessionId).map((row) => row && toWriting(row));
    }),

  /** The current or last sprint of each session with its words. */
  sprintResult: (scope: LoaderScope) =>
    new DataLoader<string, SessionSprintResult | null>(async (ids) =>
      (await sprintResultsOf(scope, ids, 1)).map((sprints) => sprints[0] ?? null),
    ),

  /** The viewer's words per sprint of each session, latest first. */
  viewerSprintWords: (scope: LoaderScope) =>
    new DataLoader((ids: readonly string[]) => ownSprintWordsOf(scope, ids)),

  /** Summaries of completed sessions; the caller checks the status. */
  sessionSummary: (scope: LoaderScope) => new DataLoader((ids: readonly string[]) => summariesOf(scope, ids)),
};
