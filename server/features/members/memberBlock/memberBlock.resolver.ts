import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { type Connection, ConnectionArgs } from '../../../graphql/connection';
import { UserConnection } from '../../../graphql/userConnection';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import {
  BlockMemberInput,
  MuteMemberInput,
  UnblockMemberInput,
  UnmuteMemberInput,
} from './memberBlock.inputs';
import { mutedOrBlockedMembers } from './memberBlock.lists';
import { blockMember, muteMember, unblockMember, unmuteMember } from './memberBlock.service';
import {
  BlockMemberPayload,
  MuteMemberPayload,
  UnblockMemberPayload,
  UnmuteMemberPayload,
} from './memberBlock.types';

@Resolver(() => User)
export class MemberBlockResolver {
  @Mutation(() => MuteMemberPayload, {
    description: 'Mutes a member, who never learns of it; repeating it changes nothing.',
  })
  async muteMember(@Ctx() ctx: Context, @Arg('input') { id }: MuteMemberInput): Promise<MuteMemberPayload> {
    return { user: await muteMember(ctx, authorizeMember(ctx, 'muteMember'), id) };
  }

  @Mutation(() => UnmuteMemberPayload, { description: 'Ends muting; repeating it changes nothing.' })
  async unmuteMember(
    @Ctx() ctx: Context,
    @Arg('input') { id }: UnmuteMemberInput,
  ): Promise<UnmuteMemberPayload> {
    return { user: await unmuteMember(ctx, authorizeMember(ctx, 'unmuteMember'), id) };
  }

  @Mutation(() => BlockMemberPayload, {
    description:
      'Blocks a member: ends what was shared with them by name, their comments on own stories, and following.',
  })
  async blockMember(
    @Ctx() ctx: Context,
    @Arg('input') { id }: BlockMemberInput,
  ): Promise<BlockMemberPayload> {
    return { user: await blockMember(ctx, authorizeMember(ctx, 'blockMember'), id) };
  }

  @Mutation(() => UnblockMemberPayload, {
    description: 'Ends blocking. What it has ended does not come back.',
  })
  async unblockMember(
    @Ctx() ctx: Context,
    @Arg('input') { id }: UnblockMemberInput,
  ): Promise<UnblockMemberPayload> {
    return { user: await unblockMember(ctx, authorizeMember(ctx, 'unblockMember'), id) };
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer muted them; false for visitors.' })
  async viewerMutes(@Root() user: User, @Ctx() ctx: Context): Promise<boolean> {
    return ctx.viewer !== null && (await ctx.loaders.mutedOrBlocked.load('mutes')).has(user.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer blocked them; false for visitors.' })
  async viewerBlocks(@Root() user: User, @Ctx() ctx: Context): Promise<boolean> {
    return ctx.viewer !== null && (await ctx.loaders.mutedOrBlocked.load('blocks')).has(user.id);
  }
}

/** The cost of a list without pages, which may have a thousand ids. */
const idsCost = limits.memberBlocksMax / 10;

@Resolver(() => Viewer)
export class ViewerMemberBlocksResolver {
  @FieldResolver(() => UserConnection, { description: 'The members that the viewer muted, latest first.' })
  mutedMembers(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<User>> {
    return mutedOrBlockedMembers(ctx, 'mutes', user.id, args);
  }

  @FieldResolver(() => UserConnection, { description: 'The members that the viewer blocked, latest first.' })
  blockedMembers(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<User>> {
    return mutedOrBlockedMembers(ctx, 'blocks', user.id, args);
  }

  @FieldResolver(() => [ID], {
    complexity: idsCost,
    description:
      'Ids of all members that the viewer muted, for events that are the same for everyone, such as new messages in a chat.',
  })
  async mutedMemberIds(@Ctx() ctx: Context): Promise<string[]> {
    return [...(await ctx.loaders.mutedOrBlocked.load('mutes'))];
  }

  @FieldResolver(() => [ID], {
    complexity: idsCost,
    description: 'Ids of all members that the viewer blocked, for the same events.',
  })
  async blockedMemberIds(@Ctx() ctx: Context): Promise<string[]> {
    return [...(await ctx.loaders.mutedOrBlocked.load('blocks'))];
  }
}
