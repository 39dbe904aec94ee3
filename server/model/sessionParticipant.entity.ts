import { Entity, ForeignKey, Index } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';
import { Session } from './session.entity';
import { User } from './user.entity';

/** A writer who joined a session. The session's own row has the number of its participants. */
@Entity('session_participants')
@Index('session_participants_user', ['userId', 'sessionId'])
export class SessionParticipant {
  @IdPrimaryColumn()
  @ForeignKey(() => Session, { name: 'session_participants_session_fk', onDelete: 'CASCADE' })
  sessionId: string;

  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'session_participants_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @TimeColumn()
  joinedAt: Date;
}
