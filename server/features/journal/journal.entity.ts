import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { limits } from '../../contract/limits';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { Node } from '../../graphql/node.type';
import { excerptTextMax } from '../../markdown/excerpt';
import { User } from '../user/user.entity';

@ObjectType({
  implements: Node,
  description: "An entry of a member's journal; its author alone reads it.",
  simpleResolvers: true,
})
@Entity('journals')
@Index('journals_author', ['authorId', 'id'])
@Index('journals_date', ['authorId', 'journalDate', 'id'])
@Index('journals_made', ['authorId', 'createdAt', 'id'])
@Index('journals_local_id', ['authorId', 'localId'], { unique: true })
export class Journal extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @IdColumn()
  authorId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'journals_author_fk' })
  authorRow: Relation<User>;

  @Field(() => String, { description: 'One line.' })
  @Column({ type: 'varchar', length: limits.journal.titleMax })
  title: string;

  /** Not read with lists: see the loader journalContent. */
  @Column({ type: 'mediumtext' })
  content: string;

  /** The beginning as plain text, longer than any excerpt so that a cut shows. */
  @Column({ type: 'varchar', length: excerptTextMax, default: '' })
  excerptText: string;

  @Field(() => Date, { description: 'The moment it is about.' })
  @TimeColumn()
  journalDate: Date;

  @Field(() => String, { nullable: true, description: 'How its author felt; null where they said nothing.' })
  @Column({ type: 'varchar', length: limits.journal.moodMax, nullable: true })
  mood: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it was written from; null where it was nothing.',
  })
  @Column({ type: 'varchar', length: limits.journal.promptMax, nullable: true })
  prompt: string | null;

  /** The client's own id, so that a create repeated after a lost answer makes one entry. */
  @Column({
    type: 'varchar',
    length: limits.journal.localIdMax,
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
