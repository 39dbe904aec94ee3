import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { idColumn, TimeColumn } from './columns';
import { Session } from './session.entity';
import { User } from './user.entity';

/** A reminder of a session that was sent; the key lets one server send it. */
@Entity('session_reminders')
export class SessionReminder {
  @PrimaryColumn(idColumn)
  @ForeignKey(() => Session, { name: 'session_reminders_session_fk', onDelete: 'CASCADE' })
  sessionId: string;

  /** How long before the start. */
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  hours: number;

  /** The start of which it reminded: a session that is moved is reminded of again. */
  @PrimaryColumn({ type: 'datetime', precision: 3 })
  dateTime: Date;
}

/** A member who asked to be told when a place in a full session is free. */
@Entity('session_place_requests')
@Index('session_place_requests_user', ['userId'])
export class SessionPlaceRequest {
  @PrimaryColumn(idColumn)
  @ForeignKey(() => Session, { name: 'session_place_requests_session_fk', onDelete: 'CASCADE' })
  sessionId: string;

  @PrimaryColumn(idColumn)
  @ForeignKey(() => User, { name: 'session_place_requests_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @TimeColumn()
  requestedAt: Date;
}
