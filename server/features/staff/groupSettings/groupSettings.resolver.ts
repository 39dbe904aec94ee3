import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { authorize, authorizeMember } from '../../../authz/authorize';
import type { Context } from '../../../request/context';
import { SaveGroupSettingsInput } from './groupSettings.inputs';
import { groupSettings, saveGroupSettings } from './groupSettings.service';
import { GroupSettings, SaveGroupSettingsPayload } from './groupSettings.types';

@Resolver()
export class GroupSettingsResolver {
  @Query(() => GroupSettings, { description: 'The settings of the group. Allowed for staff.' })
  groupSettings(@Ctx() ctx: Context): Promise<GroupSettings> {
    authorize(ctx, 'groupSettings');
    return groupSettings(ctx);
  }

  @Mutation(() => SaveGroupSettingsPayload, {
    description:
      'Changes settings of the group, at once on every server. Omitted ones stay; null returns to the configuration’s value. Allowed for admins.',
  })
  async saveGroupSettings(
    @Ctx() ctx: Context,
    @Arg('input') input: SaveGroupSettingsInput,
  ): Promise<SaveGroupSettingsPayload> {
    const userId = authorizeMember(ctx, 'saveGroupSettings');
    return { groupSettings: await saveGroupSettings(ctx, userId, input) };
  }
}
