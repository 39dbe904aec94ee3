import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { MemberSetting } from '../../../model/memberSetting.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { SaveSettingsInput, SaveSettingsPayload } from './memberSettings.inputs';
import { saveSettings, settingsOf } from './memberSettings.service';

@Resolver(() => Viewer)
export class ViewerSettingsResolver {
  @FieldResolver(() => [MemberSetting], {
    description: 'The settings of the app that follow the member; those that were never changed are missing.',
    complexity: ({ childComplexity }) => 1 + limits.setting.most * childComplexity,
  })
  settings(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<MemberSetting[]> {
    return settingsOf(ctx.db, user.id);
  }

  @Mutation(() => SaveSettingsPayload, {
    description:
      'Saves settings of the app that follow the member. Of several changes of a setting, the last one wins.',
  })
  async saveSettings(
    @Ctx() ctx: Context,
    @Arg('input') input: SaveSettingsInput,
  ): Promise<SaveSettingsPayload> {
    return { settings: await saveSettings(ctx, authorizeMember(ctx, 'saveSettings'), input) };
  }
}
