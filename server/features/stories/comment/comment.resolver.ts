import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorize, can, signedInViewer } from '../../../authz/authorize';
import { looksClosedToViewer, mayCommentNow } from '../../../authz/commenting';
import { CommentsMode } from '../../../contract/enums';
import { type Connection, ConnectionArgs, edgeCursor } from '../../../graphql/connection';
import { Comment } from '../../../model/comment.entity';
import { Story } from '../../../model/story.entity';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import {
  AddCommentInput,
  DeleteCommentInput,
  MarkCommentsSeenInput,
  UpdateCommentInput,
} from './comment.inputs';
import { commentsSource } from './comment.lists';
import { addComment, deleteComment, updateComment } from './comment.service';
import {
  AddCommentPayload,
  CommentConnection,
  DeleteCommentPayload,
  MarkCommentsSeenPayload,
  UpdateCommentPayload,
} from './comment.types';
import { markCommentsSeen } from './unseenComments';

@Resolver(() => Comment)
export class CommentResolver {
  @Mutation(() => AddCommentPayload, { description: 'Adds a comment to a story.' })
  async addComment(
    @Ctx() ctx: Context,
    @Arg('input') { storyId, ...input }: AddCommentInput,
  ): Promise<AddCommentPayload> {
    const story = await authorize(ctx, 'addComment', storyId);
    const comment = await addComment(ctx, signedInViewer(ctx).id, story, input);
    return { comment, commentEdge: { node: comment, cursor: edgeCursor(commentsSource, comment) } };
  }

  @Mutation(() => UpdateCommentPayload, { description: "Changes one of the viewer's comments." })
  async updateComment(
    @Ctx() ctx: Context,
    @Arg('input') { id, content }: UpdateCommentInput,
  ): Promise<UpdateCommentPayload> {
    const comment = await authorize(ctx, 'updateComment', id);
    return { comment: await updateComment(ctx, comment, content) };
  }

  @Mutation(() => DeleteCommentPayload, {
    description: "Permanently deletes a comment. Allowed for its author, the story's author and admins.",
  })
  async deleteComment(
    @Ctx() ctx: Context,
    @Arg('input') { id }: DeleteCommentInput,
  ): Promise<DeleteCommentPayload> {
    const comment = await authorize(ctx, 'deleteComment', id);
    await deleteComment(ctx, comment);
    return { deletedCommentId: id };
  }

  @Mutation(() => MarkCommentsSeenPayload, {
    description: "Marks a story's comments as seen by its author, up to one of them; later ones stay unseen.",
  })
  async markCommentsSeen(
    @Ctx() ctx: Context,
    @Arg('input') { storyId, lastId }: MarkCommentsSeenInput,
  ): Promise<MarkCommentsSeenPayload> {
    const story = await authorize(ctx, 'markCommentsSeen', storyId);
    await markCommentsSeen(ctx, story, lastId);
    return { seenStoryId: story.id };
  }

  @FieldResolver(() => User, { description: "Its author; 'Deleted member' after the account was deleted." })
  author(@Root() comment: Comment, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(comment.authorId);
  }

  @FieldResolver(() => Story, { description: 'The story.' })
  story(@Root() comment: Comment, @Ctx() ctx: Context): Promise<Story | null> {
    return ctx.loaders.storyById.load(comment.storyId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change it.' })
  async viewerCanEdit(@Root() comment: Comment, @Ctx() ctx: Context): Promise<boolean> {
    if (!(await can(ctx, 'updateComment', comment))) return false;
    const story = await ctx.loaders.storyById.load(comment.storyId);
    // Editing follows the rule for new comments: only members who may comment now may change theirs.
    return story !== null && mayCommentNow(ctx, story);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  viewerCanDelete(@Root() comment: Comment, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'deleteComment', comment);
  }
}

@Resolver(() => Story)
export class StoryCommentsResolver {
  @FieldResolver(() => CommentConnection, { description: 'Comments, oldest first.' })
  comments(
    @Root() story: Story,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<Comment>> {
    return ctx.loaders.storyComments(args).load(story.id);
  }

  @FieldResolver(() => CommentsMode, { description: 'Who of its readers may comment.' })
  async commentsMode(@Root() story: Story, @Ctx() ctx: Context): Promise<CommentsMode> {
    return (await looksClosedToViewer(ctx, story)) ? CommentsMode.CLOSED : story.commentsMode;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may comment.' })
  viewerCanComment(@Root() story: Story, @Ctx() ctx: Context): Promise<boolean> {
    return mayCommentNow(ctx, story);
  }
}
