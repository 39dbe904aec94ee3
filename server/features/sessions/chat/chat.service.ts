import { In } from 'typeorm';
import { type Authorized, authorize, signedInViewer } from '../../../authz/authorize';
import { ReportDecision } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { countCharacters, isVisible } from '../../../contract/profileRules';
import type { Transaction } from '../../../db/database';
import { publishSessionChatChanged } from '../../../events/publish';
import { AppError, badInput, unauthenticated } from '../../../lib/errors';
import { newIdAt } from '../../../lib/ids';
import { isOpen, type Session } from '../../../model/session.entity';
import { SessionMessage, sessionMessageRows } from '../../../model/sessionMessage.entity';
import { settleCases, storeDecision, storeRemovalDecision } from '../../../record/audit/contentDecisions';
import type { Context } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { activeMemberSql, joinMember, staffMemberSql } from '../../members/user/memberConditions';
import { takesPartSql } from '../table/participationSql';
import type { SendSessionMessageInput } from './chat.inputs';

/** Messages deleted per statement, to keep locks short. */
const batchSize = 1_000;

/** Validates a message. Normalises line breaks, and limits empty lines, which could fill the screen. */
function normalizeMessage(content: string): string {
  const text = content
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim();
  if (!isVisible(text)) throw badInput({ content: messages.chat.blank });
  if (countCharacters(text) > limits.chat.contentMax) throw badInput({ content: messages.chat.tooLong });
  return text;
}

/**
 * Sends a message; null if its key was used by one that has been deleted since. CONFLICT while a sprint runs and after
 * the session.
 */
export async function sendSessionMessage(
  ctx: Context,
  authorId: string,
  { id: sessionId }: Authorized<Session, 'sendSessionMessage'>,
  { content, localId }: Pick<SendSessionMessageInput, 'content' | 'localId'>,
): Promise<SessionMessage | null> {
  const text = normalizeMessage(content);
  const message = await createOnce(ctx, {
    localId,
    limit: ['chatMember', authorId],
    find: (id) =>
      sessionMessageRows.first(ctx.db, 'WHERE m.author_id = ? AND m.session_id = ? AND m.local_id = ?', [
        authorId,
        sessionId,
        id,
      ]),
    create: () => insertMessage(ctx, { sessionId, authorId, content: text, localId: localId ?? null }),
  });
  return message.isDeleted ? null : message;
}

/**
 * Inserts a message. The statement checks permission and the sprint again: of a message and a sprint's start at the same time, the
 * later one sees the other.
 */
async function insertMessage(
  ctx: Context,
  sent: Pick<SessionMessage, 'sessionId' | 'authorId' | 'content' | 'localId'>,
): Promise<SessionMessage> {
  const { sessionId, authorId, content, localId } = sent;
  const now = ctx.now();
  const message = Object.assign(new SessionMessage(), {
    // Messages are listed by id, so ids use the time shared by all servers.
    id: newIdAt('message', now),
    ...sent,
    isDeleted: false,
    createdAt: now,
  });
  const isSent = await ctx.db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      `INSERT INTO session_messages (id, session_id, author_id, content, local_id, created_at)
       SELECT ?, s.id, u.id, ?, ?, ? FROM sessions s ${joinMember('?', { how: 'STRAIGHT_JOIN' })}
       WHERE s.id = ? AND ${activeMemberSql()} AND s.status IN ('scheduled', 'in_progress')
         AND (s.sprint_ends_at IS NULL OR s.sprint_ends_at <= ?)
         AND (${staffMemberSql()} OR ${takesPartSql('u.id')})
       LOCK IN SHARE MODE`,
      [message.id, content, localId, now, authorId, sessionId, now],
    );
    if (affectedRows > 0) publishSessionChatChanged(tx, ctx, sessionId, message.id);
    return affectedRows > 0;
  });
  if (!isSent) throw await refusalOf(ctx, sessionId);
  return message;
}

/** The error for a message that was not inserted. */
async function refusalOf(ctx: Context, id: string): Promise<AppError> {
  const session = await authorize(ctx, 'sendSessionMessage', id);
  if (!isOpen(session)) return new AppError('CONFLICT', messages.chat.closed);
  // Otherwise a sprint was running when the statement ran, or the account was deleted.
  return session.sprintEndsAt ? new AppError('CONFLICT', messages.chat.quiet) : unauthenticated();
}

/** Removes a message in the caller's transaction. The caller authorises. */
export async function removeMessage(
  tx: Transaction,
  ctx: Context,
  { id, sessionId }: Pick<SessionMessage, 'id' | 'sessionId'>,
): Promise<void> {
  const change = { content: '', isDeleted: true };
  if ((await tx.update(SessionMessage, { id, isDeleted: false }, change)) > 0)
    publishSessionChatChanged(tx, ctx, sessionId, id);
}

/** Whether the viewer deletes messages as staff, which is recorded. In a session that they lead they do it as its leader. */
const isModerationByStaff = ({ viewer }: Context, { leaderId }: Pick<Session, 'leaderId'>) =>
  viewer?.id !== leaderId;

/** Deletes a message; repeating it changes nothing. */
export async function deleteSessionMessage(
  ctx: Context,
  message: Authorized<SessionMessage, 'deleteSessionMessage'>,
): Promise<void> {
  const { id, authorId, sessionId } = message;
  const session = await ctx.loaders.sessionById.load(sessionId);
  const isRecorded = session && ctx.viewer?.id !== authorId && isModerationByStaff(ctx, session);
  await ctx.db.transaction(async (tx) => {
    const [removed] = isRecorded
      ? await tx.read<{ content: string }>(
          'SELECT content FROM session_messages WHERE id = ? AND is_deleted = 0 FOR UPDATE',
          [id],
        )
      : [];
    if (removed)
      await storeRemovalDecision(tx, ctx, { subjectId: id, authorId, removedText: removed.content });
    await removeMessage(tx, ctx, message);
  });
}

type ClearBatch = (tx: Transaction, ctx: Context, sessionId: string, lastId: string) => Promise<number>;

/** Deletes a batch of messages up to the last; returns how many there were. */
const clearBatch: ClearBatch = async (tx, _ctx, sessionId, lastId) => {
  const { affectedRows } = await tx.execute(
    `UPDATE session_messages SET content = '', is_deleted = 1
     WHERE session_id = ? AND is_deleted = 0 AND id <= ? LIMIT ${batchSize}`,
    [sessionId, lastId],
  );
  return affectedRows;
};

/** Deletes a batch for staff, with one decision per author about the removed messages, so that each author is notified once. */
const clearBatchAsStaff: ClearBatch = async (tx, ctx, sessionId, lastId) => {
  const removed = await tx.read<Pick<SessionMessage, 'id' | 'authorId' | 'content'>>(
    `SELECT id, author_id AS authorId, content FROM session_messages
     WHERE session_id = ? AND is_deleted = 0 AND id <= ? ORDER BY id LIMIT ${batchSize} FOR UPDATE`,
    [sessionId, lastId],
  );
  if (removed.length === 0) return 0;
  const ids = removed.map(({ id }) => id);
  const reason = messages.decision.noReason;
  await settleCases(tx, ctx, ids, { decision: ReportDecision.REMOVED, note: reason });
  const authorIds = new Set(removed.map(({ authorId }) => authorId));
  authorIds.delete(signedInViewer(ctx).id);
  for (const authorId of authorIds) {
    const ofAuthor = removed.filter((message) => message.authorId === authorId);
    const removedText = ofAuthor.map(({ content }) => content).join('\n\n');
    await storeDecision(tx, ctx, {
      subjectId: sessionId,
      authorId,
      decision: 'removed',
      reason,
      removedText,
    });
  }
  return tx.update(SessionMessage, { id: In(ids) }, { content: '', isDeleted: true });
};

/** Deletes all messages sent until now. */
export async function clearSessionChat(
  ctx: Context,
  session: Authorized<Session, 'clearSessionChat'>,
): Promise<void> {
  const sessionId = session.id;
  // After all ids of this millisecond.
  const lastId = newIdAt('message', new Date(ctx.now().getTime() + 1));
  const clear = isModerationByStaff(ctx, session) ? clearBatchAsStaff : clearBatch;
  let cleared: number;
  do {
    cleared = await ctx.db.transaction(async (tx) => {
      const rows = await clear(tx, ctx, sessionId, lastId);
      // The session's id in place of a message's id means all of its messages.
      if (rows > 0) publishSessionChatChanged(tx, ctx, sessionId, sessionId);
      return rows;
    });
  } while (cleared === batchSize);
}
