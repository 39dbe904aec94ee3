import { type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import { SessionStatus } from '../../../contract/enums';
import type { RowValues, Transaction } from '../../../db/database';
import { AuditEntry } from '../../../model/auditEntry.entity';
import { Challenge, ChallengeMembership } from '../../../model/challenge.entity';
import { updatedAtSql } from '../../../model/columns';
import { Comment } from '../../../model/comment.entity';
import { entities } from '../../../model/entities';
import { Exercise } from '../../../model/exercise.entity';
import { Feedback } from '../../../model/feedback.entity';
import { Journal } from '../../../model/journal.entity';
import { Mail } from '../../../model/mail.entity';
import { Note } from '../../../model/note.entity';
import { Act, Delivery, NotificationItem } from '../../../model/notification.entity';
import { Reader } from '../../../model/reader.entity';
import { Report } from '../../../model/report.entity';
import { Session } from '../../../model/session.entity';
import { DeletedSessionMember } from '../../../model/sessionNotices.entity';
import { SessionParticipant } from '../../../model/sessionParticipant.entity';
import { SessionReading } from '../../../model/sessionReading.entity';
import { Story } from '../../../model/story.entity';
import { rememberOncePublic } from '../../stories/story/oncePublic';
import { shownCommentSql } from '../../stories/table/commentStates';
import { joinStory } from '../../stories/table/storiesTable';
import { type EntityClass, memberColumns } from '../dataExport/memberColumns';

type Remove = (tx: Transaction, userId: string) => Promise<unknown>;

/** Deletes or clears a member's rows in a table. */
export interface Removal {
  entity: EntityClass;
  /** The property with the member's id. */
  by: string;
  remove: Remove;
}

const deleteBy =
  <Row extends ObjectLiteral>(entity: EntityClass<Row>, by: keyof Row & string): Remove =>
  (tx, userId) =>
    tx.delete(entity, { [by]: userId } as FindOptionsWhere<Row>);

const clear =
  <Row extends ObjectLiteral>(
    entity: EntityClass<Row>,
    by: keyof Row & string,
    others: RowValues<Row> = {},
  ): Remove =>
  (tx, userId) =>
    tx.update(entity, { [by]: userId } as FindOptionsWhere<Row>, { [by]: null, ...others });

/** The steps for a column whose foreign key doesn't say them; null keeps the rows, whose author reads 'Deleted member'. */
const on = <Row extends ObjectLiteral>(
  entity: EntityClass<Row>,
  by: keyof Row & string,
  ...steps: (Remove | null)[]
) => ({ entity, by, steps });

const { SCHEDULED, CANCELLED } = SessionStatus;
/** Comments deleted by one statement. */
const batchSize = 1_000;

const exceptions = [
  // They stay for the group: others do the exercises, take part in the challenges, vote on the feedback, decide about the reports.
  on(Exercise, 'creatorId', null),
  on(Challenge, 'openedById', null),
  on(Feedback, 'authorId', null),
  on(Report, 'reporterId', null),
  // Acts stay for the group; those about the member's own account and strangers' attempts go; those of staff lose their reasons.
  on(AuditEntry, 'actorId', null),
  on(
    AuditEntry,
    'subjectId',
    (tx, id) => tx.delete(AuditEntry, { subjectId: id, actorId: id }),
    (tx, subjectId) => tx.delete(AuditEntry, { subjectId, actorKind: 'visitor' }),
    (tx, subjectId) => tx.update(AuditEntry, { subjectId }, { reason: null }),
  ),
  on(
    Story,
    'authorId',
    (tx, authorId) => rememberOncePublic(tx, 'author_id = ?', [authorId]),
    deleteBy(Story, 'authorId'),
  ),
  // Comments shown on others' public stories stay, because replies would make no sense without them.
  on(Comment, 'authorId', async (tx, authorId) => {
    // Reads the ids first, because a DELETE would lock the stories that it joins, which are others'.
    const found = await tx.read<{ id: string }>(
      `SELECT c.id FROM comments c ${joinStory('c.story_id')}
       WHERE c.author_id = ?
         AND (COALESCE(s.withheld_level, s.privacy_level) <> 'public' OR NOT ${shownCommentSql()})`,
      [authorId],
    );
    for (let at = 0; at < found.length; at += batchSize)
      await tx.delete(Comment, { id: In(found.slice(at, at + batchSize).map(({ id }) => id)) });
  }),
  on(Feedback, 'assignedToId', clear(Feedback, 'assignedToId', { assignedById: null })),
  on(
    ChallengeMembership,
    'userId',
    (tx, userId) =>
      tx.execute(
        `UPDATE challenge_members m JOIN challenges c ON c.id = m.challenge_id
         SET c.member_count = c.member_count - 1 WHERE m.user_id = ?`,
        [userId],
      ),
    deleteBy(ChallengeMembership, 'userId'),
  ),
  on(
    SessionParticipant,
    'userId',
    (tx, userId) =>
      tx.execute(
        `UPDATE session_participants p JOIN sessions s ON s.id = p.session_id
         SET s.participant_count = s.participant_count - 1, s.row_version = s.row_version + 1 WHERE p.user_id = ?`,
        [userId],
      ),
    deleteBy(SessionParticipant, 'userId'),
  ),
  on(SessionReading, 'readerId', clear(SessionReading, 'readerId', { endsAt: null, leftSeconds: null })),
  // Past sessions stay. Upcoming sessions are cancelled, and their series end.
  on(Session, 'leaderId', async (tx, leaderId) => {
    const now = new Date();
    const upcoming = { leaderId, status: SCHEDULED };
    await tx.update(Session, upcoming, {
      status: CANCELLED,
      endedAt: now,
      updatedAt: updatedAtSql(now),
      revision: () => 'revision + 1',
    });
    await tx.execute(
      `UPDATE sessions
       SET updated_at = IF(is_recurring, GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND), updated_at),
         edited_at = IF(is_recurring, updated_at, edited_at), revision = revision + is_recurring,
         row_version = row_version + 1, is_recurring = 0, due_at = IF(status = 'in_progress', due_at, NULL)
       WHERE leader_id = ? AND status <> 'completed'
         AND (is_recurring = 1 OR status <> 'in_progress' AND due_at IS NOT NULL)`,
      [now, leaderId],
    );
  }),
  // Others are still notified that the session was cancelled.
  on(DeletedSessionMember, 'leaderId', clear(DeletedSessionMember, 'leaderId', { title: '' })),
  // The columns from here on have no foreign key. Notifications about nobody else go first.
  on(
    NotificationItem,
    'actorId',
    (tx, actorId) =>
      tx.execute(
        `DELETE n FROM notifications n JOIN notification_items i ON i.notification_id = n.id AND i.actor_id = ?
         WHERE NOT EXISTS (SELECT 1 FROM notification_items o WHERE o.notification_id = n.id AND o.actor_id <> ?)`,
        [actorId, actorId],
      ),
    deleteBy(NotificationItem, 'actorId'),
  ),
  on(Act, 'actorId', deleteBy(Act, 'actorId')),
  on(Act, 'subjectId', deleteBy(Act, 'subjectId')),
  on(Delivery, 'actorId', deleteBy(Delivery, 'actorId')),
  // Those to the member's address are deleted with the account's row, as are its own readers.
  on(Mail, 'userId', deleteBy(Mail, 'userId')),
  on(Reader, 'follows', deleteBy(Reader, 'follows')),
];

/** The steps for each column that refers to members: an exception, or what the foreign key says. */
const columns = [
  ...exceptions,
  ...memberColumns
    .filter(({ entity, property }) => !exceptions.some((one) => one.entity === entity && one.by === property))
    .map(({ entity, property: by, onDelete }) => ({
      entity,
      by,
      steps: [onDelete === 'CASCADE' ? deleteBy(entity, by) : clear(entity, by)],
    })),
];

/** Tables that are cleared first: this can take long, and the later removals lock rows that other requests need. */
const slowTables: EntityClass[] = [Note, Journal, Story];

/** All removals of a member's data, in the order in which they run. */
export const removals: readonly Removal[] = [...new Set([...slowTables, ...entities])].flatMap((table) =>
  columns
    .filter(({ entity }) => entity === table)
    .flatMap(({ entity, by, steps }) => steps.flatMap((remove) => (remove ? [{ entity, by, remove }] : []))),
);
