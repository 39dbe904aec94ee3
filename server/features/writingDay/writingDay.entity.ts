import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { idColumn } from '../../db/columns';
import { User } from '../user/user.entity';

/** How many words a text had before its author's first save on a day, and after the latest one on it. */
@Entity('writing_days')
export class WritingDayWords {
  @PrimaryColumn(idColumn)
  userId: string;

  /** By the writer's own calendar. */
  @PrimaryColumn({ type: 'date' })
  day: string;

  /** A story, a journal entry or a note. No foreign key: what was written stays counted when the text goes. */
  @PrimaryColumn(idColumn)
  textId: string;

  @Column({ type: 'int', unsigned: true })
  wordsBefore: number;

  @Column({ type: 'int', unsigned: true })
  wordsNow: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'writing_days_user_fk' })
  user: Relation<User>;
}
