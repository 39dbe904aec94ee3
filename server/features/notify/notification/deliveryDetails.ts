import { sharedStorySql } from '../../../authz/storyAudience';
import { NotificationKind } from '../../../contract/enums';
import type { NotificationDetails } from '../../../contract/notificationTexts';
import type { Database } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import type { Delivery as DeliveryRow } from '../../../model/notification.entity';
import { readVisibleMembers } from '../../members/follow/visibleMembers';
import { memberExistsSql, staffMemberSql } from '../../members/user/memberConditions';
import { withheldCommentSql } from '../../stories/table/commentStates';
import { storiesReadableBy } from '../../stories/table/storiesTable';
import { readDecisions } from './decisions';
import { isForStaff } from './kinds';
import { waitingForStaffSql } from './waitingForStaff';

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

const { CONTENT_DECISION, FEEDBACK_STATUS } = NotificationKind;

type Kinds = ReadonlySet<NotificationKind>;

const commentKinds: Kinds = new Set([STORY_COMMENT, LATER_COMMENT, MENTION]);
/** Kinds that show the start of the session. */
const kindsWithStart: Kinds = new Set([SESSION_REMINDER, SESSION_MOVED, SESSION_CANCELLED, SESSION_PLACE]);
const sessionKinds: Kinds = new Set([...kindsWithStart, SESSION_RECAP]);
/** The status in which a session must still be for a delivery of the kind, which then matters to participants only. */
const requiredStatus: Partial<Record<NotificationKind, string>> = {
  [SESSION_REMINDER]: 'scheduled',
  [SESSION_MOVED]: 'scheduled',
  [SESSION_CANCELLED]: 'cancelled',
};

/** Reads rows by their ids. `sql` gets the placeholders of the ids, which are bound after `params`. */
async function readById<Row extends { id: string }>(
  db: Reader,
  sql: (idPlaceholders: string) => string,
  ids: ReadonlySet<string>,
  params: readonly string[] = [],
): Promise<Map<string, Row>> {
  if (ids.size === 0) return new Map();
  const rows = await db.read<Row>(sql(placeholders([...ids])), [...params, ...ids]);
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

/** A key of the member or case that a delivery for staff is about. It includes the subject, because several kinds may be about one case. */
const waitingKey = ({ subjectId, itemId }: Pick<Delivery, 'subjectId' | 'itemId'>) =>
  `${subjectId} ${itemId}`;

/** Reads the keys of deliveries for staff about something that still waits for a decision. */
async function readWaitingKeys(
  db: Reader,
  userId: string,
  deliveries: Deliveries,
): Promise<ReadonlySet<string>> {
  const itemIds = deliveries.flatMap(({ kind, itemId }) => (isForStaff(kind) ? itemId : []));
  if (itemIds.length === 0) return new Set();
  const rows = await db.read<Pick<Delivery, 'subjectId' | 'itemId'>>(
    `SELECT w.subject_id AS subjectId, w.id AS itemId FROM ${waitingForStaffSql} w WHERE w.id IN (${placeholders(itemIds)})
       AND ${memberExistsSql('?', staffMemberSql())}`,
    [...itemIds, userId],
  );
  return new Set(rows.map(waitingKey));
}

/** Reads what deliveries refer to, by id, as far as the member may see it now; without members that the member muted or blocked. */
async function readReferences(db: Reader, userId: string, deliveries: Deliveries) {
  const idsOf = (select: (delivery: Delivery) => string | null | false) =>
    new Set(deliveries.map(select).filter((id): id is string => typeof id === 'string'));
  const [users, stories, comments, sessions, deletedSessions, feedback, waitingKeys, decisions] =
    await Promise.all([
      readVisibleMembers(db, userId, [...idsOf(({ actorId }) => actorId)]),
      readById<{ id: string; title: string; isShared: number }>(
        db,
        (ids) =>
          `SELECT s.id, s.title, ${sharedStorySql()} AS isShared FROM ${storiesReadableBy('?')} AND s.id IN (${ids})`,
        idsOf(({ kind, subjectId, itemId }) =>
          kind === NEW_STORY ? itemId : (commentKinds.has(kind) || kind === STORY_SHARED) && subjectId,
        ),
        [userId, userId],
      ),
      readById<{ id: string }>(
        db,
        (ids) => `SELECT c.id FROM comments c WHERE NOT ${withheldCommentSql} AND c.id IN (${ids})`,
        idsOf(({ kind, itemId }) => commentKinds.has(kind) && itemId),
      ),
      readById<SessionRow>(
        db,
        (ids) =>
          `SELECT s.id, s.title, s.status, s.date_time AS dateTime, s.leader_id = ? OR EXISTS (
           SELECT 1 FROM session_participants p WHERE p.session_id = s.id AND p.user_id = ?) AS takesPart,
           s.status IN ('scheduled', 'in_progress') AND s.participant_count < s.capacity AS hasPlace
         FROM sessions s WHERE s.id IN (${ids})`,
        idsOf(({ kind, subjectId }) => sessionKinds.has(kind) && subjectId),
        [userId, userId],
      ),
      readById<{ id: string; title: string; dateTime: Date | null }>(
        db,
        (ids) =>
          `SELECT session_id AS id, title, date_time AS dateTime FROM deleted_session_members WHERE user_id = ? AND session_id IN (${ids})`,
        idsOf(({ kind, subjectId }) => kind === SESSION_CANCELLED && subjectId),
        [userId],
      ),
      readById<{ id: string; title: string; status: string }>(
        db,
        (ids) => `SELECT id, title, status FROM feedback WHERE id IN (${ids})`,
        idsOf(({ kind, subjectId }) => kind === FEEDBACK_STATUS && subjectId),
      ),
      readWaitingKeys(db, userId, deliveries),
      readDecisions(db, userId, [...idsOf(({ kind, subjectId }) => kind === CONTENT_DECISION && subjectId)]),
    ]);
  return {
    users,
    stories,
    comments,
    sessions,
    deletedSessions,
    feedback,
    waitingKeys,
    decisions: new Map(decisions.map((decision) => [decision.id, decision])),
  };
}

type References = Awaited<ReturnType<typeof readReferences>>;

/** Whether the member may still see what the delivery is about, and it still matters. */
function isRelevant(delivery: Delivery, references: References, now: Date): boolean {
  const { kind, subjectId, itemId, actorId } = delivery;
  const { users, stories, comments, feedback } = references;
  if (commentKinds.has(kind))
    return stories.has(subjectId) && comments.has(itemId) && users.has(actorId ?? '');
  if (kind === NEW_STORY) return stories.has(itemId) && Number(users.get(actorId ?? '')?.isFollowed) === 1;
  if (kind === STORY_SHARED) return stories.has(subjectId) && users.has(actorId ?? '');
  if (kind === NEW_FOLLOWER) return Number(users.get(itemId)?.follows) === 1;
  if (kind === FEEDBACK_STATUS) return feedback.has(subjectId);
  if (isForStaff(kind)) return references.waitingKeys.has(waitingKey(delivery));
  if (kind === CONTENT_DECISION) return references.decisions.has(subjectId);
  return !sessionKinds.has(kind) || isRelevantOfSession(delivery, references, now);
}

function isRelevantOfSession(
  { kind, subjectId, itemId }: Delivery,
  { sessions, deletedSessions }: References,
  now: Date,
): boolean {
  const session = sessions.get(subjectId);
  if (!session) return kind === SESSION_CANCELLED && deletedSessions.has(subjectId);
  const takesPart = Number(session.takesPart) === 1;
  if (kind === SESSION_PLACE) return Number(session.hasPlace) === 1 && !takesPart;
  const status = requiredStatus[kind];
  if (status && (session.status !== status || !takesPart)) return false;
  if (kind !== SESSION_REMINDER) return true;
  // The item of a reminder contains the start that it is about, in base 36.
  const start = itemId.split('.')[1];
  return start === session.dateTime.getTime().toString(36) && session.dateTime > now;
}

/** The start of the session that a delivery is about, if its kind shows it. */
export const startOf = (
  kind: NotificationKind,
  session: { dateTime: Date | null } | null | undefined,
): Date | undefined => (kindsWithStart.has(kind) ? (session?.dateTime ?? undefined) : undefined);

/** Joins deliveries of one kind about one subject. */
function detailsOfGroup(
  group: Deliveries,
  { users, stories, sessions, deletedSessions, feedback, decisions }: References,
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
      isGone: sessionKinds.has(kind) && !sessions.has(subjectId),
      status: feedback.get(subjectId)?.status.replace('_', ' '),
      decided: decisions.get(subjectId),
      username: actors[0]?.username,
    },
  };
}

/**
 * Groups a member's deliveries by kind and subject. Leaves out what they may no longer see: stories that they can't read any more,
 * deleted comments, follows that ended, members who are gone, suspended, muted or blocked, and reminders of sessions that were
 * moved, cancelled or left.
 */
export async function detailsOfDeliveries(
  db: Reader,
  userId: string,
  deliveries: Deliveries,
  now: Date,
): Promise<DeliveryGroup[]> {
  const references = await readReferences(db, userId, deliveries);
  const groups = new Map<string, Delivery[]>();
  for (const delivery of deliveries) {
    if (!isRelevant(delivery, references, now)) continue;
    const key = `${delivery.kind} ${delivery.subjectId}`;
    groups.set(key, [...(groups.get(key) ?? []), delivery]);
  }
  return [...groups.values()].map((group) => detailsOfGroup(group, references));
}
