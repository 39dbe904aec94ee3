import { Column, Entity, PrimaryColumn } from 'typeorm';
import { IdPrimaryColumn, OwnerPrimaryColumn } from './columns';
import { User } from './user.entity';

/** A text's words before its author's first save on a day, and after the latest. */
@Entity('writing_days')
export class WritingDayWords {
  @OwnerPrimaryColumn(() => User, 'writing_days_user_fk')
  userId: string;

  /** By the writer's calendar. */
  @PrimaryColumn({ type: 'date' })
  day: string;

  /** A story, journal entry or note. No foreign key: words stay counted when the text is deleted. */
  @IdPrimaryColumn()
  textId: string;

  @Column({ type: 'int', unsigned: true })
  wordsBefore: number;

  @Column({ type: 'int', unsigned: true })
  wordsNow: number;
}
