import { storyReadableBySql } from '../../../authz/storyAudience';
import { NotificationKind } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { publishNotificationsChanged } from '../../../events/publish';
import type { Act } from '../../../model/notification.entity';
import { staffSubjects } from '../../../record/acts';
import { notSuspendedSql } from '../../members/user/memberConditions';
import { joinStory } from '../../stories/table/storiesTable';
import type { NotifyCtx } from './notifyReceivers';
import { batchSize } from './receivers';
import { waitingForStaffSql } from './waitingForStaff';

type Ctx = Pick<NotifyCtx, 'pubSub'>;
type ClaimedAct = Pick<Act, 'act' | 'subjectId' | 'itemId'>;

/** A notification to change or delete. */
interface NotificationRow {
  id: string;
  userId: string;
}

async function deleteNotifications(tx: Transaction, rows: readonly NotificationRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.execute(`DELETE FROM notifications WHERE id IN (${placeholders(ids)})`, ids);
}

function publishChanges(tx: Transaction, ctx: Ctx, rows: readonly NotificationRow[]): void {
  for (const userId of new Set(rows.map((row) => row.userId))) publishNotificationsChanged(tx, ctx, userId);
}

/** Removes an item from a batch of notifications, and deletes those that are left empty; returns how many had it. */
async function removeItem(tx: Transaction, ctx: Ctx, itemId: string, condition = 'TRUE'): Promise<number> {
  const rows = await tx.read<NotificationRow>(
    `SELECT n.id, n.user_id AS userId FROM notification_items i JOIN notifications n ON n.id = i.notification_id
     ${joinStory('i.item_id', { how: 'LEFT JOIN' })} WHERE i.item_id = ? AND ${condition} LIMIT ${batchSize}`,
    [itemId],
  );
  if (rows.length === 0) return 0;
  const items = rows.map((row) => ({ ...row, itemId }));
  await removeItems(tx, ctx, items);
  return rows.length;
}

/** Removes items from notifications, and deletes those that are left empty. */
async function removeItems(
  tx: Transaction,
  ctx: Ctx,
  rows: readonly (NotificationRow & { itemId: string })[],
): Promise<void> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  // A concurrent act that joins the notifications locks them first as well, so that it comes before or after.
  await tx.read(`SELECT id FROM notifications WHERE id IN (${placeholders(ids)}) FOR UPDATE`, ids);
  await tx.execute(
    `DELETE FROM notification_items WHERE notification_id IN (${placeholders(ids)})
       AND (notification_id, item_id) IN (${rows.map(() => '(?, ?)').join()})`,
    [...ids, ...rows.flatMap(({ id, itemId }) => [id, itemId])],
  );
  const empty = await tx.read<NotificationRow>(
    `SELECT n.id, n.user_id AS userId FROM notifications n
     LEFT JOIN notification_items i ON i.notification_id = n.id
     WHERE n.id IN (${placeholders(ids)}) AND i.item_id IS NULL FOR UPDATE`,
    ids,
  );
  await deleteNotifications(tx, empty);
  publishChanges(tx, ctx, rows);
}

/** SQL: a list of the subjects of notifications for staff. */
const staffSubjectsSql = Object.values(staffSubjects)
  .map((subject) => `'${subject}'`)
  .join();

/** Removes a batch of items that no longer wait from the notifications of staff; returns whether there may be more. */
async function removeDecided(tx: Transaction, ctx: Ctx): Promise<boolean> {
  const rows = await tx.read<NotificationRow & { itemId: string }>(
    `SELECT n.id, n.user_id AS userId, i.item_id AS itemId
     FROM notifications n JOIN notification_items i ON i.notification_id = n.id
     LEFT JOIN ${waitingForStaffSql} w ON w.subject_id = n.subject_id AND w.id = i.item_id
     WHERE n.subject_id IN (${staffSubjectsSql}) AND w.id IS NULL LIMIT ${batchSize}`,
  );
  if (rows.length > 0) await removeItems(tx, ctx, rows);
  return rows.length === batchSize;
}

/** Kinds about personal acts of members. Other kinds matter whoever acted. */
const personalKinds = [
  NotificationKind.STORY_COMMENT,
  NotificationKind.LATER_COMMENT,
  NotificationKind.MENTION,
  NotificationKind.STORY_SHARED,
  NotificationKind.NEW_STORY,
  NotificationKind.NEW_FOLLOWER,
];

/** Removes a batch of items by a suspended member from notifications; returns whether there may be more. */
async function removeOfSuspended(tx: Transaction, ctx: Ctx, actorId: string): Promise<boolean> {
  const rows = await tx.read<NotificationRow & { itemId: string }>(
    `SELECT n.id, n.user_id AS userId, i.item_id AS itemId
     FROM notification_items i FORCE INDEX (notification_items_actor) JOIN notifications n ON n.id = i.notification_id
     WHERE i.actor_id = ? AND NOT ${notSuspendedSql('i.actor_id')} AND n.kind IN (${placeholders(personalKinds)})
     LIMIT ${batchSize}`,
    [actorId, ...personalKinds],
  );
  if (rows.length > 0) await removeItems(tx, ctx, rows);
  return rows.length === batchSize;
}

/** SQL: the notified member may no longer read the story `s`. */
const hiddenStorySql = `(s.id IS NULL OR NOT ${storyReadableBySql('n.user_id')})`;

/** Removes a batch of what a removing act removes; returns whether there may be more. */
export async function removeBatch(
  tx: Transaction,
  ctx: Ctx,
  { act, subjectId, itemId }: ClaimedAct,
): Promise<boolean> {
  if (act === 'staff_decided') return removeDecided(tx, ctx);
  if (act === 'member_suspended') return removeOfSuspended(tx, ctx, subjectId);
  if (act === 'comment_removed') {
    const { affectedRows } = await tx.execute(`DELETE FROM notices WHERE item_id = ? LIMIT ${batchSize}`, [
      itemId,
    ]);
    return (await removeItem(tx, ctx, itemId)) === batchSize || affectedRows === batchSize;
  }
  const hidden = await tx.read<NotificationRow>(
    `SELECT n.id, n.user_id AS userId FROM notifications n
     ${joinStory('n.subject_id', { how: 'LEFT JOIN' })}
     WHERE n.subject_id = ? AND ${hiddenStorySql} LIMIT ${batchSize}`,
    [subjectId],
  );
  await deleteNotifications(tx, hidden);
  publishChanges(tx, ctx, hidden);
  const newStorySql = `n.kind = '${NotificationKind.NEW_STORY}' AND ${hiddenStorySql}`;
  const count = await removeItem(tx, ctx, subjectId, newStorySql);
  return hidden.length === batchSize || count === batchSize;
}
