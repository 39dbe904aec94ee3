import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember, can, signedInViewer } from '../../../authz/authorize';
import { VoteType } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { type Connection, ConnectionArgs, edgeCursor } from '../../../graphql/connection';
import { Feedback, FeedbackVote } from '../../../model/feedback.entity';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import {
  AssignFeedbackInput,
  CreateFeedbackInput,
  DeleteFeedbackInput,
  PublicFeedbackArgs,
  SetFeedbackStatusInput,
  SimilarFeedbackArgs,
  UpdateFeedbackInput,
  VoteOnFeedbackInput,
  WithdrawFeedbackVoteInput,
} from './feedback.inputs';
import { feedbackSource, publicFeedback, similarFeedback } from './feedback.lists';
import {
  assignFeedback,
  createFeedback,
  deleteFeedback,
  setFeedbackStatus,
  updateFeedback,
} from './feedback.service';
import {
  AssignFeedbackPayload,
  CreateFeedbackPayload,
  DeleteFeedbackPayload,
  FeedbackConnection,
  FeedbackVoteConnection,
  SetFeedbackStatusPayload,
  UpdateFeedbackPayload,
  VoteOnFeedbackPayload,
  WithdrawFeedbackVotePayload,
} from './feedback.types';
import { voteOnFeedback, withdrawFeedbackVote } from './voting.service';

/** The cost of scanning all feedback. */
const similarCost = 100;

@Resolver(() => Feedback)
export class FeedbackResolver {
  @Query(() => Feedback, { nullable: true, description: "Feedback by id; NOT_FOUND if it doesn't exist." })
  async feedback(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The feedback.' }) id: string,
  ): Promise<Feedback> {
    return authorize(ctx, 'feedback', id);
  }

  @Query(() => FeedbackConnection, { description: 'Feedback on the platform, newest first.' })
  publicFeedback(@Ctx() ctx: Context, @Args() args: PublicFeedbackArgs): Promise<Connection<Feedback>> {
    authorize(ctx, 'publicFeedback');
    return publicFeedback(ctx, args);
  }

  @Query(() => [Feedback], {
    description:
      'Feedback similar to the given title, most similar first: at most five, without rejected and closed feedback.',
    complexity: ({ childComplexity }) => similarCost + childComplexity * limits.feedback.similar,
  })
  similarFeedback(@Ctx() ctx: Context, @Args() { title }: SimilarFeedbackArgs): Promise<Feedback[]> {
    authorize(ctx, 'similarFeedback');
    return similarFeedback(ctx, title);
  }

  @Mutation(() => CreateFeedbackPayload, { description: 'Creates feedback on the platform.' })
  async createFeedback(
    @Ctx() ctx: Context,
    @Arg('input') input: CreateFeedbackInput,
  ): Promise<CreateFeedbackPayload> {
    const feedback = await createFeedback(ctx, authorizeMember(ctx, 'createFeedback'), input);
    return { feedback, feedbackEdge: { node: feedback, cursor: edgeCursor(feedbackSource, feedback) } };
  }

  @Mutation(() => UpdateFeedbackPayload, {
    description: 'Changes feedback. Allowed for its author and administrators.',
  })
  async updateFeedback(
    @Ctx() ctx: Context,
    @Arg('input') input: UpdateFeedbackInput,
  ): Promise<UpdateFeedbackPayload> {
    return {
      feedback: await updateFeedback(ctx, await authorize(ctx, 'updateFeedback', input.id), input),
    };
  }

  @Mutation(() => DeleteFeedbackPayload, {
    description: 'Permanently deletes feedback and its votes. Allowed for its author and administrators.',
  })
  async deleteFeedback(
    @Ctx() ctx: Context,
    @Arg('input') { id }: DeleteFeedbackInput,
  ): Promise<DeleteFeedbackPayload> {
    await deleteFeedback(ctx, await authorize(ctx, 'deleteFeedback', id));
    return { deletedFeedbackId: id };
  }

  @Mutation(() => VoteOnFeedbackPayload, {
    description:
      "Sets the viewer's vote. Allowed for every member except the author. Repeating it changes nothing.",
  })
  async voteOnFeedback(
    @Ctx() ctx: Context,
    @Arg('input') { id, voteType }: VoteOnFeedbackInput,
  ): Promise<VoteOnFeedbackPayload> {
    const feedback = await authorize(ctx, 'voteOnFeedback', id);
    return { feedback: await voteOnFeedback(ctx, signedInViewer(ctx).id, feedback, voteType) };
  }

  @Mutation(() => WithdrawFeedbackVotePayload, {
    description: "Removes the viewer's vote. Repeating it changes nothing.",
  })
  async withdrawFeedbackVote(
    @Ctx() ctx: Context,
    @Arg('input') { id }: WithdrawFeedbackVoteInput,
  ): Promise<WithdrawFeedbackVotePayload> {
    const feedback = await authorize(ctx, 'withdrawFeedbackVote', id);
    return { feedback: await withdrawFeedbackVote(ctx, signedInViewer(ctx).id, feedback) };
  }

  @Mutation(() => SetFeedbackStatusPayload, {
    description: 'Sets the status of feedback. Allowed for administrators.',
  })
  async setFeedbackStatus(
    @Ctx() ctx: Context,
    @Arg('input') { id, status }: SetFeedbackStatusInput,
  ): Promise<SetFeedbackStatusPayload> {
    const feedback = await authorize(ctx, 'setFeedbackStatus', id);
    return { feedback: await setFeedbackStatus(ctx, feedback, status) };
  }

  @Mutation(() => AssignFeedbackPayload, {
    description: 'Assigns feedback to a member, or to nobody. Allowed for administrators.',
  })
  async assignFeedback(
    @Ctx() ctx: Context,
    @Arg('input') input: AssignFeedbackInput,
  ): Promise<AssignFeedbackPayload> {
    const feedback = await authorize(ctx, 'assignFeedback', input.id);
    return { feedback: await assignFeedback(ctx, signedInViewer(ctx).id, feedback, input) };
  }

  @FieldResolver(() => User, { description: "Its author; 'Deleted member' after the account was deleted." })
  author(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(feedback.authorId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member it is assigned to, if any.',
  })
  assignedTo(@Root() { assignedToId }: Feedback, @Ctx() ctx: Context): Promise<User | null> | null {
    return assignedToId === null ? null : ctx.loaders.userById.load(assignedToId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who assigned it last; null if it isn't assigned.",
  })
  assignedBy(@Root() { assignedById }: Feedback, @Ctx() ctx: Context): Promise<User | null> | null {
    return assignedById === null ? null : ctx.loaders.userById.load(assignedById);
  }

  @FieldResolver(() => FeedbackVoteConnection, {
    description:
      'Votes, newest first. Administrators see every vote, others only their own; totalCount counts all votes for everyone.',
  })
  votes(
    @Root() feedback: Feedback,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<FeedbackVote>> {
    return ctx.loaders.feedbackVoters(args).load(feedback.id);
  }

  @FieldResolver(() => Int, { description: 'Number of upvotes.' })
  async upvotesCount(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<number> {
    return (await ctx.loaders.feedbackVotes.load(feedback.id)).upvotes;
  }

  @FieldResolver(() => Int, { description: 'Number of downvotes.' })
  async downvotesCount(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<number> {
    return (await ctx.loaders.feedbackVotes.load(feedback.id)).downvotes;
  }

  @FieldResolver(() => Int, { description: 'Upvotes minus downvotes.' })
  async score(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<number> {
    const { upvotes, downvotes } = await ctx.loaders.feedbackVotes.load(feedback.id);
    return upvotes - downvotes;
  }

  @FieldResolver(() => VoteType, {
    nullable: true,
    description: "The viewer's vote, if any.",
  })
  viewerVote(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<VoteType | null> {
    return ctx.loaders.viewerFeedbackVote.load(feedback.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change it.' })
  viewerCanEdit(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'updateFeedback', feedback);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  viewerCanDelete(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'deleteFeedback', feedback);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may set its status and assign it.' })
  viewerCanManage(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'setFeedbackStatus', feedback);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may vote on it: every member except its author.',
  })
  viewerCanVote(@Root() feedback: Feedback, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'voteOnFeedback', feedback);
  }
}

@Resolver(() => FeedbackVote)
export class FeedbackVoteResolver {
  @FieldResolver(() => User, { description: 'The member who voted.' })
  voter(@Root() { userId }: FeedbackVote, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(userId);
  }
}
