import { grouped, placeholders } from '../../../db/rows';
import { type ExportSource, readPages, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { jsonListFile, jsonListsFile, mapRows } from './jsonFiles';

/** The exercises that the member made, with their tags. */
async function* exercisesOf(source: ExportSource) {
  const pages = readPages<{ id: string; isTemplate: number }>(source, {
    columns: `id, title, description, objective, prompt, time_limit_minutes AS timeLimitMinutes, difficulty, category,
      is_template AS isTemplate, created_at AS createdAt, updated_at AS updatedAt`,
    from: 'exercises',
    where: 'creator_id = ?',
    id: 'id',
  });
  for await (const exercises of pages) {
    const ids = exercises.map(({ id }) => id);
    const tags = await source.read<{ exerciseId: string; name: string }>(
      `SELECT et.exercise_id AS exerciseId, t.name FROM exercise_tags et JOIN tags t ON t.id = et.tag_id
       WHERE et.exercise_id IN (${placeholders(ids)}) ORDER BY et.exercise_id, et.position`,
      ids,
    );
    const tagsByExercise = grouped(ids, tags, ({ exerciseId }) => exerciseId);
    for (const [index, { isTemplate, ...exercise }] of exercises.entries())
      yield {
        ...exercise,
        isTemplate: isTemplate === 1,
        tags: tagsByExercise[index]?.map(({ name }) => name) ?? [],
      };
  }
}

export function* exercisesFile(source: ExportSource): Generator<ZipFile> {
  yield { path: 'exercises.json', content: jsonListFile(exercisesOf(source)) };
}

const withoutSessionId = <Row extends { sessionId: string }>({ sessionId: _, ...row }: Row) => row;

interface WritingRow {
  id: string;
  title: string;
  dateTime: Date;
  story: string | null;
  exercise: string | null;
  showsPiece: number | null;
  showsWords: number | null;
  intention: string | null;
  closing: string | null;
}

/** The member's writing per session: texts, lines, word counts, and words per sprint and interval. */
async function* writingOf(source: ExportSource) {
  const { userId } = source;
  const pages = readPages<WritingRow>(source, {
    columns: `s.id, s.title, s.date_time AS dateTime, w.story_id AS story, w.exercise_id AS exercise,
      w.shows_piece AS showsPiece, w.shows_words AS showsWords,
      l.intention, l.closing`,
    from: `(SELECT session_id FROM session_writers WHERE user_id = ?
        UNION SELECT session_id FROM session_words WHERE user_id = ?
        UNION SELECT session_id FROM session_lines WHERE user_id = ?) mine
      STRAIGHT_JOIN sessions s ON s.id = mine.session_id
      LEFT JOIN session_writers w ON w.session_id = s.id AND w.user_id = ?
      LEFT JOIN session_lines l ON l.session_id = s.id AND l.user_id = ?`,
    where: 'TRUE',
    params: [userId, userId, userId, userId, userId],
    id: 's.id',
  });
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id);
    const ofPageSql = `user_id = ? AND session_id IN (${placeholders(ids)})`;
    const words = await source.read<{ sessionId: string; story: string; before: number; after: number }>(
      `SELECT session_id AS sessionId, story_id AS story, words_before AS \`before\`, words_now AS after
       FROM session_words WHERE ${ofPageSql} ORDER BY session_id, story_id`,
      [userId, ...ids],
    );
    const intervals = await source.read<{ sessionId: string; interval: number; words: number }>(
      `SELECT session_id AS sessionId, place AS \`interval\`, words FROM session_word_intervals
       WHERE ${ofPageSql} ORDER BY session_id, place`,
      [userId, ...ids],
    );
    const sprints = await source.read<{
      sessionId: string;
      sprint: Date;
      story: string;
      before: number;
      after: number;
    }>(
      `SELECT session_id AS sessionId, started_at AS sprint, story_id AS story, words_before AS \`before\`,
         words_now AS after
       FROM session_sprint_words WHERE ${ofPageSql} ORDER BY session_id, started_at, story_id`,
      [userId, ...ids],
    );
    const sprintsBySession = grouped(ids, sprints, ({ sessionId }) => sessionId);
    const wordsBySession = grouped(ids, words, ({ sessionId }) => sessionId);
    const intervalsBySession = grouped(ids, intervals, ({ sessionId }) => sessionId);
    for (const [index, { id, showsPiece, showsWords, ...row }] of rows.entries())
      yield {
        session: id,
        ...row,
        showsPiece: showsPiece === 1,
        showsWords: showsWords === 1,
        words: wordsBySession[index]?.map(withoutSessionId) ?? [],
        wordsBySprint: sprintsBySession[index]?.map(withoutSessionId) ?? [],
        wordsByFiveMinutes: intervalsBySession[index]?.map(withoutSessionId) ?? [],
      };
  }
}

export function* sessionsFile(source: ExportSource): Generator<ZipFile> {
  const led = streamRows<{ id: string; isRecurring: number; hasReading: number }>(source, {
    columns: `id, title, description, date_time AS dateTime, duration_minutes AS durationMinutes, capacity, location,
      is_recurring AS isRecurring, has_reading AS hasReading, status, participant_count AS participantCount,
      started_at AS startedAt, ended_at AS endedAt, created_at AS createdAt, updated_at AS updatedAt`,
    from: 'sessions',
    where: 'leader_id = ?',
    id: 'id',
  });
  const joined = streamRows<{ id: string; at: Date }>(source, {
    columns: 's.id, s.title, s.date_time AS dateTime, s.status, p.joined_at AS at',
    from: 'session_participants p STRAIGHT_JOIN sessions s ON s.id = p.session_id',
    where: 'p.user_id = ?',
    id: 'p.session_id',
  });
  const readAloud = streamRows<{ id: string; hasRead: number }>(source, {
    columns: 'session_id AS id, position, has_read AS hasRead, added_at AS addedAt',
    from: 'session_readers',
    where: 'user_id = ?',
    id: 'session_id',
  });
  const lists = {
    led: mapRows(led, ({ id, isRecurring, hasReading, ...row }) => ({
      session: id,
      ...row,
      isRecurring: isRecurring === 1,
      hasReading: hasReading === 1,
    })),
    joined: mapRows(joined, ({ id, at, ...row }) => ({ session: id, ...row, joinedAt: at })),
    written: writingOf(source),
    read: mapRows(readAloud, ({ id, hasRead, ...row }) => ({ session: id, ...row, hasRead: hasRead === 1 })),
  };
  yield { path: 'sessions.json', content: jsonListsFile(lists) };
}

export function* chatFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string }>(source, {
    columns: 'id, session_id AS session, content, created_at AS createdAt',
    from: 'session_messages',
    where: 'author_id = ? AND is_deleted = 0',
    id: 'id',
  });
  yield { path: 'chat.json', content: jsonListFile(rows) };
}
