import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import {
  GoalsArgs,
  RecordWritingMinutesInput,
  RemoveGoalInput,
  SetDayOffInput,
  SetGoalInput,
} from './goal.inputs';
import { countsMinutes, daysOffOf, goalsOf } from './goal.lists';
import { recordWritingMinutes, removeGoal, setDayOff, setGoal } from './goal.service';
import {
  RecordWritingMinutesPayload,
  RemoveGoalPayload,
  SetDayOffPayload,
  SetGoalPayload,
  WritingGoal,
} from './goal.types';

@Resolver(() => Viewer)
export class GoalResolver {
  @FieldResolver(() => [WritingGoal], {
    description: "The viewer's goals: of a day, a week and a range, if they have them.",
  })
  goals(@Root() { user }: Viewer, @Ctx() ctx: Context, @Args() { today }: GoalsArgs): Promise<WritingGoal[]> {
    return goalsOf(ctx, user.id, today);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer's minutes of writing are counted: by a goal, or by a challenge that they take part in and that isn't over.",
  })
  countsMinutes(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<boolean> {
    return countsMinutes(ctx, user.id);
  }

  @FieldResolver(() => [String], {
    description:
      'Single days off, as YYYY-MM-DD, earliest first; those of the past as long as a goal may count the day.',
  })
  daysOff(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<string[]> {
    return daysOffOf(ctx, user.id);
  }

  @Mutation(() => SetGoalPayload, {
    description: "Sets the viewer's goal of a period; repeating it changes nothing.",
  })
  async setGoal(@Ctx() ctx: Context, @Arg('input') input: SetGoalInput): Promise<SetGoalPayload> {
    const userId = authorizeMember(ctx, 'setGoal');
    await setGoal(ctx, userId, input);
    return { goals: await goalsOf(ctx, userId, input.today) };
  }

  @Mutation(() => RemoveGoalPayload, {
    description: "Removes the viewer's goal of a period; without one nothing changes.",
  })
  async removeGoal(
    @Ctx() ctx: Context,
    @Arg('input') { period, today }: RemoveGoalInput,
  ): Promise<RemoveGoalPayload> {
    const userId = authorizeMember(ctx, 'removeGoal');
    await removeGoal(ctx, userId, period);
    return { goals: await goalsOf(ctx, userId, today) };
  }

  @Mutation(() => SetDayOffPayload, {
    description:
      "Makes a day one of the viewer's days off, or takes that back; repeating it changes nothing.",
  })
  async setDayOff(@Ctx() ctx: Context, @Arg('input') input: SetDayOffInput): Promise<SetDayOffPayload> {
    const userId = authorizeMember(ctx, 'setDayOff');
    await setDayOff(ctx, userId, input);
    const [daysOff, goals] = await Promise.all([daysOffOf(ctx, userId), goalsOf(ctx, userId, input.today)]);
    return { daysOff, goals };
  }

  @Mutation(() => RecordWritingMinutesPayload, {
    description:
      'Counts minutes in which the viewer wrote; a minute counts once, however often it is reported.',
  })
  async recordWritingMinutes(
    @Ctx() ctx: Context,
    @Arg('input') input: RecordWritingMinutesInput,
  ): Promise<RecordWritingMinutesPayload> {
    const userId = authorizeMember(ctx, 'recordWritingMinutes');
    return { minutes: await recordWritingMinutes(ctx, userId, input) };
  }
}
