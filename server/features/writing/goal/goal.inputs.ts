import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { GoalPeriod, GoalUnit } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { combineRules, given, IsDay, IsWhole } from '../../../graphql/inputRules';
import { withCommas } from '../../../lib/withCommas';

const texts = messages.goal;

const TodayField = () =>
  combineRules(
    IsDay({ message: texts.notADay }),
    given('today'),
    Field(() => String, {
      nullable: true,
      description:
        "Today in the viewer's time zone, as YYYY-MM-DD. By default the group's date, as for days that are today in no time zone.",
    }),
  );

@ArgsType()
export class GoalsArgs {
  @TodayField()
  today?: string | null;
}

@InputType({ description: 'A goal, which replaces that of the same period.' })
export class SetGoalInput {
  @Field(() => GoalPeriod, { description: 'Its period.' })
  period: GoalPeriod;

  @Field(() => GoalUnit, { description: 'What it counts.' })
  unit: GoalUnit;

  @Field(() => Int, {
    description: `How much, ${limits.goal.target.min} to ${withCommas(limits.goal.target.max)}.`,
  })
  @IsWhole(limits.goal.target, { message: texts.target })
  target: number;

  @Field(() => String, {
    nullable: true,
    description: 'The first day of a range, as YYYY-MM-DD; not for other periods.',
  })
  @given('startsOn')
  @IsDay({ message: texts.notADay })
  startsOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The last day of a range, as YYYY-MM-DD, at most ${limits.goal.rangeDays} days long; not for other periods.`,
  })
  @given('endsOn')
  @IsDay({ message: texts.notADay })
  endsOn?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Weekdays off, 1 for Monday to 7 for Sunday; none by default, and not all of them.',
  })
  @given('weekdaysOff')
  @ArrayMaxSize(6, { message: texts.weekdaysOff })
  @IsWhole({ min: 1, max: 7 }, { each: true, message: texts.weekday })
  weekdaysOff?: number[] | null;

  @TodayField()
  today?: string | null;
}

@InputType({ description: 'A goal to remove.' })
export class RemoveGoalInput {
  @Field(() => GoalPeriod, { description: 'Its period.' })
  period: GoalPeriod;

  @TodayField()
  today?: string | null;
}

@InputType({ description: 'A single day off, or one that is none any more.' })
export class SetDayOffInput {
  @Field(() => String, {
    description: `The day, as YYYY-MM-DD: at most ${limits.goal.daysOff.back} days back or ${limits.goal.daysOff.ahead} ahead.`,
  })
  @IsDay({ message: texts.notADay })
  day: string;

  @Field(() => Boolean, { description: 'Whether it is a day off.' })
  isOff: boolean;

  @TodayField()
  today?: string | null;
}

@InputType({ description: 'Minutes of a day in which the viewer wrote.' })
export class RecordWritingMinutesInput {
  @Field(() => String, {
    description: `The day in the writer's time zone, as YYYY-MM-DD: at most ${limits.goal.reportedDays} days back.`,
  })
  @IsDay({ message: texts.notADay })
  day: string;

  @Field(() => [Int], {
    description:
      'The minutes of the day, 0 to 1,439, in any order; those that are known already change nothing.',
  })
  @ArrayMaxSize(1_440, { message: texts.minutes })
  @IsWhole({ min: 0, max: 1_439 }, { each: true, message: texts.minutes })
  minutes: number[];
}
