import { Column, Entity, Index } from 'typeorm';
import { limits } from '../contract/limits';
import { OwnerPrimaryColumn, ReferenceColumn, TimeColumn } from './columns';
import { Session } from './session.entity';
import { User } from './user.entity';

/** The reading aloud of a session: whose turn it is, and until when. Every change locks this row first. */
@Entity('session_readings')
@Index('session_readings_reader', ['readerId'])
@Index('session_readings_changed', ['changedAt'])
export class SessionReading {
  @OwnerPrimaryColumn(() => Session, 'session_readings_session_fk')
  sessionId: string;

  /** Increases with each change, also of the list of readers. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  version: number;

  /** Minutes for each reader. */
  @Column({ type: 'tinyint', unsigned: true, default: limits.reading.minutes.default })
  minutes: number;

  @ReferenceColumn(() => User, 'session_readings_reader_fk')
  readerId: string | null;

  /** Null while nobody reads, and while the reading is paused. */
  @TimeColumn({ nullable: true })
  endsAt: Date | null;

  /** Time left to a paused reader; null otherwise. */
  @Column({ type: 'smallint', unsigned: true, nullable: true })
  leftSeconds: number | null;

  @TimeColumn()
  changedAt: Date;
}

/** A member who wants to read aloud in a session. */
@Entity('session_readers')
@Index('session_readers_user', ['userId', 'sessionId'])
@Index('session_readers_added', ['addedAt'])
export class SessionReader {
  @OwnerPrimaryColumn(() => Session, 'session_readers_session_fk')
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'session_readers_user_fk')
  userId: string;

  @Column({ type: 'smallint', unsigned: true })
  position: number;

  @Column({ type: 'boolean', default: false })
  hasRead: boolean;

  @TimeColumn()
  addedAt: Date;
}
