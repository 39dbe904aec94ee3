import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Comment } from '../../../model/comment.entity';
import { Story } from '../../../model/story.entity';

export const { Edge: CommentEdge, Connection: CommentConnection } = connectionTypes('Comment', Comment);

@ObjectType({ description: 'The new comment.', simpleResolvers: true })
export class AddCommentPayload {
  @Field(() => Comment, { description: 'The comment.' })
  comment: Comment;

  @Field(() => CommentEdge, { description: "Its edge in the story's comments." })
  commentEdge: InstanceType<typeof CommentEdge>;
}

@ObjectType({ description: 'The changed comment.', simpleResolvers: true })
export class UpdateCommentPayload {
  @Field(() => Comment, { description: 'The changed comment.' })
  comment: Comment;
}

@ObjectType({ description: 'The comment was deleted.', simpleResolvers: true })
export class DeleteCommentPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedCommentId: string;
}

@ObjectType({ description: 'The comments count as seen.', simpleResolvers: true })
export class MarkCommentsSeenPayload {
  @Field(() => ID, { description: "The story's id." })
  seenStoryId: string;
}

@ObjectType({ description: 'Who may comment has changed.', simpleResolvers: true })
export class SetCommentsModePayload {
  @Field(() => Story, { description: 'The story.' })
  story: Story;
}

@ObjectType({ description: 'The comment is shown.', simpleResolvers: true })
export class ApproveCommentPayload {
  @Field(() => Comment, { description: 'The comment.' })
  comment: Comment;
}
