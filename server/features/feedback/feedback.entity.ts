import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { FeedbackCategory, FeedbackPriority, FeedbackStatus, VoteType } from '../../contract/enums';
import { limits } from '../../contract/limits';
import { IdColumn, IdPrimaryColumn, idColumn, TimeColumn } from '../../db/columns';
import { Node } from '../../graphql/node.type';
import { User } from '../user/user.entity';

@ObjectType({
  implements: Node,
  description: 'A suggestion or a report on the whole platform; everyone reads it.',
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
export class Feedback extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @IdColumn()
  authorId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'feedback_author_fk' })
  authorRow: Relation<User>;

  @Field(() => String, { description: 'One line.' })
  @Column({ type: 'varchar', length: limits.feedback.titleMax })
  title: string;

  @Field(() => String, { description: 'Plain text.' })
  @Column({ type: 'varchar', length: limits.feedback.description.max })
  description: string;

  @Field(() => FeedbackCategory, { description: 'What it is about.' })
  @Column({ type: 'enum', enum: FeedbackCategory })
  category: FeedbackCategory;

  @Field(() => FeedbackStatus, { description: 'Where it stands.' })
  @Column({ type: 'enum', enum: FeedbackStatus, default: FeedbackStatus.OPEN })
  status: FeedbackStatus;

  @Field(() => FeedbackPriority, {
    nullable: true,
    description: 'How urgent its author finds it; null where they did not say.',
  })
  @Column({ type: 'enum', enum: FeedbackPriority, nullable: true })
  priority: FeedbackPriority | null;

  @IdColumn({ nullable: true })
  assignedToId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'assigned_to_id', foreignKeyConstraintName: 'feedback_assigned_to_fk' })
  assignedToRow: Relation<User> | null;

  @IdColumn({ nullable: true })
  assignedById: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'assigned_by_id', foreignKeyConstraintName: 'feedback_assigned_by_fk' })
  assignedByRow: Relation<User> | null;

  @Field(() => Date, { description: 'When it was given.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: "When it last changed; votes don't change it." })
  @TimeColumn()
  updatedAt: Date;
}

/** One vote a member on each feedback: the counts are counted from these. */
@Entity('feedback_votes')
@Index('feedback_votes_user', ['userId'])
@Index('feedback_votes_type', ['feedbackId', 'voteType'])
export class FeedbackVote {
  @PrimaryColumn(idColumn)
  feedbackId: string;

  @PrimaryColumn(idColumn)
  userId: string;

  @Column({ type: 'enum', enum: VoteType })
  voteType: VoteType;

  @TimeColumn()
  createdAt: Date;

  @ManyToOne(() => Feedback, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'feedback_id', foreignKeyConstraintName: 'feedback_votes_feedback_fk' })
  feedback: Relation<Feedback>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'feedback_votes_user_fk' })
  user: Relation<User>;
}
