import { NotificationWay } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import type { Transaction } from '../../../db/database';
import { placeholders, type SqlValue } from '../../../db/rows';
import { publishNotificationsChanged } from '../../../events/publish';
import type { Events } from '../../../events/pubSub';
import { newId } from '../../../lib/ids';
import type { Act } from '../../../model/notification.entity';
import { queuePush } from '../../../record/queuePush';
import { afterQuiet, digestDueAt, mailDueAt } from './dueTimes';
import { isRepeatable, type Receiver } from './receivers';

const { APP, MAIL, DIGEST, PUSH } = NotificationWay;

export interface NotifyCtx {
  pubSub: Pick<Events, 'publish'>;
  now: () => Date;
  config: { groupTimeZone: string };
}

type ClaimedAct = Pick<Act, 'act' | 'actorId' | 'subjectId' | 'itemId' | 'createdAt'>;

/** SQL: placeholders for the VALUES of an INSERT. */
const valuesSql = (rowCount: number, columnCount: number) =>
  new Array(rowCount).fill(`(${new Array(columnCount).fill('?').join(',')})`).join(', ');

/** Notifies receivers of an act, each in the ways that they chose. */
export async function notifyReceivers(
  tx: Transaction,
  ctx: NotifyCtx,
  claimedAct: ClaimedAct,
  receivers: readonly Receiver[],
) {
  for (const kind of new Set(receivers.map((receiver) => receiver.kind)))
    await addNotifications(
      tx,
      ctx,
      claimedAct,
      receivers.filter((receiver) => receiver.kind === kind && receiver.ways.has(APP)),
    );
  const now = ctx.now();
  if (isRepeatable(claimedAct)) await recordNotified(tx, claimedAct, receivers, now);
  await addDeliveries(tx, claimedAct, receivers);
  await queueMails(tx, ctx, receivers);
  for (const { userId, ways, quiet } of receivers)
    if (ways.has(PUSH)) await queuePush(tx, userId, now, afterQuiet(now, quiet));
}

/** Adds the act to the receivers' unread notifications of its kind and subject, or creates them. */
async function addNotifications(
  tx: Transaction,
  ctx: NotifyCtx,
  claimedAct: ClaimedAct,
  receivers: readonly Receiver[],
) {
  const [first] = receivers;
  if (!first) return;
  const { actorId, subjectId, itemId, createdAt } = claimedAct;
  const userIds = receivers.map(({ userId }) => userId);
  await tx.execute(
    `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at)
     VALUES ${valuesSql(receivers.length, 7)} ON DUPLICATE KEY UPDATE changed_at = GREATEST(changed_at, ?)`,
    [
      ...receivers.flatMap(({ userId, kind }): SqlValue[] => {
        return [newId('notification'), userId, kind, subjectId, 1, createdAt, createdAt];
      }),
      createdAt,
    ],
  );
  const unreadSql = `n.user_id IN (${placeholders(userIds)}) AND n.kind = ? AND n.subject_id = ? AND n.unread = 1`;
  const params = [...userIds, first.kind, subjectId];
  // Stores at most `itemsMax` items, because '100 others' says enough.
  await tx.execute(
    `INSERT IGNORE INTO notification_items (notification_id, item_id, actor_id, created_at)
     SELECT n.id, ?, ?, ? FROM notifications n WHERE ${unreadSql}
       AND (SELECT COUNT(*) FROM notification_items i WHERE i.notification_id = n.id) < ${limits.notification.itemsMax}`,
    [itemId, actorId ?? '', createdAt, ...params],
  );
  const rows = await tx.read<{ id: string; userId: string }>(
    `SELECT n.id, n.user_id AS userId FROM notifications n WHERE ${unreadSql}`,
    params,
  );
  for (const { id, userId } of rows) publishNotificationsChanged(tx, ctx, userId, id);
}

/** Records who was notified, so that an edit doesn't notify them again: deliveries are deleted once they are sent, and notifications may be removed. */
async function recordNotified(
  tx: Transaction,
  { itemId }: ClaimedAct,
  receivers: readonly Receiver[],
  now: Date,
) {
  if (receivers.length === 0) return;
  await tx.execute(
    `INSERT IGNORE INTO told_members (item_id, user_id, created_at) VALUES ${valuesSql(receivers.length, 3)}`,
    receivers.flatMap(({ userId }): SqlValue[] => [itemId, userId, now]),
  );
}

/** Queues deliveries by mail, digest and push: one for each member and way. */
async function addDeliveries(
  tx: Transaction,
  claimedAct: ClaimedAct,
  receivers: readonly Receiver[],
): Promise<void> {
  const { actorId, subjectId, itemId, createdAt } = claimedAct;
  const rows = receivers.flatMap(({ userId, kind, ways }) =>
    [MAIL, DIGEST, PUSH]
      .filter((way) => ways.has(way))
      .map((way): SqlValue[] => [newId('notice'), userId, way, kind, subjectId, itemId, actorId, createdAt]),
  );
  if (rows.length === 0) return;
  await tx.execute(
    `INSERT IGNORE INTO notices (id, user_id, way, kind, subject_id, item_id, actor_id, created_at)
     VALUES ${valuesSql(rows.length, 8)}`,
    rows.flat(),
  );
}

/**
 * Queues mails for the deliveries, which join mails that already wait. Joining changes the mail's row: if another node of the
 * cluster begins to send it meanwhile, one of the two transactions runs again.
 */
async function queueMails(tx: Transaction, ctx: NotifyCtx, receivers: readonly Receiver[]): Promise<void> {
  const now = ctx.now();
  const rows = receivers.flatMap(({ userId, kind, ways, digest, quiet }) => {
    const mails: SqlValue[][] = [];
    const add = (mailKind: string, topic: string | null, joined: string, dueAt: Date) =>
      mails.push([newId('mail'), mailKind, '', userId, topic, joined, now, dueAt]);
    if (ways.has(MAIL)) add('notification', kind, `notification:${userId}:${kind}`, mailDueAt(now, quiet));
    if (ways.has(DIGEST))
      add('digest', null, `digest:${userId}`, digestDueAt(now, digest, ctx.config.groupTimeZone));
    return mails;
  });
  if (rows.length === 0) return;
  await tx.execute(
    `INSERT INTO mails (id, kind, email, user_id, topic, joined, created_at, send_at)
     VALUES ${valuesSql(rows.length, 8)} ON DUPLICATE KEY UPDATE joined_count = joined_count + 1`,
    rows.flat(),
  );
}
