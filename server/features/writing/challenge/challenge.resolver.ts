import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember, can, signedInViewer } from '../../../authz/authorize';
import { abilities } from '../../../authz/tokenAbilities';
import { limits } from '../../../contract/limits';
import { costOfEach } from '../../../graphql/admission/cost';
import { type Connection, ConnectionArgs, edgeCursor } from '../../../graphql/connection';
import { badInput } from '../../../lib/errors';
import { Challenge } from '../../../model/challenge.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import {
  CloseChallengeInput,
  DeleteChallengeInput,
  JoinChallengeInput,
  LeaveChallengeInput,
  OpenChallengeInput,
  ViewerChallengesArgs,
} from './challenge.inputs';
import { challenges, challengesOf, challengesSource, membersOf } from './challenge.lists';
import {
  closeChallenge,
  deleteChallenge,
  isOver,
  joinChallenge,
  leaveChallenge,
  openChallenge,
} from './challenge.service';
import {
  ChallengeConnection,
  ChallengeMember,
  CloseChallengePayload,
  DeleteChallengePayload,
  JoinChallengePayload,
  LeaveChallengePayload,
  OpenChallengePayload,
} from './challenge.types';

const { listed } = limits.challenge;
/** The cost of a total, for which the database looks up each member's days. */
const totalCost = 20;

@Resolver(() => Challenge)
export class ChallengeResolver {
  @Query(() => Challenge, {
    nullable: true,
    description: "A challenge by id; NOT_FOUND if it doesn't exist.",
  })
  async challenge(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The challenge.' }) id: string,
  ): Promise<Challenge> {
    return authorize(ctx, 'challenge', id);
  }

  @Query(() => ChallengeConnection, {
    description: `Challenges, latest first; for ${limits.goal.keptDays} days after their end.`,
  })
  challenges(@Ctx() ctx: Context, @Args() args: ConnectionArgs): Promise<Connection<Challenge>> {
    authorize(ctx, 'challenges');
    return challenges(ctx, args);
  }

  @Mutation(() => OpenChallengePayload, {
    description: 'Opens a challenge. Allowed for staff.',
  })
  async openChallenge(
    @Ctx() ctx: Context,
    @Arg('input') input: OpenChallengeInput,
  ): Promise<OpenChallengePayload> {
    const challenge = await openChallenge(ctx, authorizeMember(ctx, 'openChallenge'), input);
    return { challenge, challengeEdge: { node: challenge, cursor: edgeCursor(challengesSource, challenge) } };
  }

  @Mutation(() => JoinChallengePayload, {
    description: `Joins a challenge; repeating it changes nothing. CONFLICT if it is over or has ${limits.challenge.members} members.`,
  })
  async joinChallenge(
    @Ctx() ctx: Context,
    @Arg('input') { id }: JoinChallengeInput,
  ): Promise<JoinChallengePayload> {
    const challenge = await authorize(ctx, 'joinChallenge', id);
    return { challenge: await joinChallenge(ctx, signedInViewer(ctx).id, challenge) };
  }

  @Mutation(() => LeaveChallengePayload, {
    description: 'Leaves a challenge, with what the viewer wrote for it; repeating it changes nothing.',
  })
  async leaveChallenge(
    @Ctx() ctx: Context,
    @Arg('input') { id }: LeaveChallengeInput,
  ): Promise<LeaveChallengePayload> {
    const challenge = await authorize(ctx, 'leaveChallenge', id);
    return { challenge: await leaveChallenge(ctx, signedInViewer(ctx).id, challenge) };
  }

  @Mutation(() => CloseChallengePayload, {
    description:
      'Closes a challenge early; repeating it changes nothing. Allowed for admins and the instructor who opened it.',
  })
  async closeChallenge(
    @Ctx() ctx: Context,
    @Arg('input') { id }: CloseChallengeInput,
  ): Promise<CloseChallengePayload> {
    return { challenge: await closeChallenge(ctx, await authorize(ctx, 'closeChallenge', id)) };
  }

  @Mutation(() => DeleteChallengePayload, {
    description:
      'Deletes a challenge for everyone; what its members wrote stays. Allowed for admins and the instructor who opened it.',
  })
  async deleteChallenge(
    @Ctx() ctx: Context,
    @Arg('input') { id }: DeleteChallengeInput,
  ): Promise<DeleteChallengePayload> {
    await deleteChallenge(ctx, await authorize(ctx, 'deleteChallenge', id));
    return { deletedChallengeId: id };
  }

  @FieldResolver(() => User, {
    description: "Who opened it; 'Deleted member' after the account was deleted.",
  })
  openedBy(@Root() challenge: Challenge, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(challenge.openedById);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is over: nobody can join any more.' })
  isOver(@Root() challenge: Challenge, @Ctx() ctx: Context): boolean {
    return isOver(ctx, challenge);
  }

  @FieldResolver(() => Int, {
    description: 'What all members have written for it together, from its first day, whenever they joined.',
    complexity: totalCost,
  })
  total(@Root() { id }: Challenge, @Ctx() ctx: Context): Promise<number> {
    return ctx.loaders.challengeTotal.load(id);
  }

  @FieldResolver(() => Int, { description: 'What the viewer has written for it.', complexity: totalCost })
  viewerTotal(@Root() { id }: Challenge, @Ctx() ctx: Context): Promise<number> {
    return ctx.loaders.challengeViewerTotal.load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer takes part.' })
  viewerIsMember(@Root() challenge: Challenge, @Ctx() ctx: Context): Promise<boolean> {
    return ctx.loaders.viewerIsInChallenge.load(challenge.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may close it.' })
  viewerCanClose(@Root() challenge: Challenge, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'closeChallenge', challenge);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  viewerCanDelete(@Root() challenge: Challenge, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'deleteChallenge', challenge);
  }

  @FieldResolver(() => [ChallengeMember], {
    nullable: true,
    description: 'Its members, those who wrote most first; null for viewers who take no part.',
    complexity: (estimated) => totalCost + costOfEach(estimated),
  })
  async members(
    @Root() challenge: Challenge,
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: listed, description: `1 to ${limits.challenge.listed}.` })
    first: number,
  ): Promise<ChallengeMember[] | null> {
    if (first < 1 || first > listed) throw badInput({ first: `Ask for 1 to ${listed} at a time` });
    if (!(await ctx.loaders.viewerIsInChallenge.load(challenge.id))) return null;
    return membersOf(ctx, challenge, first);
  }
}

@Resolver(() => Viewer)
export class ViewerChallengesResolver {
  @FieldResolver(() => ChallengeConnection, {
    description: 'The challenges that the viewer takes part in, latest first.',
  })
  challenges(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: ViewerChallengesArgs,
  ): Promise<Connection<Challenge>> {
    return challengesOf(ctx, user.id, args);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may open challenges.' })
  canOpenChallenges(@Root() _viewer: Viewer, @Ctx() ctx: Context): boolean {
    return abilities.openChallenge(ctx.viewer);
  }
}
