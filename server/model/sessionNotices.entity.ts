import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { limits } from '../contract/limits';
import { IdPrimaryColumn, OwnerPrimaryColumn, ReferenceColumn, TimeColumn } from './columns';
import { Session } from './session.entity';
import { User } from './user.entity';

/** A reminder of a session that was sent; the key lets one server send it. */
@Entity('session_reminders')
export class SessionReminder {
  @OwnerPrimaryColumn(() => Session, 'session_reminders_session_fk')
  sessionId: string;

  /** How many hours before the start it was sent. */
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  hours: number;

  /** The start of which it reminded: a session that is moved is reminded of again. */
  @PrimaryColumn({ type: 'datetime', precision: 3 })
  dateTime: Date;
}

/** A member who asked to be notified when a place in a full session is free. */
@Entity('session_place_requests')
@Index('session_place_requests_user', ['userId'])
export class SessionPlaceRequest {
  @OwnerPrimaryColumn(() => Session, 'session_place_requests_session_fk')
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'session_place_requests_user_fk')
  userId: string;

  @TimeColumn()
  requestedAt: Date;
}

/** Data for notifying a leader or participant of a session that was deleted before it was over. */
@Entity('deleted_session_members')
@Index('deleted_session_members_user', ['userId'])
@Index('deleted_session_members_leader', ['leaderId'])
@Index('deleted_session_members_deleted', ['deletedAt'])
export class DeletedSessionMember {
  @IdPrimaryColumn()
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'deleted_session_members_user_fk')
  userId: string;

  /** The leader, who wrote the title; null once their account is deleted, which removes the title, too. */
  @ReferenceColumn(() => User, 'deleted_session_members_leader_fk')
  leaderId: string | null;

  @Column({ type: 'varchar', length: limits.session.titleMax })
  title: string;

  /** The planned start; unknown if a server of an earlier version deleted the session. */
  @TimeColumn({ nullable: true })
  dateTime: Date | null;

  /** The planned end; unknown if a server of an earlier version deleted the session, which calendars then omit. */
  @TimeColumn({ nullable: true })
  endsAt: Date | null;

  /** The session's revision after its last change, which is its deletion. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  revision: number;

  @TimeColumn()
  deletedAt: Date;
}
