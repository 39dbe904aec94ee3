import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { limits } from '../../contract/limits';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { Node } from '../../graphql/node.type';
import { excerptTextMax } from '../../markdown/excerpt';
import { Journal } from '../journal/journal.entity';
import { User } from '../user/user.entity';

@ObjectType({
  implements: Node,
  description: "A member's note; its author alone reads it.",
  simpleResolvers: true,
})
@Entity('notes')
@Index('notes_journal', ['journalId', 'isPinned', 'id'])
@Index('notes_pinned', ['authorId', 'isPinned', 'id'])
@Index('notes_local_id', ['authorId', 'localId'], { unique: true })
@Index('notes_author', ['authorId', 'id'])
export class Note extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @IdColumn()
  authorId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'notes_author_fk' })
  authorRow: Relation<User>;

  @IdColumn({ nullable: true })
  journalId: string | null;

  @ManyToOne(() => Journal, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'journal_id', foreignKeyConstraintName: 'notes_journal_fk' })
  journalRow: Relation<Journal> | null;

  @Field(() => String, { nullable: true, description: 'One line; null where it has none.' })
  @Column({ type: 'varchar', length: limits.note.titleMax, nullable: true })
  title: string | null;

  /** Not read with lists: see the loader noteContent. */
  @Column({ type: 'mediumtext' })
  content: string;

  /** The beginning as plain text, longer than any excerpt so that a cut shows. */
  @Column({ type: 'varchar', length: excerptTextMax, default: '' })
  excerptText: string;

  @Field(() => String, {
    nullable: true,
    description: 'What its author files it under; null where that is nothing.',
  })
  @Column({ type: 'varchar', length: limits.note.categoryMax, nullable: true })
  category: string | null;

  @Field(() => Boolean, { description: 'Whether it stands above the others.' })
  @Column({ type: 'boolean', default: false })
  isPinned: boolean;

  /** Null in the database where none were ever given. */
  @Field(() => [String], {
    description: "Its tags, in their order: words of its author's own, shared with nobody.",
  })
  @Column({ type: 'simple-json', nullable: true })
  tags: string[];

  /** The client's own id, so that a create repeated after a lost answer makes one note. */
  @Column({
    type: 'varchar',
    length: limits.note.localIdMax,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  localId: string | null;

  @Field(() => Int, { description: 'Pieces of content parted by white space.' })
  @Column({ type: 'int', unsigned: true, default: 0 })
  wordCount: number;

  @Field(() => Date, { description: 'When it was made.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When it last changed.' })
  @TimeColumn()
  updatedAt: Date;
}
