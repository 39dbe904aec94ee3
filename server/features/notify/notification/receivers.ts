import { type DigestFrequency, type NotificationKind, NotificationWay } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import { type ActKind, isMailedApart } from '../../../record/acts';
import { notBlocked, notMuted } from '../../members/memberBlock/notBlocked';
import { isActive, isNotSuspended } from '../../members/user/memberConditions';
import { type Candidates, candidatesOf, type TakenAct } from './candidates';
import type { Quiet } from './dueTimes';
import { isAlwaysOn, isForStaff, waysWithoutChoice } from './kinds';
import { waitsForStaff } from './waitsForStaff';

/** Receivers notified in one transaction. */
export const batchSize = 500;

/** A member to notify, with the kind of the notification and how they want it. */
export interface Receiver {
  userId: string;
  kind: NotificationKind;
  ways: ReadonlySet<NotificationWay>;
  digest: DigestFrequency;
  quiet: Quiet | null;
}

interface ReceiverRow {
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
  quietFrom: number | null;
  quietUntil: number | null;
  quietZone: string | null;
}

const areForStaff = (candidates: Candidates) => candidates.some(({ kind }) => isForStaff(kind));

/** Acts that may be repeated for the same item; each receiver is notified once, whatever their ways. */
const repeatable: readonly ActKind[] = ['comment_added', 'comment_edited', 'story_shared'];
export const isRepeatable = ({ act }: Pick<TakenAct, 'act'>) => repeatable.includes(act as ActKind);

/** Acts of which members who muted or blocked the actor aren't notified. Others are news of the group, whoever did them. */
const ofMembers: readonly ActKind[] = [...repeatable, 'story_published', 'followed'];

/**
 * SQL in the statement of receiversOf(): whether the receiver `u` has an unread notification of the kind `x.kind` about another item
 * that still waits. An item decided before its mail left doesn't count: nobody was notified of it, so the next one needs a mail. Binds
 * the subject and the item of the act.
 */
const hasUnreadForStaff = `EXISTS (SELECT 1 FROM notifications un JOIN notification_items ui ON ui.notification_id = un.id
    JOIN ${waitsForStaff} w ON w.subject_id = un.subject_id AND w.id = ui.item_id
  WHERE un.user_id = u.id AND un.kind = x.kind AND un.subject_id = ? AND un.unread = 1 AND ui.item_id <> ?)`;
/**
 * SQL in the statement of receiversOf(): the ways in which deliveries of the kind `x.kind` to the receiver `u` are still unsent. Each
 * will cover all that arrives until it is sent. Binds nothing.
 */
const unsentToStaff = `(SELECT GROUP_CONCAT(DISTINCT d.way) FROM notices d
  WHERE d.user_id = u.id AND d.kind = x.kind AND d.delivery_id IS NULL)`;

/** The next receivers of an act after `afterId`, by id; without the actor and members already notified. */
export async function receiversOf(db: Pick<Transaction, 'read'>, taken: TakenAct): Promise<Receiver[]> {
  const candidates = await candidatesOf(db, taken);
  if (candidates.length === 0) return [];
  const avoided = ofMembers.includes(taken.act as ActKind) ? (taken.actorId ?? '') : '';
  const among = candidates
    .map(({ kind, sql }) => `SELECT k.id, '${kind}' AS kind FROM (${sql}) k`)
    .join(' UNION ALL ');
  const rows = await db.read<ReceiverRow>(
    `SELECT x.id AS userId, x.kind, u.email_confirmed_at IS NOT NULL AND u.mail_refused_at IS NULL AS isReachable,
       EXISTS (SELECT 1 FROM push_subscriptions ps WHERE ps.user_id = u.id) AS hasPush, p.ways,
       ${areForStaff(candidates) ? `${hasUnreadForStaff} AS hasUnread, ${unsentToStaff} AS unsent,` : ''}
       ns.starts_with AS startsWith, ns.digest, ns.quiet_from AS quietFrom, ns.quiet_until AS quietUntil,
       ns.quiet_zone AS quietZone
     FROM (${among}) x STRAIGHT_JOIN users u ON u.id = x.id AND ${isActive()}
     LEFT JOIN notification_settings ns ON ns.user_id = u.id
     LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.kind = x.kind
     WHERE x.id > ? AND x.id <> ? AND ${isNotSuspended('?')} AND ${notMuted('u.id', '?')} AND ${notBlocked('u.id', '?')}
       AND NOT EXISTS (SELECT 1 FROM notification_items i
       JOIN notifications n ON n.id = i.notification_id
       WHERE i.item_id = ? AND n.user_id = u.id AND n.subject_id = ?)
       ${isRepeatable(taken) ? 'AND NOT EXISTS (SELECT 1 FROM told_members t WHERE t.item_id = ? AND t.user_id = u.id)' : ''}
     ORDER BY x.id LIMIT ${batchSize}`,
    [
      ...(areForStaff(candidates) ? [taken.subjectId, taken.itemId] : []),
      ...candidates.flatMap(({ params }) => params),
      ...[taken.afterId ?? '', taken.actorId ?? '', avoided, avoided, avoided],
      ...[taken.itemId, taken.subjectId, ...(isRepeatable(taken) ? [taken.itemId] : [])],
    ],
  );
  return rows.map((row) => toReceiver(row, taken));
}

// Branches: one rule after the other, each of which takes ways away.
function toReceiver(row: ReceiverRow, { act, itemId }: TakenAct): Receiver {
  const { userId, kind, quietFrom, quietUntil, quietZone } = row;
  const chosen = row.ways === null || isAlwaysOn(kind) ? undefined : row.ways.split(',').filter(Boolean);
  const ways = new Set(
    (chosen ?? waysWithoutChoice(kind, row.startsWith ?? 'standard')) as NotificationWay[],
  );
  // Security mails go to unconfirmed addresses as well.
  if (!row.isReachable && !isAlwaysOn(kind))
    for (const way of [NotificationWay.MAIL, NotificationWay.DIGEST]) ways.delete(way);
  if (isForStaff(kind)) {
    // No further mail or push message while an unread notification is about something that waits; unsent ones will cover this too.
    const unsent = row.unsent?.split(',') ?? [];
    if (row.hasUnread) for (const way of ways) if (!unsent.includes(way)) ways.delete(way);
    ways.add(NotificationWay.APP);
  }
  if (isMailedApart({ act: act as ActKind, itemId })) ways.delete(NotificationWay.MAIL);
  if (!row.hasPush) ways.delete(NotificationWay.PUSH);
  return {
    userId,
    kind,
    ways,
    digest: row.digest ?? ('weekly' as DigestFrequency),
    quiet:
      quietFrom === null || quietUntil === null || isAlwaysOn(kind)
        ? null
        : { from: quietFrom, until: quietUntil, timeZone: quietZone ?? 'UTC' },
  };
}
