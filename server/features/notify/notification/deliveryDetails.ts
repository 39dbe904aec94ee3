import { sharedStorySql } from '../../../authz/storyAudience';
import { NotificationKind } from '../../../contract/enums';
import type { NotificationDetails } from '../../../contract/notificationTexts';
import type { Database } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import type { Delivery as DeliveryRow } from '../../../model/notification.entity';
import { membersFor } from '../../members/follow/membersFor';
import { existsMember, isStaffMember } from '../../members/user/memberConditions';
import { withheldCommentSql } from '../../stories/table/commentStates';
import { storiesReadableBy } from '../../stories/table/storiesTable';
import { decisionsOf } from './decisions';
import { isForStaff } from './kinds';
import { waitsForStaff } from './waitsForStaff';

type Reader = Pick<Database, 'read'>;
type Delivery = Pick<DeliveryRow, 'id' | 'kind' | 'subjectId' | 'itemId' | 'actorId' | 'createdAt'>;
type Deliveries = readonly Delivery[];

/** Deliveries of one kind about one subject, joined in one sentence. */
export interface DeliveryGroup {
  details: NotificationDetails;
  /** The joined deliveries, oldest first; without those that the member may no longer see. */
  deliveries: Deliveries;
}

const { STORY_COMMENT, LATER_COMMENT, MENTION, NEW_STORY, NEW_FOLLOWER, STORY_SHARED } = NotificationKind;
const { SESSION_REMINDER, SESSION_MOVED, SESSION_CANCELLED, SESSION_PLACE, SESSION_RECAP } = NotificationKind;

const { CONTENT_DECISION } = NotificationKind;

const ofComments: ReadonlySet<NotificationKind> = new Set([STORY_COMMENT, LATER_COMMENT, MENTION]);
const ofSessions: ReadonlySet<NotificationKind> = new Set([
  ...[SESSION_REMINDER, SESSION_MOVED, SESSION_CANCELLED, SESSION_PLACE, SESSION_RECAP],
]);
/** Kinds that show the start of the session. */
const showsStart: ReadonlySet<NotificationKind> = new Set([
  ...[SESSION_REMINDER, SESSION_MOVED, SESSION_CANCELLED, SESSION_PLACE],
]);
/** The status in which a session's delivery still matters to participants. Other kinds matter in any status, to everyone. */
const newsWhile: Partial<Record<NotificationKind, string>> = {
  [SESSION_REMINDER]: 'scheduled',
  [SESSION_MOVED]: 'scheduled',
  [SESSION_CANCELLED]: 'cancelled',
};

async function readBy<Row extends { id: string }>(
  db: Reader,
  sql: (among: string) => string,
  ids: ReadonlySet<string>,
  before: readonly string[] = [],
): Promise<Map<string, Row>> {
  if (ids.size === 0) return new Map();
  const rows = await db.read<Row>(sql(placeholders([...ids])), [...before, ...ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

interface SessionRow {
  id: string;
  title: string;
  status: string;
  dateTime: Date;
  /** Whether the member takes part. */
  takesPart: number;
  /** Whether a place is free. */
  hasPlace: number;
}

/** A key of the member or case that a delivery for staff is about. Several kinds may be about one case, so it has the subject. */
const waitingKey = ({ subjectId, itemId }: Pick<Delivery, 'subjectId' | 'itemId'>) =>
  `${subjectId} ${itemId}`;

/** The keys of staff deliveries about something that still waits for a decision. */
async function waitingForStaff(
  db: Reader,
  userId: string,
  deliveries: Deliveries,
): Promise<ReadonlySet<string>> {
  const itemIds = deliveries.flatMap(({ kind, itemId }) => (isForStaff(kind) ? itemId : []));
  if (itemIds.length === 0) return new Set();
  const rows = await db.read<Pick<Delivery, 'subjectId' | 'itemId'>>(
    `SELECT w.subject_id AS subjectId, w.id AS itemId FROM ${waitsForStaff} w WHERE w.id IN (${placeholders(itemIds)})
       AND ${existsMember('?', isStaffMember())}`,
    [...itemIds, userId],
  );
  return new Set(rows.map(waitingKey));
}

/** Reads what deliveries refer to, by id, as far as the member may see it now; without members that they muted or blocked. */
async function readKnown(db: Reader, userId: string, deliveries: Deliveries) {
  const idsOf = (which: (delivery: Delivery) => string | null | false) =>
    new Set(deliveries.map(which).filter((id): id is string => typeof id === 'string'));
  const [users, stories, comments, sessions, deletedSessions, feedback, forStaff, decisions] =
    await Promise.all([
      membersFor(db, userId, [...idsOf(({ actorId }) => actorId)]),
      readBy<{ id: string; title: string; isShared: number }>(
        db,
        (among) =>
          `SELECT s.id, s.title, ${sharedStorySql()} AS isShared FROM ${storiesReadableBy('?')} AND s.id IN (${among})`,
        idsOf(({ kind, subjectId, itemId }) =>
          kind === NEW_STORY ? itemId : (ofComments.has(kind) || kind === STORY_SHARED) && subjectId,
        ),
        [userId, userId],
      ),
      readBy<{ id: string }>(
        db,
        (among) => `SELECT c.id FROM comments c WHERE NOT ${withheldCommentSql} AND c.id IN (${among})`,
        idsOf(({ kind, itemId }) => ofComments.has(kind) && itemId),
      ),
      readBy<SessionRow>(
        db,
        (among) =>
          `SELECT s.id, s.title, s.status, s.date_time AS dateTime, s.leader_id = ? OR EXISTS (
           SELECT 1 FROM session_participants p WHERE p.session_id = s.id AND p.user_id = ?) AS takesPart,
           s.status IN ('scheduled', 'in_progress') AND s.participant_count < s.capacity AS hasPlace
         FROM sessions s WHERE s.id IN (${among})`,
        idsOf(({ kind, subjectId }) => ofSessions.has(kind) && subjectId),
        [userId, userId],
      ),
      readBy<{ id: string; title: string; dateTime: Date | null }>(
        db,
        (among) =>
          `SELECT session_id AS id, title, date_time AS dateTime FROM deleted_session_members WHERE user_id = ? AND session_id IN (${among})`,
        idsOf(({ kind, subjectId }) => kind === SESSION_CANCELLED && subjectId),
        [userId],
      ),
      readBy<{ id: string; title: string; status: string }>(
        db,
        (among) => `SELECT id, title, status FROM feedback WHERE id IN (${among})`,
        idsOf(({ kind, subjectId }) => kind === NotificationKind.FEEDBACK_STATUS && subjectId),
      ),
      waitingForStaff(db, userId, deliveries),
      decisionsOf(db, userId, [...idsOf(({ kind, subjectId }) => kind === CONTENT_DECISION && subjectId)]),
    ]);
  return {
    users,
    stories,
    comments,
    sessions,
    deletedSessions,
    feedback,
    forStaff,
    decisions: new Map(decisions.map((decision) => [decision.id, decision])),
  };
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/** Whether the delivery is still relevant. */
function isNews(delivery: Delivery, known: Known, now: Date): boolean {
  const { kind, subjectId, itemId, actorId } = delivery;
  const { users, stories, comments, feedback } = known;
  if (ofComments.has(kind)) return stories.has(subjectId) && comments.has(itemId) && users.has(actorId ?? '');
  if (kind === NEW_STORY) return stories.has(itemId) && Number(users.get(actorId ?? '')?.isFollowed) === 1;
  if (kind === STORY_SHARED) return stories.has(subjectId) && users.has(actorId ?? '');
  if (kind === NEW_FOLLOWER) return Number(users.get(itemId)?.follows) === 1;
  if (kind === NotificationKind.FEEDBACK_STATUS) return feedback.has(subjectId);
  if (isForStaff(kind)) return known.forStaff.has(waitingKey(delivery));
  if (kind === CONTENT_DECISION) return known.decisions.has(subjectId);
  return !ofSessions.has(kind) || isNewsOfSession(delivery, known, now);
}

function isNewsOfSession(
  { kind, subjectId, itemId }: Delivery,
  { sessions, deletedSessions }: Known,
  now: Date,
): boolean {
  const session = sessions.get(subjectId);
  if (!session) return kind === SESSION_CANCELLED && deletedSessions.has(subjectId);
  const takesPart = Number(session.takesPart) === 1;
  if (kind === SESSION_PLACE) return Number(session.hasPlace) === 1 && !takesPart;
  const status = newsWhile[kind];
  if (status && (session.status !== status || !takesPart)) return false;
  // The reminder's item names the start that it reminds of.
  const start = itemId.split('.')[1];
  return (
    kind !== SESSION_REMINDER || (start === session.dateTime.getTime().toString(36) && session.dateTime > now)
  );
}

/** The start of the session that a delivery is about, if its kind shows it. */
export const startOf = (
  kind: NotificationKind,
  session: { dateTime: Date | null } | null | undefined,
): Date | undefined => (showsStart.has(kind) ? (session?.dateTime ?? undefined) : undefined);

/** Joins deliveries of one kind about one subject. */
function detailsOfGroup(
  group: Deliveries,
  { users, stories, sessions, deletedSessions, feedback, decisions }: Known,
): DeliveryGroup {
  const latest = group[group.length - 1] as Delivery;
  const { kind, subjectId, itemId } = latest;
  const actors = [...new Set(group.map(({ actorId }) => actorId).reverse())].flatMap(
    (id) => users.get(id ?? '') ?? [],
  );
  return {
    deliveries: group,
    details: {
      kind,
      subjectId,
      itemId,
      itemCount: group.length,
      actorCount: actors.length,
      actors: actors.slice(0, 3).map(({ name }) => name),
      title: (
        stories.get(kind === NEW_STORY ? itemId : subjectId) ??
        sessions.get(subjectId) ??
        deletedSessions.get(subjectId) ??
        feedback.get(subjectId) ??
        decisions.get(subjectId)
      )?.title,
      isShared: Number(stories.get(itemId)?.isShared) === 1,
      startsAt: startOf(kind, sessions.get(subjectId) ?? deletedSessions.get(subjectId)),
      isGone: ofSessions.has(kind) && !sessions.has(subjectId),
      status: feedback.get(subjectId)?.status.replace('_', ' '),
      decided: decisions.get(subjectId),
      username: actors[0]?.username,
    },
  };
}

/**
 * Groups a member's deliveries by kind and subject. Leaves out what they may no longer see: stories that they can't read any more,
 * deleted comments, follows that ended, members who are gone, suspended, muted or blocked, and reminders of sessions that were
 * moved, cancelled or left. A delivery that nothing is left of is dropped.
 */
export async function detailsOfDeliveries(
  db: Reader,
  userId: string,
  deliveries: Deliveries,
  now: Date,
): Promise<DeliveryGroup[]> {
  const known = await readKnown(db, userId, deliveries);
  const groups = new Map<string, Delivery[]>();
  for (const delivery of deliveries.filter((one) => isNews(one, known, now))) {
    const key = `${delivery.kind} ${delivery.subjectId}`;
    groups.set(key, [...(groups.get(key) ?? []), delivery]);
  }
  return [...groups.values()].map((group) => detailsOfGroup(group, known));
}
