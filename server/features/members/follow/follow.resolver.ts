import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import { type Connection, ConnectionArgs } from '../../../graphql/connection';
import { UserConnection } from '../../../graphql/userConnection';
import { unauthenticated } from '../../../lib/errors';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { FollowUserInput, UnfollowUserInput } from './follow.inputs';
import { followedBy, followerCursor, followersOf } from './follow.lists';
import { followUser, unfollowUser } from './follow.service';
import { FollowUserPayload, UnfollowUserPayload } from './follow.types';

@Resolver(() => User)
export class FollowResolver {
  @Mutation(() => FollowUserPayload, { description: 'Follows a member; repeating it changes nothing.' })
  async followUser(@Ctx() ctx: Context, @Arg('input') { id }: FollowUserInput): Promise<FollowUserPayload> {
    const viewerId = authorizeMember(ctx, 'followUser');
    const { user, followedAt } = await followUser(ctx, viewerId, id);
    const viewer = await ctx.loaders.userById.load(viewerId);
    if (!viewer) throw unauthenticated();
    return { user, followerEdge: { node: viewer, cursor: followerCursor(viewerId, followedAt) } };
  }

  @Mutation(() => UnfollowUserPayload, {
    description: 'Unfollows a member; repeating it changes nothing.',
  })
  async unfollowUser(
    @Ctx() ctx: Context,
    @Arg('input') { id }: UnfollowUserInput,
  ): Promise<UnfollowUserPayload> {
    const viewerId = authorizeMember(ctx, 'unfollowUser');
    return { user: await unfollowUser(ctx, viewerId, id), removedFollowerId: viewerId };
  }

  @FieldResolver(() => UserConnection, {
    description: 'Their followers, latest first; UNAUTHENTICATED for visitors.',
  })
  followers(
    @Root() user: User,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<User>> {
    return followersOf(ctx, user.id, args);
  }

  @FieldResolver(() => UserConnection, {
    description: 'Members they follow, latest first; UNAUTHENTICATED for visitors.',
  })
  following(
    @Root() user: User,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<User>> {
    return followedBy(ctx, user.id, args);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer follows them; false for visitors.' })
  viewerIsFollowing(@Root() user: User, @Ctx() ctx: Context): boolean | Promise<boolean> {
    return ctx.viewer ? ctx.loaders.viewerFollows.load(user.id) : false;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may follow them: every member except themselves.',
  })
  viewerCanFollow(@Root() user: User, @Ctx() ctx: Context): boolean {
    return ctx.viewer !== null && ctx.viewer.id !== user.id && !user.deletedAt;
  }
}
