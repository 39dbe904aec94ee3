import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { excerptTextMax } from '../markdown/excerpt';
import {
  IdPrimaryColumn,
  LocalIdColumn,
  LongTextColumn,
  OwnerColumn,
  ReferenceColumn,
  TimeColumn,
} from './columns';
import { Journal } from './journal.entity';
import { Node } from './node.type';
import { User } from './user.entity';

@ObjectType({
  implements: Node,
  description: "A member's note, readable only by its author.",
  simpleResolvers: true,
})
@Entity('notes')
@Index('notes_journal', ['journalId', 'isPinned', 'id'])
@Index('notes_pinned', ['authorId', 'isPinned', 'id'])
@Index('notes_local_id', ['authorId', 'localId'], { unique: true })
@Index('notes_author', ['authorId', 'id', 'wordCount'])
export class Note extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => User, 'notes_author_fk')
  authorId: string;

  @ReferenceColumn(() => Journal, 'notes_journal_fk')
  journalId: string | null;

  @Field(() => String, { nullable: true, description: 'One line, if any.' })
  @Column({ type: 'varchar', length: limits.note.titleMax, nullable: true })
  title: string | null;

  @LongTextColumn()
  content: string;

  /** The start as plain text, longer than any excerpt, to know whether it was truncated. */
  @Column({ type: 'varchar', length: excerptTextMax, default: '' })
  excerptText: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its category, if any.',
  })
  @Column({ type: 'varchar', length: limits.note.categoryMax, nullable: true })
  category: string | null;

  @Field(() => Boolean, { description: 'Whether it is pinned.' })
  @Column({ type: 'boolean', default: false })
  isPinned: boolean;

  /** Null in the database if none were ever set. */
  @Field(() => [String], {
    description: 'Its tags in order: free words, separate from the tags of stories.',
  })
  @Column({ type: 'simple-json', nullable: true })
  tags: string[];

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

export const noteRows = rowsOf(Note, 'n');
