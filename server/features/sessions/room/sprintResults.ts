import { limits } from '../../../contract/limits';
import { grouped, padded, placeholders } from '../../../db/rows';
import type { LoaderScope } from '../../../request/loaderScope';
import { SessionSprintResult, SessionSprintWords, SessionSprintWriter } from './room.types';
import { sessionWordsSql } from './sessionWords';

interface ResultRow {
  sessionId: string;
  startedAt: Date;
  endsAt: Date;
  memberId: string | null;
  words: string | number | null;
}

/** Builds sprints from rows, one per sprint and writer. A sprint in which nobody shows words has one row without a writer. */
function toResults(rows: readonly ResultRow[]): SessionSprintResult[] {
  const sprints: SessionSprintResult[] = [];
  for (const { startedAt, endsAt, memberId, words } of rows) {
    let sprint = sprints.at(-1);
    if (sprint?.startedAt.getTime() !== startedAt.getTime()) {
      sprint = Object.assign(new SessionSprintResult(), { startedAt, endsAt, words: 0, writers: [] });
      sprints.push(sprint);
    }
    if (memberId === null || !sprint) continue;
    sprint.words += Number(words);
    sprint.writers.push(Object.assign(new SessionSprintWriter(), { memberId, words: Number(words) }));
  }
  return sprints;
}

/**
 * The latest sprints of each session, earliest first, with the words of those who show them. The statement itself leaves
 * out the others, so nothing after it can reveal them. A sprint ends at the latest with its session.
 */
export async function sprintResultsOf(
  scope: LoaderScope,
  ids: readonly string[],
  latest: number,
): Promise<SessionSprintResult[][]> {
  const wanted = padded(ids);
  const rows = await scope.db.read<ResultRow>(
    `SELECT sp.session_id AS sessionId, sp.started_at AS startedAt,
       LEAST(sp.ends_at, COALESCE(s.ended_at, sp.ends_at)) AS endsAt, w.user_id AS memberId, w.words
     FROM (
       SELECT session_id, started_at, ends_at,
         ROW_NUMBER() OVER (PARTITION BY session_id ORDER BY started_at DESC) AS place
       FROM session_sprints WHERE session_id IN (${placeholders(wanted)})
     ) sp
     JOIN sessions s ON s.id = sp.session_id
     LEFT JOIN (
       SELECT w.session_id, w.started_at, w.user_id, ${sessionWordsSql} AS words
       FROM session_sprint_words w
       JOIN session_writers sw ON sw.session_id = w.session_id AND sw.user_id = w.user_id AND sw.shows_words
       WHERE w.session_id IN (${placeholders(wanted)})
       GROUP BY w.session_id, w.started_at, w.user_id
     ) w ON w.session_id = sp.session_id AND w.started_at = sp.started_at
     WHERE sp.place <= ?
     ORDER BY sp.session_id, sp.started_at, w.words DESC, w.user_id`,
    [...wanted, ...wanted, latest],
  );
  return grouped(ids, rows, ({ sessionId }) => sessionId).map(toResults);
}

interface OwnWordsRow {
  sessionId: string;
  startedAt: Date;
  words: string | number;
}

/** The viewer's words per sprint of each session, latest first. */
export async function ownSprintWordsOf(
  scope: LoaderScope,
  ids: readonly string[],
): Promise<SessionSprintWords[][]> {
  if (!scope.viewer) return ids.map(() => []);
  const wanted = padded(ids);
  const rows = await scope.db.read<OwnWordsRow>(
    `SELECT w.session_id AS sessionId, w.started_at AS startedAt, ${sessionWordsSql} AS words
     FROM session_sprint_words w WHERE w.user_id = ? AND w.session_id IN (${placeholders(wanted)})
     GROUP BY w.session_id, w.started_at ORDER BY w.session_id, w.started_at DESC`,
    [scope.viewer.id, ...wanted],
  );
  return grouped(ids, rows, ({ sessionId }) => sessionId).map((all) =>
    all
      .slice(0, limits.session.sprintsShown)
      .map(({ startedAt, words }) =>
        Object.assign(new SessionSprintWords(), { startedAt, words: Number(words) }),
      ),
  );
}
