import { limits } from '../../../contract/limits';
import type { Transaction } from '../../../db/database';
import { publishSessionChanged, publishSessionRoomChanged } from '../../../events/publish';
import type { Events } from '../../../events/pubSub';
import type { Story } from '../../../model/story.entity';
import { hasJoinedSql } from '../table/participationSql';
import { raiseSessionVersion } from '../table/raiseSessionVersion';

/** Minutes per interval in the chart of words. */
export const intervalMinutes = 5;
/** Limit for sessions that were started days early: the last interval takes the rest. */
export const intervalsMax = limits.session.duration.max / intervalMinutes;

/** Sums up words written, never negative per story; the alias of `session_words` or `session_sprint_words` is `w`. */
export const sessionWordsSql = 'SUM(IF(w.words_now > w.words_before, w.words_now - w.words_before, 0))';

/**
 * Saves count in a sprint and in a session until this long after its end: longer than any device waits before it saves
 * by itself, so that the last words are in the result.
 */
const saveGraceMs = 60_000;

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
  /** Whether others see the story as its author's piece. */
  showsPiece: boolean;
}

/**
 * The session in which a save of the story counts; null if it isn't written in one. Its row is locked, so that of concurrent saves
 * each counts from the text it replaces.
 */
export async function sessionOfSave(
  tx: Transaction,
  ctx: Ctx,
  {
    id: storyId,
    authorId: userId,
    sessionId,
    title,
    wordCount: words,
  }: Pick<Story, 'id' | 'authorId' | 'sessionId' | 'title' | 'wordCount'>,
): Promise<SaveInSession | null> {
  if (!sessionId) return null;
  const at = ctx.now();
  const graceBegan = new Date(at.getTime() - saveGraceMs);
  const [row] = await tx.read<
    Pick<SaveInSession, 'startedAt' | 'endsAt' | 'sprintStartedAt'> & { shows: string | null }
  >(
    `SELECT IF(s.status IN ('in_progress', 'completed') AND COALESCE(s.ended_at, s.ends_at) > ? AND (s.leader_id = ?
         OR ${hasJoinedSql('?')}
         OR (s.kind = 'drop_in' AND EXISTS (SELECT 1 FROM session_writers d
           WHERE d.session_id = s.id AND d.user_id = ? AND d.story_id = ?))), s.started_at, NULL) AS startedAt,
       COALESCE(s.ended_at, s.ends_at) AS endsAt, IF(s.sprint_ends_at > ?, s.sprint_started_at, NULL) AS sprintStartedAt,
       (SELECT CONCAT(sw.shows_words, sw.shows_piece AND sw.story_id <=> ?) FROM session_writers sw
        WHERE sw.session_id = s.id AND sw.user_id = ?) AS shows
     FROM sessions s WHERE s.id = ?`,
    [graceBegan, userId, userId, userId, storyId, graceBegan, storyId, userId, sessionId],
  );
  if (!row) return null;
  // Two digits, for the words and for the piece.
  const { shows, ...times } = row;
  const shown = { showsWords: shows?.[0] === '1', showsPiece: shows?.[1] === '1' };
  return { sessionId, userId, storyId, title, words, at, ...times, ...shown };
}

/** Counts the words added by a save, and publishes a room change if others can see a difference. */
export async function recordWords(
  tx: Transaction,
  ctx: Ctx,
  before: SaveInSession,
  { wordCount, title }: Pick<Story, 'wordCount' | 'title'>,
): Promise<void> {
  const difference = wordCount - before.words;
  const { sessionId, userId, storyId, startedAt, endsAt, sprintStartedAt, at } = before;
  // The summary is part of the session.
  const changesSummary = startedAt !== null && endsAt !== null && endsAt <= at;
  const renamesPiece = before.showsPiece && title !== before.title;
  if (changesSummary || renamesPiece) await raiseSessionVersion(tx, sessionId);
  if (startedAt) {
    await tx.execute(
      `INSERT INTO session_words (session_id, user_id, story_id, words_before, words_now) VALUES (?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE words_now = ?`,
      [sessionId, userId, storyId, before.words, wordCount, wordCount],
    );
    if (difference !== 0) {
      // Words saved after the end were written before it.
      const writtenAt = Math.min(at.getTime(), endsAt ? endsAt.getTime() - 1 : at.getTime());
      const place = Math.floor((writtenAt - startedAt.getTime()) / (intervalMinutes * 60 * 1000));
      await tx.execute(
        `INSERT INTO session_word_intervals (session_id, user_id, place, words) VALUES (?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE words = words + ?`,
        [sessionId, userId, Math.min(Math.max(place, 0), intervalsMax - 1), difference, difference],
      );
      if (sprintStartedAt)
        await tx.execute(
          `INSERT INTO session_sprint_words (session_id, started_at, user_id, story_id, words_before, words_now)
           VALUES (?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE words_now = ?`,
          [sessionId, sprintStartedAt, userId, storyId, before.words, wordCount, wordCount],
        );
    }
  }
  const countsWords = startedAt !== null && difference !== 0 && before.showsWords;
  if (!countsWords && !renamesPiece) return;
  publishSessionRoomChanged(tx, ctx, sessionId);
  if (changesSummary) publishSessionChanged(tx, ctx, sessionId);
}

/** Counts all words of a story created in a session, where it replaces the story that its author had picked. */
export async function recordNewStory(tx: Transaction, ctx: Ctx, story: Story): Promise<void> {
  const { id, authorId, sessionId, exerciseId } = story;
  await tx.execute(
    `INSERT INTO session_writers (session_id, user_id, story_id, exercise_id)
     SELECT s.id, ?, ?, ? FROM sessions s WHERE s.id = ? AND s.status IN ('scheduled', 'in_progress')
     ON DUPLICATE KEY UPDATE story_id = ?, exercise_id = ?`,
    [authorId, id, exerciseId, sessionId, id, exerciseId],
  );
  const save = await sessionOfSave(tx, ctx, story);
  if (save) await recordWords(tx, ctx, { ...save, words: 0, title: '' }, story);
}
