import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { idColumn } from './columns';
import { User } from './user.entity';

/** A text's words before its author's first save on a day, and after the latest. */
@Entity('writing_days')
export class WritingDayWords {
  @PrimaryColumn(idColumn)
  @ForeignKey(() => User, { name: 'writing_days_user_fk', onDelete: 'CASCADE' })
  userId: string;

  /** By the writer's calendar. */
  @PrimaryColumn({ type: 'date' })
  day: string;

  /** A story, journal entry or note. No foreign key: words stay counted when the text is deleted. */
  @PrimaryColumn(idColumn)
  textId: string;

  @Column({ type: 'int', unsigned: true })
  wordsBefore: number;

  @Column({ type: 'int', unsigned: true })
  wordsNow: number;
}
