import { Ctx, Query, Resolver } from 'type-graphql';
import { authorize } from '../../authz/authorize';
import type { Context } from '../../context';
import { appInfo } from './info.service';
import { AppInfo } from './info.types';

@Resolver()
export class InfoResolver {
  @Query(() => AppInfo, { description: 'Information about the server.' })
  info(@Ctx() ctx: Context): AppInfo {
    authorize(ctx, 'info');
    return appInfo(ctx.config);
  }
}
