import { type DigestFrequency, type NotificationKind, NotificationWay } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import { type ActKind, hasOwnMail } from '../../../record/acts';
import { notBlockedSql, notMutedSql } from '../../members/memberBlock/blockConditions';
import { activeMemberSql, notSuspendedSql } from '../../members/user/memberConditions';
import { type Candidates, type ClaimedAct, readCandidates } from './candidates';
import { type QuietColumns, type QuietHours, quietHoursOf } from './dueTimes';
import { isAlwaysOn, isForStaff, waysWithoutChoice } from './kinds';
import { waitingForStaffSql } from './waitingForStaff';

/** Receivers notified in one transaction. */
export const batchSize = 500;

/** A member to notify, with the kind of the notification and how they want it. */
export interface Receiver {
  userId: string;
  kind: NotificationKind;
  ways: ReadonlySet<NotificationWay>;
  digest: DigestFrequency;
  quiet: QuietHours | null;
}

interface ReceiverRow extends QuietColumns {
  userId: string;
  kind: NotificationKind;
  isReachable: number;
  hasPush: number;
  /** Whether an unread notification of the kind is about something that still waits for staff. */
  hasUnread?: number;
  /** Ways in which deliveries of the kind are still unsent. */
  unsent?: string | null;
  ways: string | null;
  startsWith: 'app' | 'standard' | null;
  digest: DigestFrequency | null;
}

const areForStaff = (candidates: Candidates) => candidates.some(({ kind }) => isForStaff(kind));

/** Acts that may be repeated for the same item, of which each receiver is notified once. */
const repeatableActs: readonly ActKind[] = ['comment_added', 'comment_edited', 'story_shared'];
export const isRepeatable = ({ act }: Pick<ClaimedAct, 'act'>) => repeatableActs.includes(act as ActKind);

/** Acts of which members who muted or blocked the actor aren't notified. Other acts matter whoever did them. */
const personalActs: readonly ActKind[] = [...repeatableActs, 'story_published', 'followed'];

/**
 * SQL in the statement of readReceivers(): the receiver `u` has an unread notification of the kind `x.kind` about another item that
 * still waits. An item that was decided before its mail was sent doesn't count: nobody was notified of it, so the next item needs a mail.
 * Bind the subject and the item of the act.
 */
const hasUnreadForStaffSql = `EXISTS (SELECT 1 FROM notifications un JOIN notification_items ui ON ui.notification_id = un.id
    JOIN ${waitingForStaffSql} w ON w.subject_id = un.subject_id AND w.id = ui.item_id
  WHERE un.user_id = u.id AND un.kind = x.kind AND un.subject_id = ? AND un.unread = 1 AND ui.item_id <> ?)`;
/**
 * SQL in the statement of readReceivers(): the ways in which deliveries of the kind `x.kind` to the receiver `u` are still unsent. The
 * mail or push message of a way includes all deliveries up to when it is sent.
 */
const unsentWaysSql = `(SELECT GROUP_CONCAT(DISTINCT d.way) FROM notices d
  WHERE d.user_id = u.id AND d.kind = x.kind AND d.delivery_id IS NULL)`;

/** Reads the next receivers of an act after `afterId`, by id; without the actor and members already notified. */
export async function readReceivers(
  db: Pick<Transaction, 'read'>,
  claimedAct: ClaimedAct,
): Promise<Receiver[]> {
  const candidates = await readCandidates(db, claimedAct);
  if (candidates.length === 0) return [];
  // Receivers aren't notified if this actor is suspended, or if they muted or blocked them; the empty id matches nobody.
  const hideableActorId = personalActs.includes(claimedAct.act as ActKind) ? (claimedAct.actorId ?? '') : '';
  const among = candidates
    .map(({ kind, sql }) => `SELECT k.id, '${kind}' AS kind FROM (${sql}) k`)
    .join(' UNION ALL ');
  const rows = await db.read<ReceiverRow>(
    `SELECT x.id AS userId, x.kind, u.email_confirmed_at IS NOT NULL AND u.mail_refused_at IS NULL AS isReachable,
       EXISTS (SELECT 1 FROM push_subscriptions ps WHERE ps.user_id = u.id) AS hasPush, p.ways,
       ${areForStaff(candidates) ? `${hasUnreadForStaffSql} AS hasUnread, ${unsentWaysSql} AS unsent,` : ''}
       ns.starts_with AS startsWith, ns.digest, ns.quiet_from AS quietFrom, ns.quiet_until AS quietUntil,
       ns.quiet_zone AS quietZone
     FROM (${among}) x STRAIGHT_JOIN users u ON u.id = x.id AND ${activeMemberSql()}
     LEFT JOIN notification_settings ns ON ns.user_id = u.id
     LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.kind = x.kind
     WHERE x.id > ? AND x.id <> ? AND ${notSuspendedSql('?')} AND ${notMutedSql('u.id', '?')} AND ${notBlockedSql('u.id', '?')}
       AND NOT EXISTS (SELECT 1 FROM notification_items i
       JOIN notifications n ON n.id = i.notification_id
       WHERE i.item_id = ? AND n.user_id = u.id AND n.subject_id = ?)
       ${isRepeatable(claimedAct) ? 'AND NOT EXISTS (SELECT 1 FROM told_members t WHERE t.item_id = ? AND t.user_id = u.id)' : ''}
     ORDER BY x.id LIMIT ${batchSize}`,
    [
      ...(areForStaff(candidates) ? [claimedAct.subjectId, claimedAct.itemId] : []),
      ...candidates.flatMap(({ params }) => params),
      claimedAct.afterId ?? '',
      claimedAct.actorId ?? '',
      ...[hideableActorId, hideableActorId, hideableActorId],
      claimedAct.itemId,
      claimedAct.subjectId,
      ...(isRepeatable(claimedAct) ? [claimedAct.itemId] : []),
    ],
  );
  return rows.map((row) => toReceiver(row, claimedAct));
}

// Branches: one rule after the other, each of which removes ways.
function toReceiver(row: ReceiverRow, { act, itemId }: ClaimedAct): Receiver {
  const { userId, kind } = row;
  const chosen = row.ways === null || isAlwaysOn(kind) ? undefined : row.ways.split(',').filter(Boolean);
  const ways = new Set(
    (chosen ?? waysWithoutChoice(kind, row.startsWith ?? 'standard')) as NotificationWay[],
  );
  // Security mails are sent to unconfirmed addresses as well.
  if (!row.isReachable && !isAlwaysOn(kind))
    for (const way of [NotificationWay.MAIL, NotificationWay.DIGEST]) ways.delete(way);
  if (isForStaff(kind)) {
    // While an unread notification is about something that waits, there is no further mail or push message, unless one is still unsent.
    const unsent = row.unsent?.split(',') ?? [];
    if (row.hasUnread) for (const way of ways) if (!unsent.includes(way)) ways.delete(way);
    ways.add(NotificationWay.APP);
  }
  if (hasOwnMail({ act: act as ActKind, itemId })) ways.delete(NotificationWay.MAIL);
  if (!row.hasPush) ways.delete(NotificationWay.PUSH);
  return {
    userId,
    kind,
    ways,
    digest: row.digest ?? ('weekly' as DigestFrequency),
    quiet: isAlwaysOn(kind) ? null : quietHoursOf(row),
  };
}
