import type { Authorized } from '../../../authz/authorize';
import type { SessionStatus } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import type { SqlValue } from '../../../db/rows';
import { publishSessionChanged, publishSessionRoomChanged } from '../../../events/publish';
import { AppError, badInput, forbidden, notFound } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import { isOpen, type Session } from '../../../model/session.entity';
import type { Context } from '../../../request/context';
import { lockAccount } from '../../members/user/memberRows';
import { reloadSession } from '../session/session.service';
import { takesPartSql } from '../table/participationSql';
import { raiseSessionVersion } from '../table/raiseSessionVersion';
import type { WriteInSessionInput } from './room.inputs';

interface Writing {
  storyId: string | null;
  exerciseId: string | null;
  showsPiece: boolean;
  showsWords: boolean;
}

/**
 * Locks the picked story or exercise until the commit. Refuses a missing story and another member's alike, so
 * the error doesn't reveal whether it exists.
 */
async function lockPick(
  tx: Transaction,
  { lockOwnStory }: Pick<Context, 'lockOwnStory'>,
  userId: string,
  { storyId, exerciseId }: WriteInSessionInput,
) {
  const story = storyId != null && kindOf(storyId) === 'story' && (await lockOwnStory(tx, userId, storyId));
  if (storyId != null && !story) throw badInput({ storyId: messages.session.notYourStory });
  if (exerciseId != null) {
    const [exercise] =
      kindOf(exerciseId) !== 'exercise'
        ? []
        : await tx.read('SELECT id FROM exercises WHERE id = ? LOCK IN SHARE MODE', [exerciseId]);
    if (!exercise) throw badInput({ exerciseId: messages.exercise.notFound });
  }
  return story;
}

/** Locks the account, and the session against concurrently ending it or leaving it, and returns its status. */
export async function lockAsWriter(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<{ status: SessionStatus }> {
  await lockAccount(tx, userId);
  const [session] = await tx.read<{ status: SessionStatus; takesPart: number }>(
    `SELECT s.status, ${takesPartSql('?')} AS takesPart FROM sessions s WHERE s.id = ? FOR UPDATE`,
    [userId, userId, id],
  );
  if (!session) throw notFound(messages.session.notFound);
  if (!session.takesPart) throw forbidden();
  return session;
}

/**
 * Checks that the change is allowed, and returns whether the session is over. Visibility can be changed even then, because
 * the summary is permanent.
 */
async function checkMayWrite(
  tx: Transaction,
  userId: string,
  { sessionId, storyId, exerciseId }: WriteInSessionInput,
): Promise<boolean> {
  const session = await lockAsWriter(tx, userId, sessionId);
  const isOver = !isOpen(session);
  if (isOver && (storyId !== undefined || exerciseId !== undefined))
    throw new AppError('CONFLICT', messages.session.roomClosed);
  return isOver;
}

/** The values to set. Picking a story deselects the exercise and vice versa, unless both are given. */
function changeOf({ storyId, exerciseId, showsPiece, showsWords }: WriteInSessionInput): Partial<Writing> {
  const change: Partial<Writing> = {};
  if (storyId !== undefined) change.storyId = storyId;
  else if (exerciseId != null) change.storyId = null;
  if (exerciseId !== undefined) change.exerciseId = exerciseId;
  else if (storyId != null) change.exerciseId = null;
  if (showsPiece != null) change.showsPiece = showsPiece;
  if (showsWords != null) change.showsWords = showsWords;
  return change;
}

const columns: Record<keyof Writing, string> = {
  storyId: 'story_id',
  exerciseId: 'exercise_id',
  showsPiece: 'shows_piece',
  showsWords: 'shows_words',
};

async function lockWriting(tx: Transaction, sessionId: string, userId: string): Promise<Writing> {
  const [row] = await tx.read<{ [K in keyof Writing]: Writing[K] extends boolean ? number : Writing[K] }>(
    `SELECT story_id AS storyId, exercise_id AS exerciseId, shows_piece AS showsPiece, shows_words AS showsWords
     FROM session_writers WHERE session_id = ? AND user_id = ? FOR UPDATE`,
    [sessionId, userId],
  );
  return {
    storyId: row?.storyId ?? null,
    exerciseId: row?.exerciseId ?? null,
    showsPiece: Boolean(row?.showsPiece),
    showsWords: Boolean(row?.showsWords),
  };
}

/** What the room shows of it, as a text to compare. */
const shownPartOf = ({ storyId, exerciseId, showsPiece, showsWords }: Writing) =>
  JSON.stringify([showsWords, showsPiece ? (storyId ?? exerciseId) : null]);

/**
 * Sets the member's piece in the session and what the room shows of it; CONFLICT for a new pick after the
 * session is over.
 */
export async function writeInSession(
  ctx: Context,
  userId: string,
  { id }: Authorized<Session, 'writeInSession'>,
  input: WriteInSessionInput,
): Promise<Session> {
  const change = Object.entries(changeOf(input)) as [keyof Writing, SqlValue][];
  await ctx.db.transaction(async (tx) => {
    // Lock the story before the session, as saving does, to avoid deadlocks.
    const story = await lockPick(tx, ctx, userId, input);
    const isOver = await checkMayWrite(tx, userId, input);
    if (change.length === 0) return;
    const before = await lockWriting(tx, id, userId);
    await tx.execute(
      `INSERT INTO session_writers (session_id, user_id, ${change.map(([key]) => columns[key]).join(', ')})
       VALUES (?, ?, ${change.map(() => '?').join(', ')})
       ON DUPLICATE KEY UPDATE ${change.map(([key]) => `${columns[key]} = ?`).join(', ')}`,
      [id, userId, ...change.map(([, value]) => value), ...change.map(([, value]) => value)],
    );
    if (shownPartOf(before) !== shownPartOf({ ...before, ...Object.fromEntries(change) })) {
      await raiseSessionVersion(tx, id);
      publishSessionRoomChanged(tx, ctx, id);
      if (isOver) publishSessionChanged(tx, ctx, id);
    }
    if (story) await ctx.assignStoryToSession(tx, ctx, story, id);
  });
  return reloadSession(ctx, id);
}
