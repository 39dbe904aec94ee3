import { storyReadableBySql } from '../../../authz/storyAudience';
import { NotificationKind } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { publishNotificationsChanged } from '../../../events/publish';
import type { Act } from '../../../model/notification.entity';
import { staffSubjects } from '../../../record/acts';
import { isNotSuspended } from '../../members/user/memberConditions';
import { joinStory } from '../../stories/table/storiesTable';
import type { NotifyCtx } from './notifyReceivers';
import { batchSize } from './receivers';
import { waitsForStaff } from './waitsForStaff';

type Ctx = Pick<NotifyCtx, 'pubSub'>;
type TakenAct = Pick<Act, 'act' | 'subjectId' | 'itemId'>;

interface Removed {
  id: string;
  userId: string;
}

async function remove(tx: Transaction, rows: readonly Removed[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.execute(`DELETE FROM notifications WHERE id IN (${placeholders(ids)})`, ids);
}

function publishChanges(tx: Transaction, ctx: Ctx, rows: readonly Removed[]): void {
  for (const userId of new Set(rows.map((row) => row.userId))) publishNotificationsChanged(tx, ctx, userId);
}

/** Removes an act from notifications, and those that are left empty; returns how many had it. */
async function removeItem(tx: Transaction, ctx: Ctx, itemId: string, condition = 'TRUE'): Promise<number> {
  const rows = await tx.read<Removed>(
    `SELECT n.id, n.user_id AS userId FROM notification_items i JOIN notifications n ON n.id = i.notification_id
     ${joinStory('i.item_id', { how: 'LEFT JOIN' })} WHERE i.item_id = ? AND ${condition} LIMIT ${batchSize}`,
    [itemId],
  );
  if (rows.length === 0) return 0;
  await take(
    tx,
    ctx,
    rows.map((row) => ({ ...row, itemId })),
  );
  return rows.length;
}

/** Removes acts from notifications, and those that are left empty. */
async function take(
  tx: Transaction,
  ctx: Ctx,
  rows: readonly (Removed & { itemId: string })[],
): Promise<void> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  // Another act may be joining them: it locks them first as well.
  await tx.read(`SELECT id FROM notifications WHERE id IN (${placeholders(ids)}) FOR UPDATE`, ids);
  await tx.execute(
    `DELETE FROM notification_items WHERE notification_id IN (${placeholders(ids)})
       AND (notification_id, item_id) IN (${rows.map(() => '(?, ?)').join()})`,
    [...ids, ...rows.flatMap(({ id, itemId }) => [id, itemId])],
  );
  const empty = await tx.read<Removed>(
    `SELECT n.id, n.user_id AS userId FROM notifications n
     LEFT JOIN notification_items i ON i.notification_id = n.id
     WHERE n.id IN (${placeholders(ids)}) AND i.item_id IS NULL FOR UPDATE`,
    ids,
  );
  await remove(tx, empty);
  publishChanges(tx, ctx, rows);
}

const forStaff = Object.values(staffSubjects)
  .map((subject) => `'${subject}'`)
  .join();

/** Removes a batch of acts that no longer wait from staff's notifications; returns whether there may be more. */
async function removeDecided(tx: Transaction, ctx: Ctx): Promise<boolean> {
  const rows = await tx.read<Removed & { itemId: string }>(
    `SELECT n.id, n.user_id AS userId, i.item_id AS itemId
     FROM notifications n JOIN notification_items i ON i.notification_id = n.id
     LEFT JOIN ${waitsForStaff} w ON w.subject_id = n.subject_id AND w.id = i.item_id
     WHERE n.subject_id IN (${forStaff}) AND w.id IS NULL LIMIT ${batchSize}`,
  );
  if (rows.length > 0) await take(tx, ctx, rows);
  return rows.length === batchSize;
}

/** Kinds about acts of members. Others are news of the group, whoever did it. */
const ofMembers = [
  ...[NotificationKind.STORY_COMMENT, NotificationKind.LATER_COMMENT, NotificationKind.MENTION],
  ...[NotificationKind.STORY_SHARED, NotificationKind.NEW_STORY, NotificationKind.NEW_FOLLOWER],
];

/** Removes a batch of a suspended member's acts from notifications; returns whether there may be more. */
async function removeOfSuspended(tx: Transaction, ctx: Ctx, actorId: string): Promise<boolean> {
  const rows = await tx.read<Removed & { itemId: string }>(
    `SELECT n.id, n.user_id AS userId, i.item_id AS itemId
     FROM notification_items i FORCE INDEX (notification_items_actor) JOIN notifications n ON n.id = i.notification_id
     WHERE i.actor_id = ? AND NOT ${isNotSuspended('i.actor_id')} AND n.kind IN (${placeholders(ofMembers)})
     LIMIT ${batchSize}`,
    [actorId, ...ofMembers],
  );
  if (rows.length > 0) await take(tx, ctx, rows);
  return rows.length === batchSize;
}

/** SQL: whether the notified member may no longer read the story. */
const isHidden = `(s.id IS NULL OR NOT ${storyReadableBySql('n.user_id')})`;

/** Removes a batch of what an act takes back; returns whether there may be more. */
export async function removeBatch(
  tx: Transaction,
  ctx: Ctx,
  { act, subjectId, itemId }: TakenAct,
): Promise<boolean> {
  if (act === 'staff_decided') return removeDecided(tx, ctx);
  if (act === 'member_suspended') return removeOfSuspended(tx, ctx, subjectId);
  if (act === 'comment_removed') {
    const { affectedRows } = await tx.execute(`DELETE FROM notices WHERE item_id = ? LIMIT ${batchSize}`, [
      itemId,
    ]);
    return (await removeItem(tx, ctx, itemId)) === batchSize || affectedRows === batchSize;
  }
  const hidden = await tx.read<Removed>(
    `SELECT n.id, n.user_id AS userId FROM notifications n
     ${joinStory('n.subject_id', { how: 'LEFT JOIN' })}
     WHERE n.subject_id = ? AND ${isHidden} LIMIT ${batchSize}`,
    [subjectId],
  );
  await remove(tx, hidden);
  publishChanges(tx, ctx, hidden);
  const isOfNewStory = `n.kind = '${NotificationKind.NEW_STORY}' AND ${isHidden}`;
  const items = await removeItem(tx, ctx, subjectId, isOfNewStory);
  return hidden.length === batchSize || items === batchSize;
}
