import { limits } from '../../../contract/limits';
import type { Transaction } from '../../../db/database';
import { publishSessionChanged, publishSessionRoomChanged } from '../../../events/publish';
import type { Events } from '../../../events/pubSub';
import type { Story } from '../../../model/story.entity';

/** Minutes per interval in the chart of words. */
export const intervalMinutes = 5;
/** Limit for sessions that were started days early: the last interval takes the rest. */
export const intervalsMax = limits.session.duration.max / intervalMinutes;

/** Words written in a session, never negative per story; the alias of `session_words` is `w`. */
export const wordsWritten = 'SUM(IF(w.words_now > w.words_before, w.words_now - w.words_before, 0))';

/**
 * Saves count in a sprint and in a session until this long after its end: longer than any device waits before it saves
 * by itself, so that the last words are in the result.
 */
const graceMs = 60_000;

interface Ctx {
  now: () => Date;
  pubSub: Events;
}

/** A story before a save, and the session in which the save counts. */
export interface SaveInSession {
  sessionId: string;
  userId: string;
  storyId: string;
  title: string;
  words: number;
  at: Date;
  /** Null if nothing is counted: the session is neither in progress nor just over, or the author doesn't participate. */
  startedAt: Date | null;
  /** When the session ended, or will. */
  endsAt: Date | null;
  /** The start of the sprint in which the save counts; null if there is none. */
  sprintStartedAt: Date | null;
  showsWords: boolean;
  showsTitle: boolean;
}

/**
 * Reads a story's state before a save in a session. Locks the story's row, so that of concurrent saves each
 * counts from the text it replaces.
 */
export async function lockForSave(tx: Transaction, ctx: Ctx, storyId: string): Promise<SaveInSession | null> {
  const at = ctx.now();
  const graceBegan = new Date(at.getTime() - graceMs);
  const [row] = await tx.read<{
    sessionId: string | null;
    userId: string;
    title: string;
    words: number;
    startedAt: Date | null;
    endsAt: Date | null;
    sprintStartedAt: Date | null;
    shows: string | null;
  }>(
    `SELECT st.session_id AS sessionId, st.author_id AS userId, st.title, st.word_count AS words,
       (SELECT s.started_at FROM sessions s
        WHERE s.id = st.session_id AND s.status IN ('in_progress', 'completed')
          AND COALESCE(s.ended_at, s.ends_at) > ? AND (s.leader_id = st.author_id
          OR EXISTS (SELECT 1 FROM session_participants p WHERE p.session_id = s.id AND p.user_id = st.author_id)
          OR (s.kind = 'drop_in' AND EXISTS (SELECT 1 FROM session_writers d
            WHERE d.session_id = s.id AND d.user_id = st.author_id AND d.story_id = st.id)))
       ) AS startedAt,
       (SELECT COALESCE(s.ended_at, s.ends_at) FROM sessions s WHERE s.id = st.session_id) AS endsAt,
       (SELECT s.sprint_started_at FROM sessions s WHERE s.id = st.session_id AND s.sprint_ends_at > ?) AS sprintStartedAt,
       (SELECT CONCAT(sw.shows_words, sw.shows_piece AND sw.story_id <=> st.id) FROM session_writers sw
        WHERE sw.session_id = st.session_id AND sw.user_id = st.author_id) AS shows
     FROM stories st WHERE st.id = ? FOR UPDATE`,
    [graceBegan, graceBegan, storyId],
  );
  if (!row?.sessionId) return null;
  const { sessionId, userId, title, words, startedAt, endsAt, sprintStartedAt, shows } = row;
  return {
    sessionId,
    userId,
    storyId,
    title,
    words,
    startedAt,
    endsAt,
    sprintStartedAt,
    at,
    showsWords: shows?.[0] === '1',
    showsTitle: shows?.[1] === '1',
  };
}

/** Counts the words added by a save, and publishes a room change if others can see a difference. */
export async function recordWords(
  tx: Transaction,
  ctx: Ctx,
  before: SaveInSession,
  { wordCount, title }: Pick<Story, 'wordCount' | 'title'>,
): Promise<void> {
  const change = wordCount - before.words;
  const { sessionId, userId, storyId, startedAt, endsAt, sprintStartedAt, at } = before;
  if (startedAt) {
    await tx.execute(
      `INSERT INTO session_words (session_id, user_id, story_id, words_before, words_now) VALUES (?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE words_now = ?`,
      [sessionId, userId, storyId, before.words, wordCount, wordCount],
    );
    if (change !== 0) {
      // Words saved after the end were written before it.
      const written = Math.min(at.getTime(), endsAt ? endsAt.getTime() - 1 : at.getTime());
      const place = Math.floor((written - startedAt.getTime()) / (intervalMinutes * 60 * 1000));
      await tx.execute(
        `INSERT INTO session_word_intervals (session_id, user_id, place, words) VALUES (?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE words = words + ?`,
        [sessionId, userId, Math.min(Math.max(place, 0), intervalsMax - 1), change, change],
      );
      if (sprintStartedAt)
        await tx.execute(
          `INSERT INTO session_sprint_words (session_id, started_at, user_id, story_id, words_before, words_now)
           VALUES (?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE words_now = ?`,
          [sessionId, sprintStartedAt, userId, storyId, before.words, wordCount, wordCount],
        );
    }
  }
  const isSeen =
    (startedAt !== null && change !== 0 && before.showsWords) ||
    (before.showsTitle && title !== before.title);
  if (!isSeen) return;
  publishSessionRoomChanged(tx, ctx, sessionId);
  // The summary is part of the session.
  if (startedAt && endsAt && endsAt <= at) publishSessionChanged(tx, ctx, sessionId);
}

/**
 * A story created in a session: all of its words count there, and it replaces the story that its author had
 * picked.
 */
export async function recordNewStory(
  tx: Transaction,
  ctx: Ctx,
  { id, authorId, sessionId, exerciseId, wordCount, title }: Story,
): Promise<void> {
  await tx.execute(
    `INSERT INTO session_writers (session_id, user_id, story_id, exercise_id)
     SELECT s.id, ?, ?, ? FROM sessions s WHERE s.id = ? AND s.status IN ('scheduled', 'in_progress')
     ON DUPLICATE KEY UPDATE story_id = ?, exercise_id = ?`,
    [authorId, id, exerciseId, sessionId, id, exerciseId],
  );
  const made = await lockForSave(tx, ctx, id);
  if (made) await recordWords(tx, ctx, { ...made, words: 0, title: '' }, { wordCount, title });
}
