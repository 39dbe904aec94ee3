import { type Authorized, authorize } from '../../authz/authorize';
import type { Context } from '../../context';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { countCharacters, isVisible } from '../../contract/profileRules';
import { isActive } from '../../db/activeMember';
import { createOnce } from '../../db/createOnce';
import type { Transaction } from '../../db/database';
import { isStaffMember } from '../../db/staffMember';
import { AppError, badInput, unauthenticated } from '../../errors';
import { publishSessionChatChanged } from '../../events/publish';
import { newId } from '../../ids';
import { isOpen, type Session } from '../../model/session.entity';
import { SessionMessage, sessionMessageRows } from '../../model/sessionMessage.entity';
import type { SendSessionMessageInput } from './chat.inputs';

/** Messages cleared per statement, to keep locks short. */
const batch = 1_000;

/** Unifies line breaks and shortens runs of empty lines, which could push everything else away. */
function textOf(content: string): string {
  const text = content
    .replace(/\p{Cs}/gu, '\uFFFD')
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
  const text = textOf(content);
  const message = await createOnce(ctx, {
    localId,
    limit: ['chatMember', authorId],
    find: (id) =>
      sessionMessageRows.first(ctx.db, 'WHERE m.author_id = ? AND m.session_id = ? AND m.local_id = ?', [
        authorId,
        sessionId,
        id,
      ]),
    create: () => sendNew(ctx, authorId, sessionId, text, localId ?? null),
  });
  return message.isDeleted ? null : message;
}

/**
 * The INSERT checks permission and the sprint again: of a message and a sprint's start at the same time, the later one
 * sees the other.
 */
async function sendNew(
  ctx: Context,
  authorId: string,
  sessionId: string,
  content: string,
  localId: string | null,
): Promise<SessionMessage> {
  const now = ctx.now();
  const message = Object.assign(new SessionMessage(), {
    ...{ id: newId('message'), sessionId, authorId, content, localId },
    ...{ isDeleted: false, createdAt: now },
  });
  const isSent = await ctx.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    const { affectedRows } = await tx.execute(
      `INSERT INTO session_messages (id, session_id, author_id, content, local_id, created_at)
       SELECT ?, s.id, u.id, ?, ?, ? FROM sessions s STRAIGHT_JOIN users u
       WHERE s.id = ? AND u.id = ? AND ${isActive()} AND s.status IN ('scheduled', 'in_progress')
         AND (s.sprint_ends_at IS NULL OR s.sprint_ends_at <= ?)
         AND (s.leader_id = u.id OR s.kind = 'drop_in' OR ${isStaffMember()}
           OR EXISTS (SELECT 1 FROM session_participants p
             WHERE p.session_id = s.id AND p.user_id = u.id))
       LOCK IN SHARE MODE`,
      [message.id, content, localId, now, sessionId, authorId, now],
    );
    if (affectedRows > 0) publishSessionChatChanged(tx, ctx, sessionId, message.id);
    return affectedRows > 0;
  });
  if (!isSent) throw await refusal(ctx, sessionId);
  return message;
}

async function refusal(ctx: Context, id: string): Promise<AppError> {
  ctx.loaders.sessionById.clear(id);
  const session = await authorize(ctx, 'sendSessionMessage', id);
  if (!isOpen(session)) return new AppError('CONFLICT', messages.chat.closed);
  // If nothing else is wrong, a sprint was running when the statement looked, or the account was deleted.
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

/** Deletes a message; repeating it changes nothing. */
export async function deleteSessionMessage(
  ctx: Context,
  message: Authorized<SessionMessage, 'deleteSessionMessage'>,
): Promise<void> {
  const { id } = message;
  await ctx.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    await removeMessage(tx, ctx, message);
  });
  ctx.loaders.sessionMessageById.clear(id);
}

/** Deletes all messages sent until now. */
export async function clearSessionChat(
  ctx: Context,
  { id: sessionId }: Authorized<Session, 'clearSessionChat'>,
): Promise<void> {
  const last = newId('message');
  for (let cleared = batch; cleared === batch; )
    cleared = await ctx.db.transaction(async (tx) => {
      tx.skipPublicCacheBump();
      const { affectedRows } = await tx.execute(
        `UPDATE session_messages SET content = '', is_deleted = 1
         WHERE session_id = ? AND is_deleted = 0 AND id <= ? LIMIT ${batch}`,
        [sessionId, last],
      );
      // The session's id stands for all messages.
      if (affectedRows > 0) publishSessionChatChanged(tx, ctx, sessionId, sessionId);
      return affectedRows;
    });
}
