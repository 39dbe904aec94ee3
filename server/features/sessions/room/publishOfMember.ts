import type { Transaction } from '../../../db/database';
import {
  publishSessionChanged,
  publishSessionChatChanged,
  publishSessionReadingChanged,
  publishSessionRoomChanged,
} from '../../../events/publish';
import type { Context } from '../../../request/context';
import { raiseSessionVersion } from '../table/raiseSessionVersion';

type Ctx = Pick<Context, 'pubSub'>;

/**
 * Notifies open pages of sessions that the member led, joined, wrote or chatted in, of chats with their messages, and of
 * readings. Returns the sessions' ids.
 */
export async function publishSessionsOfMember(tx: Transaction, ctx: Ctx, userId: string) {
  const sessions = await tx.read<{ id: string }>(
    `SELECT id FROM sessions WHERE leader_id = ?
     UNION SELECT session_id FROM session_participants WHERE user_id = ?
     UNION SELECT session_id FROM session_words WHERE user_id = ?
     UNION SELECT session_id FROM session_lines WHERE user_id = ?`,
    [userId, userId, userId, userId],
  );
  const readings = await tx.read<{ id: string }>(
    'SELECT session_id AS id FROM session_readers WHERE user_id = ?',
    [userId],
  );
  for (const { id } of readings) publishSessionReadingChanged(tx, ctx, id);
  await publishChatsOfMember(tx, ctx, userId);
  for (const { id } of sessions) {
    publishSessionChanged(tx, ctx, id);
    publishSessionRoomChanged(tx, ctx, id);
  }
  return sessions.map(({ id }) => id);
}

async function publishChatsOfMember(tx: Transaction, ctx: Ctx, userId: string): Promise<void> {
  const chats = await tx.read<{ id: string }>(
    'SELECT DISTINCT session_id AS id FROM session_messages WHERE author_id = ? AND is_deleted = 0',
    [userId],
  );
  for (const { id } of chats) publishSessionChatChanged(tx, ctx, id, id);
}

/** Notifies open pages of chats with the member's messages, and of rooms with their lines. */
export async function publishChatsAndRoomsOfMember(tx: Transaction, ctx: Ctx, userId: string): Promise<void> {
  await publishChatsOfMember(tx, ctx, userId);
  const rooms = await tx.read<{ id: string }>(
    'SELECT session_id AS id FROM session_lines WHERE user_id = ?',
    [userId],
  );
  await raiseSessionVersion(tx, ...rooms.map(({ id }) => id));
  for (const { id } of rooms) publishSessionRoomChanged(tx, ctx, id);
}
