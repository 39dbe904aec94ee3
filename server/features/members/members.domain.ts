import type { Transaction } from '../../db/database';
import type { LoadersOf } from '../../request/requestLoaders';
import { followLoaders } from './follow/follow.loaders';
import { FollowResolver } from './follow/follow.resolver';
import { memberBlockLoaders } from './memberBlock/memberBlock.loaders';
import { MemberBlockResolver, ViewerMemberBlocksResolver } from './memberBlock/memberBlock.resolver';
import { ViewerSettingsResolver } from './memberSettings/memberSettings.resolver';
import { DirectoryResolver } from './user/directory.resolver';
import { userLoaders } from './user/user.loaders';
import { UserResolver, ViewerResolver } from './user/user.resolver';

export const members = {
  resolvers: [
    FollowResolver,
    MemberBlockResolver,
    ViewerMemberBlocksResolver,
    ViewerSettingsResolver,
    DirectoryResolver,
    UserResolver,
    ViewerResolver,
  ],
  loaders: {
    ...userLoaders,
    ...followLoaders,
    ...memberBlockLoaders,
  },
  sweeps: () => ({}),
};

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof members)['loaders']> {}

  interface Services {
    /** Ends the author's shares with a member by name. */
    endShares(tx: Transaction, ctx: Context, authorId: string, userId: string): Promise<void>;
  }
}
