import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { idColumn } from './columns';
import { User } from './user.entity';

/** How many words a text had before its author's first save on a day, and after the latest one on it. */
@Entity('writing_days')
export class WritingDayWords {
  @PrimaryColumn(idColumn)
  @ForeignKey(() => User, { name: 'writing_days_user_fk', onDelete: 'CASCADE' })
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
}
