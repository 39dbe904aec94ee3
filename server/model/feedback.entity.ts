import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { FeedbackCategory, FeedbackPriority, FeedbackStatus, VoteType } from '../contract/enums';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import {
  IdPrimaryColumn,
  LocalIdColumn,
  OwnerColumn,
  OwnerPrimaryColumn,
  ReferenceColumn,
  TimeColumn,
} from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

@ObjectType({
  implements: Node,
  description: 'A suggestion or report about the platform, readable by everyone.',
  simpleResolvers: true,
})
@Entity('feedback')
@Index('feedback_author', ['authorId', 'id'])
@Index('feedback_status', ['status', 'id'])
@Index('feedback_category', ['category', 'id'])
@Index('feedback_category_status', ['category', 'status', 'id'])
@Index('feedback_assigned_to', ['assignedToId'])
@Index('feedback_assigned_by', ['assignedById'])
@Index('feedback_text', ['title', 'description'], { fulltext: true })
@Index('feedback_local_id', ['authorId', 'localId'], { unique: true })
export class Feedback extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => User, 'feedback_author_fk')
  authorId: string;

  @Field(() => String, { description: 'One line.' })
  @Column({ type: 'varchar', length: limits.feedback.titleMax })
  title: string;

  @Field(() => String, { description: 'Plain text.' })
  @Column({ type: 'varchar', length: limits.feedback.description.max })
  description: string;

  @Field(() => FeedbackCategory, { description: 'Its category.' })
  @Column({ type: 'enum', enum: FeedbackCategory })
  category: FeedbackCategory;

  @Field(() => FeedbackStatus, { description: 'Its status.' })
  @Column({ type: 'enum', enum: FeedbackStatus, default: FeedbackStatus.OPEN })
  status: FeedbackStatus;

  @Field(() => FeedbackPriority, {
    nullable: true,
    description: 'The priority chosen by its author, if any.',
  })
  @Column({ type: 'enum', enum: FeedbackPriority, nullable: true })
  priority: FeedbackPriority | null;

  @ReferenceColumn(() => User, 'feedback_assigned_to_fk')
  assignedToId: string | null;

  @ReferenceColumn(() => User, 'feedback_assigned_by_fk')
  assignedById: string | null;

  @LocalIdColumn()
  localId?: string | null;

  @Field(() => Date, { description: 'When it was created.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: "When it last changed; votes don't change it." })
  @TimeColumn()
  updatedAt: Date;

  /** When a field that an edit can set last changed; null if never. */
  @TimeColumn({ nullable: true, select: false })
  editedAt?: Date | null;
}

export const feedbackRows = rowsOf(Feedback, 'f');

/** One vote per member and feedback, which are its key; counts are computed from these rows. */
@ObjectType({ description: "A member's vote on feedback.", simpleResolvers: true })
@Entity('feedback_votes')
@Index('feedback_votes_user', ['userId'])
@Index('feedback_votes_order', ['feedbackId', 'createdAt', 'userId'])
@Index('feedback_votes_type', ['feedbackId', 'voteType'])
export class FeedbackVote {
  @OwnerPrimaryColumn(() => Feedback, 'feedback_votes_feedback_fk')
  feedbackId: string;

  @OwnerPrimaryColumn(() => User, 'feedback_votes_user_fk')
  userId: string;

  @Field(() => VoteType, { description: 'Upvote or downvote.' })
  @Column({ type: 'enum', enum: VoteType })
  voteType: VoteType;

  @Field(() => Date, {
    description: "When the member first voted on it; changing the vote doesn't change it.",
  })
  @TimeColumn()
  createdAt: Date;
}
