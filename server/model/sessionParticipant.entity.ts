import { Entity, Index } from 'typeorm';
import { OwnerPrimaryColumn, TimeColumn } from './columns';
import { Session } from './session.entity';
import { User } from './user.entity';

/** A writer who joined a session. The session's own row has the number of its participants. */
@Entity('session_participants')
@Index('session_participants_user', ['userId', 'sessionId'])
export class SessionParticipant {
  @OwnerPrimaryColumn(() => Session, 'session_participants_session_fk')
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'session_participants_user_fk')
  userId: string;

  @TimeColumn()
  joinedAt: Date;
}
