import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { GoalPeriod, GoalUnit } from '../contract/enums';
import { dayColumn, OwnerPrimaryColumn } from './columns';
import { User } from './user.entity';

/** A member's goal: at most one per kind of period. */
@Entity('writing_goals')
@Index('writing_goals_end', ['endsOn'])
export class WritingGoalRow {
  @OwnerPrimaryColumn(() => User, 'writing_goals_user_fk')
  userId: string;

  @PrimaryColumn({ type: 'enum', enum: GoalPeriod })
  period: GoalPeriod;

  @Column({ type: 'enum', enum: GoalUnit })
  unit: GoalUnit;

  @Column({ type: 'int', unsigned: true })
  target: number;

  /** The first and the last day of a range; null for others. */
  @Column({ ...dayColumn, nullable: true })
  startsOn: string | null;

  @Column({ ...dayColumn, nullable: true })
  endsOn: string | null;

  /** Weekdays that are days off, as bits; bit 0 is Monday. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  weekdaysOff: number;
}

/** A single day off of a member. */
@Entity('writing_days_off')
@Index('writing_days_off_day', ['day'])
export class WritingDayOff {
  @OwnerPrimaryColumn(() => User, 'writing_days_off_user_fk')
  userId: string;

  @PrimaryColumn(dayColumn)
  day: string;
}

/**
 * The minutes of an hour in which a member wrote, by their clock, one bit each: the same minute, reported twice or by two
 * devices, counts once.
 */
@Entity('writing_minutes')
@Index('writing_minutes_day', ['day'])
export class WritingMinutes {
  @OwnerPrimaryColumn(() => User, 'writing_minutes_user_fk')
  userId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  hour: number;

  @Column({ type: 'bigint', unsigned: true })
  minutes: string;
}
