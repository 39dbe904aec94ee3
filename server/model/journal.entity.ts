import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { excerptTextMax } from '../markdown/excerpt';
import { IdPrimaryColumn, LocalIdColumn, LongTextColumn, OwnerColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

@ObjectType({
  implements: Node,
  description: "An entry of a member's journal, readable only by its author.",
  simpleResolvers: true,
})
@Entity('journals')
@Index('journals_author', ['authorId', 'id', 'wordCount'])
@Index('journals_date', ['authorId', 'journalDate', 'id'])
@Index('journals_made', ['authorId', 'createdAt', 'id'])
@Index('journals_local_id', ['authorId', 'localId'], { unique: true })
export class Journal extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => User, 'journals_author_fk')
  authorId: string;

  @Field(() => String, { description: 'One line.' })
  @Column({ type: 'varchar', length: limits.journal.titleMax })
  title: string;

  @LongTextColumn()
  content: string;

  /** The start as plain text, longer than any excerpt, to know whether it was truncated. */
  @Column({ type: 'varchar', length: excerptTextMax, default: '' })
  excerptText: string;

  @Field(() => Date, { description: 'The journal date.' })
  @TimeColumn()
  journalDate: Date;

  @Field(() => String, { nullable: true, description: "The author's mood, if given." })
  @Column({ type: 'varchar', length: limits.journal.moodMax, nullable: true })
  mood: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The prompt from which it was written, if any.',
  })
  @Column({ type: 'varchar', length: limits.journal.promptMax, nullable: true })
  prompt: string | null;

  @LocalIdColumn()
  localId?: string | null;

  @Field(() => Int, { description: 'Number of words in the text.' })
  @Column({ type: 'int', unsigned: true, default: 0 })
  wordCount: number;

  @Field(() => Date, { description: 'When it was created.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When it last changed.' })
  @TimeColumn()
  updatedAt: Date;
}

export const journalRows = rowsOf(Journal, 'j');
