import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IdPrimaryColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { Session } from './session.entity';
import { User } from './user.entity';

const startColumn = { type: 'datetime', precision: 3 } as const;

/** A sprint of a session: the running one and those before it. */
@Entity('session_sprints')
@Index('session_sprints_time', ['startedAt'])
export class Sprint {
  @OwnerPrimaryColumn(() => Session, 'session_sprints_session_fk')
  sessionId: string;

  @PrimaryColumn(startColumn)
  startedAt: Date;

  @TimeColumn()
  endsAt: Date;
}

/** A story's words before its author's first save that counts in a sprint, and after the latest. */
@Entity('session_sprint_words')
@Index('session_sprint_words_user', ['userId'])
@Index('session_sprint_words_time', ['startedAt'])
export class SprintWords {
  @OwnerPrimaryColumn(() => Session, 'session_sprint_words_session_fk')
  sessionId: string;

  /** The sprint's start. */
  @PrimaryColumn(startColumn)
  startedAt: Date;

  @OwnerPrimaryColumn(() => User, 'session_sprint_words_user_fk')
  userId: string;

  /** No foreign key: words stay counted when the story is deleted. */
  @IdPrimaryColumn()
  storyId: string;

  @Column({ type: 'int', unsigned: true })
  wordsBefore: number;

  @Column({ type: 'int', unsigned: true })
  wordsNow: number;
}
