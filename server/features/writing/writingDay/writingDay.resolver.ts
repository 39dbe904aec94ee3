import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { WritingDaysArgs } from './writingDay.inputs';
import { writingDays } from './writingDay.lists';
import { WritingDay } from './writingDay.types';

@Resolver(() => Viewer)
export class ViewerWritingDaysResolver {
  @FieldResolver(() => [WritingDay], {
    description: 'The days on which the viewer wrote, earliest first.',
  })
  writingDays(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: WritingDaysArgs,
  ): Promise<WritingDay[]> {
    return writingDays(ctx, user.id, args);
  }
}
