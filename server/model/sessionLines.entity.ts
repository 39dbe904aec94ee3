import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { limits } from '../contract/limits';
import { IdPrimaryColumn, TimeColumn } from './columns';
import { Session } from './session.entity';
import { User } from './user.entity';

const lineColumn = { type: 'varchar', length: limits.session.lineMax, nullable: true } as const;

/** A member's intention for a session, and a line after it; deleted when both are removed. */
@Entity('session_lines')
@Index('session_lines_user', ['userId'])
@Index('session_lines_time', ['updatedAt'])
export class SessionLines {
  @IdPrimaryColumn()
  @ForeignKey(() => Session, { name: 'session_lines_session_fk', onDelete: 'CASCADE' })
  sessionId: string;

  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'session_lines_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @Column(lineColumn)
  intention: string | null;

  @Column(lineColumn)
  closing: string | null;

  @TimeColumn()
  updatedAt: Date;
}
