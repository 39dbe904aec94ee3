import type { LoadersOf } from '../../request/requestLoaders';
import { followLoaders } from './follow/follow.loaders';
import { FollowResolver } from './follow/follow.resolver';
import { memberBlockLoaders } from './memberBlock/memberBlock.loaders';
import { MemberBlockResolver, ViewerMemberBlocksResolver } from './memberBlock/memberBlock.resolver';
import { ViewerSettingsResolver } from './memberSettings/memberSettings.resolver';
import { DirectoryResolver } from './user/directory.resolver';
import { StoryMentionsResolver } from './user/mentionableMembers.resolver';
import { userLoaders } from './user/user.loaders';
import { UserResolver, ViewerResolver } from './user/user.resolver';
import { userStatsLoaders } from './user/userStats.loaders';

export const members = {
  resolvers: [
    FollowResolver,
    MemberBlockResolver,
    ViewerMemberBlocksResolver,
    ViewerSettingsResolver,
    DirectoryResolver,
    StoryMentionsResolver,
    UserResolver,
    ViewerResolver,
  ],
  loaders: {
    ...userLoaders,
    ...userStatsLoaders,
    ...followLoaders,
    ...memberBlockLoaders,
  },
  sweeps: () => ({}),
};

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof members)['loaders']> {}
}
