import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorize, can } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { Comment } from '../../../model/comment.entity';
import { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { ApproveCommentPayload, SetCommentsModePayload } from './comment.types';
import { ApproveCommentInput, SetCommentsModeInput } from './moderation.inputs';
import { approveComment, setCommentsMode } from './moderation.service';

@Resolver(() => Comment)
export class CommentModerationResolver {
  @Mutation(() => SetCommentsModePayload, { description: 'Sets who may comment on a story of the viewer.' })
  async setCommentsMode(
    @Ctx() ctx: Context,
    @Arg('input') { storyId, mode }: SetCommentsModeInput,
  ): Promise<SetCommentsModePayload> {
    const story = await authorize(ctx, 'setCommentsMode', storyId);
    return { story: await setCommentsMode(ctx, story, mode) };
  }

  @Mutation(() => ApproveCommentPayload, {
    description: "Shows a comment that waits for the story's author; repeating it changes nothing.",
  })
  async approveComment(
    @Ctx() ctx: Context,
    @Arg('input') { id }: ApproveCommentInput,
  ): Promise<ApproveCommentPayload> {
    const comment = await authorize(ctx, 'approveComment', id);
    return { comment: await approveComment(ctx, comment) };
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it waits for the story's author; until then only they and its author see it.",
  })
  isWaiting(@Root() comment: Comment): boolean {
    return comment.state === 'waiting';
  }

  @FieldResolver(() => Boolean, { description: 'Whether it waits for the viewer, who may approve it.' })
  async viewerCanApprove(@Root() comment: Comment, @Ctx() ctx: Context): Promise<boolean> {
    return comment.state === 'waiting' && can(ctx, 'approveComment', comment);
  }
}

@Resolver(() => Story)
export class StoryModerationResolver {
  @FieldResolver(() => [Comment], {
    description: `The first ${limits.comment.waitingListed} comments that aren't shown to others, oldest first: the viewer's own, and for the story's author those that wait for them.`,
    complexity: ({ childComplexity }) => 1 + limits.comment.waitingListed * childComplexity,
  })
  async waitingComments(@Root() story: Story, @Ctx() ctx: Context): Promise<Comment[]> {
    if (!ctx.viewer) return [];
    const page = await ctx.loaders.waitingComments.load(story.id);
    return page.edges.map(({ node }) => node);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer decides who may comment: its author.' })
  viewerCanModerateComments(@Root() story: Story, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'setCommentsMode', story);
  }
}
