import { dropInSessionId } from '../contract/dropIn';
import type { Transaction } from '../db/database';
import { padded, placeholders } from '../db/rows';
import type { Events } from './pubSub';

interface Ctx {
  pubSub: Pick<Events, 'publish'>;
}

/** After the commit, open pages of the story and its comments fetch it again. */
export function publishStoryChanged(tx: Transaction, { pubSub }: Ctx, id: string): void {
  tx.afterCommit(() => pubSub.publish('storyChanged', id, { id }));
}

/** After the commit, the member's open pages of the story fetch it again; nobody else learns of the change. */
export function publishStoryChangedFor(
  tx: Transaction,
  { pubSub }: Ctx,
  { id, memberId }: { id: string; memberId: string },
): void {
  tx.afterCommit(() => pubSub.publish('storyChangedFor', `${id} ${memberId}`, { id }));
}

/** After the commit, open pages of the session and lists of sessions fetch it again. */
export function publishSessionChanged(tx: Transaction, { pubSub }: Ctx, id: string): void {
  tx.afterCommit(() => {
    pubSub.publish('sessionChanged', id, { id });
    // The standing session is in no list.
    if (id !== dropInSessionId) pubSub.publish('sessionsChanged', 'all', { id });
  });
}

/** After the commit, open pages of the session's room fetch it again. */
export function publishSessionRoomChanged(tx: Transaction, { pubSub }: Ctx, id: string): void {
  tx.afterCommit(() => pubSub.publish('sessionRoomChanged', id, { id }));
}

/** After the commit, open pages of the session's chat show the message or remove it; the session's id stands for all messages. */
export function publishSessionChatChanged(
  tx: Transaction,
  { pubSub }: Ctx,
  sessionId: string,
  id: string,
): void {
  tx.afterCommit(() => pubSub.publish('sessionChatChanged', sessionId, { id }));
}

/** After the commit, open pages of the session show who reads aloud. */
export function publishSessionReadingChanged(tx: Transaction, { pubSub }: Ctx, id: string): void {
  tx.afterCommit(() => pubSub.publish('sessionReadingChanged', id, { id }));
}

/**
 * Publishes to all open rooms that show one of the stories or exercises; call it before the row is deleted or changed.
 */
export async function publishRoomsThatShow(
  tx: Transaction,
  ctx: Ctx,
  kind: 'story' | 'exercise',
  ids: readonly string[],
): Promise<void> {
  const rooms = await tx.read<{ id: string }>(
    `SELECT DISTINCT s.id FROM session_writers w JOIN sessions s ON s.id = w.session_id
     WHERE w.${kind}_id IN (${placeholders(padded(ids))}) AND w.shows_piece = 1 AND s.status IN ('scheduled', 'in_progress')`,
    padded(ids),
  );
  for (const room of rooms) publishSessionRoomChanged(tx, ctx, room.id);
}

/** After the commit, all open pages of the member show it; without a notification's id some were read or removed. */
export function publishNotificationsChanged(
  tx: Transaction,
  { pubSub }: Ctx,
  userId: string,
  id: string = userId,
): void {
  tx.afterCommit(() => pubSub.publish('notificationsChanged', userId, { id }));
}

/** After the commit, every server reads the group's settings again. */
export function publishGroupSettingsChanged(tx: Transaction, { pubSub }: Ctx): void {
  tx.afterCommit(() => pubSub.publish('groupSettingsChanged', { id: 'group' }));
}

/** After the commit, every server closes the sockets of the member's ended sign-ins. */
export function publishSignInsEnded(tx: Transaction, { pubSub }: Ctx, userId: string): void {
  tx.afterCommit(() => pubSub.publish('signInsEnded', { userId }));
}
