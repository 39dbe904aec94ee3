import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { PrivacyLevel } from '../../contract/enums';
import { limits } from '../../contract/limits';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { Node } from '../../graphql/node.type';
import { excerptTextMax } from '../../markdown/excerpt';
import { Exercise } from '../exercise/exercise.entity';
import { Session } from '../session/session.entity';
import { User } from '../user/user.entity';

@ObjectType({
  implements: Node,
  description: 'A story that a member wrote, in Markdown.',
  simpleResolvers: true,
})
@Entity('stories')
@Index('stories_author', ['authorId', 'id'])
@Index('stories_author_level', ['authorId', 'privacyLevel', 'id'])
@Index('stories_published', ['privacyLevel', 'publishedAt', 'id'])
@Index('stories_shared', ['privacyLevel', 'sharedWithAll', 'sharedAt', 'id'])
@Index('stories_local_id', ['authorId', 'localId'], { unique: true })
@Index('stories_session', ['sessionId'])
@Index('stories_exercise', ['exerciseId'])
@Index('stories_text', ['title', 'content'], { fulltext: true })
export class Story extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @IdColumn()
  authorId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'stories_author_fk' })
  authorRow: Relation<User>;

  /** The writing session it was last written in. */
  @IdColumn({ nullable: true })
  sessionId: string | null;

  @ManyToOne(() => Session, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'stories_session_fk' })
  sessionRow: Relation<Session> | null;

  /** The exercise it was written from. */
  @IdColumn({ nullable: true })
  exerciseId: string | null;

  @ManyToOne(() => Exercise, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'exercise_id', foreignKeyConstraintName: 'stories_exercise_fk' })
  exerciseRow: Relation<Exercise> | null;

  @Field(() => String, { description: 'One line, at most 255 characters.' })
  @Column({ type: 'varchar', length: limits.story.titleMax })
  title: string;

  /** Not read with lists: see the loader storyContent. */
  @Column({ type: 'mediumtext' })
  content: string;

  /** The beginning as plain text, longer than any excerpt so that a cut shows. */
  @Column({ type: 'varchar', length: excerptTextMax })
  excerptText: string;

  @Field(() => PrivacyLevel, { description: 'Who may read it.' })
  @Column({ type: 'enum', enum: PrivacyLevel, default: PrivacyLevel.PRIVATE })
  privacyLevel: PrivacyLevel;

  /** While shared: with every member, or only with those in story_shares. */
  @Column({ type: 'boolean', default: true })
  sharedWithAll: boolean;

  @Field(() => Boolean, { description: 'Whether readers may comment on it.' })
  @Column({ type: 'boolean', default: true })
  readersMayComment: boolean;

  @Column({ type: 'mediumtext', nullable: true })
  authorNotes: string | null;

  @Field(() => Boolean, {
    description: 'Whether the author marked it as written together. Stored and returned, nothing more.',
  })
  @Column({ type: 'boolean', default: false })
  isCollaborative: boolean;

  @Field(() => Int, { description: 'Counts up by one with every version that is kept of it.' })
  @Column({ type: 'int', unsigned: true, default: 1 })
  versionNumber: number;

  @Field(() => Int, { description: 'Pieces of the text between white space.' })
  @Column({ type: 'int', unsigned: true, default: 0 })
  wordCount: number;

  /** Whether the text came by an auto-save: the next one may go over it without keeping it. */
  @Column({ type: 'boolean', default: false })
  isAutosaved: boolean;

  /** When an auto-save last kept a version. */
  @TimeColumn({ nullable: true })
  versionKeptAt: Date | null;

  /** The client's own id, so that a repeated create makes no second story. */
  @Column({
    type: 'varchar',
    length: limits.story.localIdMax,
    nullable: true,
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  localId: string | null;

  @Field(() => Date, { description: 'When it was first saved.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When it last changed; the base for the next update.' })
  @TimeColumn()
  updatedAt: Date;

  @TimeColumn({ nullable: true })
  sharedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it first became public; null where it never was.' })
  @TimeColumn({ nullable: true })
  publishedAt: Date | null;
}
