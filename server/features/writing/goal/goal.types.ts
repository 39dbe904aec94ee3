import { Field, Int, ObjectType } from 'type-graphql';
import { GoalPeriod, GoalUnit } from '../../../contract/enums';

@ObjectType({ description: 'A goal of the viewer, and how far it is.', simpleResolvers: true })
export class WritingGoal {
  @Field(() => GoalPeriod, { description: 'Its period; there is at most one goal of each.' })
  period: GoalPeriod;

  @Field(() => GoalUnit, { description: 'What it counts.' })
  unit: GoalUnit;

  @Field(() => Int, { description: 'How much, per period.' })
  target: number;

  @Field(() => [Int], { description: 'The weekdays off, 1 for Monday to 7 for Sunday.' })
  weekdaysOff: number[];

  @Field(() => String, { description: 'The first day of the current period, as YYYY-MM-DD.' })
  from: string;

  @Field(() => String, { description: 'The last day of the current period, as YYYY-MM-DD.' })
  to: string;

  @Field(() => Int, { description: 'What was written in the current period.' })
  done: number;

  @Field(() => Boolean, { description: 'Whether today is a day off.' })
  isDayOff: boolean;

  @Field(() => Int, {
    description:
      'Days in a row on which it was met (or, for a range, on which anything was written), or weeks; days off and what is still open are skipped.',
  })
  streak: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'What each remaining day needs, today included and days off not; null if it was met before today, or no day remains.',
  })
  perDay: number | null;
}

@ObjectType({ description: 'The goal is set.', simpleResolvers: true })
export class SetGoalPayload {
  @Field(() => [WritingGoal], { description: 'All goals after the change: of a day, a week and a range.' })
  goals: WritingGoal[];
}

@ObjectType({ description: 'The goal is removed.', simpleResolvers: true })
export class RemoveGoalPayload {
  @Field(() => [WritingGoal], { description: 'All goals after the change.' })
  goals: WritingGoal[];
}

@ObjectType({ description: "The viewer's single days off.", simpleResolvers: true })
export class SetDayOffPayload {
  @Field(() => [String], {
    description: 'All of them, as `daysOff` of the viewer has them: as YYYY-MM-DD, earliest first.',
  })
  daysOff: string[];

  @Field(() => [WritingGoal], { description: 'All goals after the change.' })
  goals: WritingGoal[];
}

@ObjectType({ description: 'The minutes were counted.', simpleResolvers: true })
export class RecordWritingMinutesPayload {
  @Field(() => Int, { description: 'The minutes of writing on that day, from all devices.' })
  minutes: number;
}
