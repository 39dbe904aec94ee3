import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { idColumn, TimeColumn } from '../../db/columns';
import { User } from '../user/user.entity';
import { Session } from './session.entity';

/** A writer who joined a session; the session counts them. */
@Entity('session_participants')
@Index('session_participants_user', ['userId', 'sessionId'])
export class SessionParticipant {
  @PrimaryColumn(idColumn)
  sessionId: string;

  @PrimaryColumn(idColumn)
  userId: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_participants_session_fk' })
  session: Relation<Session>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_participants_user_fk' })
  user: Relation<User>;

  @TimeColumn()
  joinedAt: Date;
}
