import { Ctx, Query, Resolver } from 'type-graphql';
import { authorize } from '../../../authz/authorize';
import type { Context } from '../../../request/context';
import { appInfo } from './info.service';
import { AppInfo } from './info.types';

@Resolver()
export class InfoResolver {
  @Query(() => AppInfo, { description: 'Information about the server.' })
  async info(@Ctx() ctx: Context): Promise<AppInfo> {
    authorize(ctx, 'info');
    // The answer is kept for visitors until a setting is saved, so it must not be made of what was known before.
    await ctx.group.refresh();
    return appInfo(ctx.config);
  }
}
