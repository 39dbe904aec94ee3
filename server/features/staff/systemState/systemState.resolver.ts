import { Ctx, Query, Resolver } from 'type-graphql';
import { authorize } from '../../../authz/authorize';
import { SystemState } from '../../../model/systemState.type';
import type { Context } from '../../../request/context';

@Resolver()
export class SystemStateResolver {
  @Query(() => SystemState, {
    description: 'How the system is, looked up at most every ten seconds. Allowed for admins.',
    complexity: 100,
  })
  systemState(@Ctx() ctx: Context): Promise<SystemState> {
    authorize(ctx, 'systemState');
    return ctx.systemFacts.state();
  }
}
