import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { IdColumn, idColumn, TimeColumn } from '../../db/columns';
import { Exercise } from '../exercise/exercise.entity';
import { Session } from '../session/session.entity';
import { Story } from '../story/story.entity';
import { User } from '../user/user.entity';

/** What a member writes in a session, and what of it they let the room see. */
@Entity('session_writers')
@Index('session_writers_user', ['userId'])
@Index('session_writers_story', ['storyId'])
@Index('session_writers_exercise', ['exerciseId'])
export class SessionWriter {
  @PrimaryColumn(idColumn)
  sessionId: string;

  @PrimaryColumn(idColumn)
  userId: string;

  @IdColumn({ nullable: true })
  storyId: string | null;

  @IdColumn({ nullable: true })
  exerciseId: string | null;

  @Column({ type: 'boolean', default: false })
  showsPiece: boolean;

  @Column({ type: 'boolean', default: false })
  showsWords: boolean;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_writers_session_fk' })
  session: Relation<Session>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_writers_user_fk' })
  user: Relation<User>;

  @ManyToOne(() => Story, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'session_writers_story_fk' })
  story: Relation<Story> | null;

  @ManyToOne(() => Exercise, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'exercise_id', foreignKeyConstraintName: 'session_writers_exercise_fk' })
  exercise: Relation<Exercise> | null;
}

/** A member whose page of a session is open, on one server: gone when that server has not seen it for a while. */
@Entity('session_presences')
@Index('session_presences_user', ['userId'])
@Index('session_presences_seen', ['seenAt'])
export class SessionPresence {
  @PrimaryColumn(idColumn)
  sessionId: string;

  @PrimaryColumn(idColumn)
  userId: string;

  /** The server that holds the connection. */
  @PrimaryColumn(idColumn)
  serverId: string;

  @TimeColumn()
  seenAt: Date;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_presences_session_fk' })
  session: Relation<Session>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_presences_user_fk' })
  user: Relation<User>;
}

/** How many words a story had when its author first saved it in a session, and at the latest save in it. */
@Entity('session_words')
@Index('session_words_user', ['userId'])
export class SessionWords {
  @PrimaryColumn(idColumn)
  sessionId: string;

  @PrimaryColumn(idColumn)
  userId: string;

  /** No foreign key: what was written stays counted when the story goes. */
  @PrimaryColumn(idColumn)
  storyId: string;

  @Column({ type: 'int', unsigned: true })
  wordsBefore: number;

  @Column({ type: 'int', unsigned: true })
  wordsNow: number;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_words_session_fk' })
  session: Relation<Session>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_words_user_fk' })
  user: Relation<User>;
}

/** The same by parts of a few minutes, for the chart of the hour: words more or fewer. */
@Entity('session_word_intervals')
@Index('session_word_intervals_user', ['userId'])
export class SessionWordInterval {
  @PrimaryColumn(idColumn)
  sessionId: string;

  @PrimaryColumn(idColumn)
  userId: string;

  /** 0 is the first from the session's start. */
  @PrimaryColumn({ type: 'smallint', unsigned: true })
  place: number;

  @Column({ type: 'int' })
  words: number;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_word_intervals_session_fk' })
  session: Relation<Session>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_word_intervals_user_fk' })
  user: Relation<User>;
}
