import type { NotificationKind } from '../../server/contract/enums';
import { publishNotificationsChanged } from '../../server/events/publish';
import { newId } from '../../server/lib/ids';
import type { TestMember } from './factories';
import type { TestServer } from './testServer';

interface NotificationOptions {
  kind: NotificationKind;
  /** The story, session, feedback or member that it is about. */
  subjectId: string;
  /** What happened: a comment, a follower, a story, or a word such as `PT1H`; the subject unless given. */
  itemId?: string;
  actors?: readonly Pick<TestMember, 'id'>[];
  /** How long ago; now unless given. */
  agoMs?: number;
  isRead?: boolean;
}

/** A notification of the member's, told to open pages as the notifier does. */
export async function buildNotification(
  { app }: TestServer,
  member: Pick<TestMember, 'id'>,
  { kind, subjectId, itemId = subjectId, actors = [], agoMs = 0, isRead = false }: NotificationOptions,
): Promise<string> {
  const { db, pubSub } = app.services;
  const id = newId('notification');
  const at = new Date(Date.now() - agoMs);
  await db.transaction(async (tx) => {
    await tx.execute(
      `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at, read_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, member.id, kind, subjectId, isRead ? null : 1, at, at, isRead ? at : null],
    );
    const items = actors.length > 0 ? actors.map((actor) => actor.id) : [''];
    for (const [place, actorId] of items.entries())
      await tx.execute(
        'INSERT INTO notification_items (notification_id, item_id, actor_id, created_at) VALUES (?, ?, ?, ?)',
        [id, place === 0 ? itemId : newId('comment'), actorId, new Date(at.getTime() - place)],
      );
    publishNotificationsChanged(tx, { pubSub }, member.id, id);
  });
  return id;
}
