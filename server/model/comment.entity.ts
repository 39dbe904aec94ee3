import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { rowsOf } from '../db/entityRows';
import { hashColumn, IdPrimaryColumn, LocalIdColumn, OwnerColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { Story } from './story.entity';
import { User } from './user.entity';

/** The cost of a text in the points of an operation: a page of comments can take megabytes, so a query may request only few. */
const contentCost = 10;

@ObjectType({ implements: Node, description: 'A comment on a story.', simpleResolvers: true })
@Entity('comments')
@Index('comments_story', ['storyId', 'state', 'id', 'authorId'])
@Index('comments_author', ['authorId', 'id'])
@Index('comments_text', ['textHash', 'id'])
@Index('comments_local_id', ['authorId', 'storyId', 'localId'], { unique: true })
export class Comment extends Node {
  @Field(() => ID, { description: 'The global id, the same in every API.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => Story, 'comments_story_fk')
  storyId: string;

  @OwnerColumn(() => User, 'comments_author_fk')
  authorId: string;

  @Field(() => String, { description: 'Plain text.', complexity: contentCost })
  @Column({ type: 'text' })
  content: string;

  /** See `stories/table/commentStates.ts`. */
  @Column({ type: 'enum', enum: ['shown', 'waiting', 'held', 'hidden'], default: 'shown' })
  state: 'shown' | 'waiting' | 'held' | 'hidden';

  /** While it is hidden: what it becomes when it is restored. */
  @Column({ type: 'enum', enum: ['shown', 'waiting'], nullable: true, select: false })
  stateBefore?: 'shown' | 'waiting' | null;

  /** Hash of the text, if it is long enough to be compared with others. */
  @Column({ ...hashColumn, nullable: true, select: false })
  textHash?: string | null;

  @LocalIdColumn()
  localId?: string | null;

  @Field(() => Date, { description: 'When it was created.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  @TimeColumn()
  updatedAt: Date;
}

export const commentRows = rowsOf(Comment, 'c');
