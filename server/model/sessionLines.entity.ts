import { Column, Entity, Index } from 'typeorm';
import { limits } from '../contract/limits';
import { OwnerPrimaryColumn, TimeColumn } from './columns';
import { Session } from './session.entity';
import { User } from './user.entity';

const lineColumn = { type: 'varchar', length: limits.session.lineMax, nullable: true } as const;

/** A member's intention for a session, and a line after it; deleted when both are removed. */
@Entity('session_lines')
@Index('session_lines_user', ['userId'])
@Index('session_lines_time', ['updatedAt'])
export class SessionLines {
  @OwnerPrimaryColumn(() => Session, 'session_lines_session_fk')
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'session_lines_user_fk')
  userId: string;

  @Column(lineColumn)
  intention: string | null;

  @Column(lineColumn)
  closing: string | null;

  @TimeColumn()
  updatedAt: Date;
}
