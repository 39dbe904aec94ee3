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
    // The response is cached for visitors until a setting is saved, so it must not be made from old settings.
    await ctx.group.refresh();
    return appInfo(ctx.config);
  }
}
