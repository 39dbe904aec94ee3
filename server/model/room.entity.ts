import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IdPrimaryColumn, OwnerPrimaryColumn, ReferenceColumn, TimeColumn } from './columns';
import { Exercise } from './exercise.entity';
import { Session } from './session.entity';
import { Story } from './story.entity';
import { User } from './user.entity';

/** A member's selected story or exercise in a session, and which parts of it the room sees. */
@Entity('session_writers')
@Index('session_writers_user', ['userId'])
@Index('session_writers_story', ['storyId'])
@Index('session_writers_exercise', ['exerciseId'])
export class SessionWriter {
  @OwnerPrimaryColumn(() => Session, 'session_writers_session_fk')
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'session_writers_user_fk')
  userId: string;

  @ReferenceColumn(() => Story, 'session_writers_story_fk')
  storyId: string | null;

  @ReferenceColumn(() => Exercise, 'session_writers_exercise_fk')
  exerciseId: string | null;

  @Column({ type: 'boolean', default: false })
  showsPiece: boolean;

  @Column({ type: 'boolean', default: false })
  showsWords: boolean;
}

/** A member present in a room through one server. The row is deleted when `seenAt` wasn't updated for a while. */
@Entity('session_presences')
@Index('session_presences_user', ['userId'])
@Index('session_presences_seen', ['seenAt'])
export class SessionPresence {
  @OwnerPrimaryColumn(() => Session, 'session_presences_session_fk')
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'session_presences_user_fk')
  userId: string;

  /** The server with the connection. */
  @IdPrimaryColumn()
  serverId: string;

  @TimeColumn()
  seenAt: Date;
}

/** A story's words before its author's first save in a session, and after the latest. */
@Entity('session_words')
@Index('session_words_user', ['userId'])
export class SessionWords {
  @OwnerPrimaryColumn(() => Session, 'session_words_session_fk')
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'session_words_user_fk')
  userId: string;

  /** No foreign key: words stay counted when the story is deleted. */
  @IdPrimaryColumn()
  storyId: string;

  @Column({ type: 'int', unsigned: true })
  wordsBefore: number;

  @Column({ type: 'int', unsigned: true })
  wordsNow: number;
}

/** How many words a participant added in one interval of a session, for the chart; negative if words were removed. */
@Entity('session_word_intervals')
@Index('session_word_intervals_user', ['userId'])
export class SessionWordInterval {
  @OwnerPrimaryColumn(() => Session, 'session_word_intervals_session_fk')
  sessionId: string;

  @OwnerPrimaryColumn(() => User, 'session_word_intervals_user_fk')
  userId: string;

  /** The number of the interval; 0 is the one at the session's start. */
  @PrimaryColumn({ type: 'smallint', unsigned: true })
  place: number;

  @Column({ type: 'int' })
  words: number;
}
