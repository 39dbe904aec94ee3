import { limits } from '../../../contract/limits';
import { grouped, inOrder, padded, placeholders } from '../../../db/rows';
import type { LoaderScope } from '../../../request/loaderScope';
import { notSuspendedSql } from '../../members/user/memberConditions';
import { SessionLinesOfMember, SessionSummary, SessionSummaryWriter } from './room.types';
import { intervalMinutes, intervalsMax, sessionWordsSql } from './sessionWords';
import { sprintResultsOf } from './sprintResults';

const intervalMs = intervalMinutes * 60 * 1000;

interface SpanRow {
  id: string;
  startedAt: Date;
  endedAt: Date;
}

interface WriterRow {
  sessionId: string;
  memberId: string;
  words: string | number;
  showsWords: number;
}

interface IntervalRow {
  sessionId: string;
  place: number;
  words: string | number;
}

/** Number of intervals from the session's start to its end. */
const intervalCountOf = ({ startedAt, endedAt }: SpanRow) =>
  Math.min(Math.max(Math.ceil((endedAt.getTime() - startedAt.getTime()) / intervalMs), 1), intervalsMax);

/**
 * Computes the summaries of completed sessions, and of the standing session until now, in five statements. Total, chart and names cover only members
 * who show their words; the others appear as a number, so that no subtraction reveals a hidden count.
 */
export async function summariesOf(
  scope: LoaderScope,
  ids: readonly string[],
): Promise<(SessionSummary | null)[]> {
  const wanted = padded(ids);
  const idList = placeholders(wanted);
  const [sprints, lines, spanRows, writerRows, intervalRows] = await Promise.all([
    sprintResultsOf(scope, ids, limits.session.sprintsShown),
    linesOf(scope, ids),
    scope.db.read<SpanRow>(
      `SELECT id, COALESCE(started_at, date_time) AS startedAt, COALESCE(ended_at, IF(kind = 'drop_in', LEAST(ends_at, ?), ends_at)) AS endedAt
       FROM sessions WHERE id IN (${idList})`,
      [scope.now(), ...wanted],
    ),
    scope.db.read<WriterRow>(
      `SELECT w.session_id AS sessionId, w.user_id AS memberId, ${sessionWordsSql} AS words,
         COALESCE(MAX(sw.shows_words), 0) AS showsWords
       FROM session_words w LEFT JOIN session_writers sw ON sw.session_id = w.session_id AND sw.user_id = w.user_id
       WHERE w.session_id IN (${idList})
         AND EXISTS (SELECT 1 FROM session_word_intervals i WHERE i.session_id = w.session_id AND i.user_id = w.user_id)
       GROUP BY w.session_id, w.user_id ORDER BY w.session_id, words DESC, w.user_id`,
      wanted,
    ),
    scope.db.read<IntervalRow>(
      `SELECT i.session_id AS sessionId, i.place, SUM(GREATEST(i.words, 0)) AS words
       FROM session_word_intervals i
       JOIN session_writers sw ON sw.session_id = i.session_id AND sw.user_id = i.user_id AND sw.shows_words
       WHERE i.session_id IN (${idList}) GROUP BY i.session_id, i.place`,
      wanted,
    ),
  ]);
  const writersOf = grouped(ids, writerRows, ({ sessionId }) => sessionId);
  const intervalsOf = grouped(ids, intervalRows, ({ sessionId }) => sessionId);
  return inOrder(ids, spanRows, ({ id }) => id).map((span, index) => {
    if (!span) return null;
    const allWriters = writersOf[index] ?? [];
    const writers = allWriters
      .filter(({ showsWords }) => Number(showsWords) === 1)
      .map(({ memberId, words }) =>
        Object.assign(new SessionSummaryWriter(), { memberId, words: Number(words) }),
      );
    return Object.assign(new SessionSummary(), {
      words: writers.reduce((sum, { words }) => sum + words, 0),
      writers,
      quietWriterCount: allWriters.length - writers.length,
      sprints: sprints[index] ?? [],
      lines: lines[index] ?? [],
      intervalMinutes,
      intervals: wordsPerInterval(span, intervalsOf[index] ?? []),
    });
  });
}

/** The words of each interval of a session, also of those without a row. */
function wordsPerInterval(span: SpanRow, rows: readonly IntervalRow[]): number[] {
  const length = Math.max(intervalCountOf(span), ...rows.map(({ place }) => place + 1));
  const wordsOf = new Map(rows.map(({ place, words }) => [place, Number(words)]));
  return Array.from({ length }, (_, place) => wordsOf.get(place) ?? 0);
}

/** The members' lines in each session: the leader's first, then by time of joining. */
async function linesOf(scope: LoaderScope, ids: readonly string[]): Promise<SessionLinesOfMember[][]> {
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
     WHERE l.session_id IN (${placeholders(wanted)}) AND ${notSuspendedSql('l.user_id')}
     ORDER BY l.session_id, s.leader_id = l.user_id DESC, p.joined_at, l.user_id`,
    wanted,
  );
  return grouped(ids, rows, ({ sessionId }) => sessionId).map((all) =>
    all.map(({ memberId, intention, closing }) =>
      Object.assign(new SessionLinesOfMember(), { memberId, intention, closing }),
    ),
  );
}
