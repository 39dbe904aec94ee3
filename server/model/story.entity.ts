import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { CommentsMode, PrivacyLevel } from '../contract/enums';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { sortKeyMax } from '../lib/normalizeText';
import { excerptTextMax } from '../markdown/excerpt';
import {
  hashColumn,
  IdPrimaryColumn,
  LocalIdColumn,
  LongTextColumn,
  OwnerColumn,
  ReferenceColumn,
  RowVersionColumn,
  TimeColumn,
} from './columns';
import { Exercise } from './exercise.entity';
import { Node } from './node.type';
import { Session } from './session.entity';
import { User } from './user.entity';

@ObjectType({
  implements: Node,
  description: 'A story that a member wrote, in Markdown.',
  simpleResolvers: true,
})
@Entity('stories')
@Index('stories_author', ['authorId', 'id'])
@Index('stories_author_edited', ['authorId', 'editedAt', 'id'])
@Index('stories_author_title', ['authorId', 'title', 'id'])
@Index('stories_author_title_key', ['authorId', 'titleKey', 'id'])
@Index('stories_author_words', ['authorId', 'wordCount', 'id'])
@Index('stories_author_level', ['authorId', 'privacyLevel', 'id', 'wordCount'])
@Index('stories_author_shared', ['authorId', 'privacyLevel', 'sharedAt', 'id'])
@Index('stories_author_published', ['authorId', 'privacyLevel', 'publishedAt', 'id', 'listed'])
@Index('stories_published', ['privacyLevel', 'publishedAt', 'id', 'revisedAt', 'listed'])
@Index('stories_shared', ['privacyLevel', 'sharedWithAll', 'sharedAt', 'id'])
@Index('stories_author_text', ['authorId', 'textHash'])
@Index('stories_author_draft', ['authorId', 'draftChangedAt', 'id'])
@Index('stories_local_id', ['authorId', 'localId'], { unique: true })
@Index('stories_session', ['sessionId'])
@Index('stories_exercise', ['exerciseId'])
@Index('stories_text', ['title', 'content'], { fulltext: true })
export class Story extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => User, 'stories_author_fk')
  authorId: string;

  /** The session in which it was last written. */
  @ReferenceColumn(() => Session, 'stories_session_fk')
  sessionId: string | null;

  /** The exercise that it was written from. */
  @ReferenceColumn(() => Exercise, 'stories_exercise_fk')
  exerciseId: string | null;

  @Field(() => String, { description: `One line, at most ${limits.story.titleMax} characters.` })
  @Column({ type: 'varchar', length: limits.story.titleMax })
  title: string;

  /** Sort key of the title. */
  @Column({
    type: 'varchar',
    length: sortKeyMax(limits.story.titleMax),
    default: () => '`title`',
    select: false,
  })
  titleKey?: string;

  @LongTextColumn()
  content: string;

  /** The start as plain text, longer than any excerpt, to know whether it was truncated. */
  @Column({ type: 'varchar', length: excerptTextMax })
  excerptText: string;

  /** `withheld` is only its author's, whatever they chose: see `server/features/stories/withholding/withholding.ts`. */
  @Column({ type: 'enum', enum: [...Object.values(PrivacyLevel), 'withheld'], default: PrivacyLevel.PRIVATE })
  privacyLevel: PrivacyLevel | 'withheld';

  /** While it is withheld: what its author chose. */
  @Column({ type: 'enum', enum: ['shared', 'public'], nullable: true })
  withheldLevel?: PrivacyLevel.SHARED | PrivacyLevel.PUBLIC | null;

  /** Why it is withheld, or would be if it weren't private. */
  @Column({ type: 'tinyint', unsigned: true, default: 0, select: false })
  withheld?: number;

  /** Hash of the text, if the story is or was public and the text is long enough to be compared with others. */
  @Column({ ...hashColumn, nullable: true, select: false })
  textHash?: string | null;

  /** While shared: with every member, or only with those in story_shares. */
  @Column({ type: 'boolean', default: true })
  sharedWithAll: boolean;

  @Field(() => Boolean, { description: 'Whether readers may comment on it.' })
  @Column({ type: 'boolean', default: true })
  readersMayComment: boolean;

  @Column({ type: 'enum', enum: CommentsMode, default: CommentsMode.OPEN })
  commentsMode: CommentsMode;

  @Column({ type: 'mediumtext', nullable: true })
  authorNotes: string | null;

  @Field(() => Boolean, {
    description: 'Whether the author marked it as collaborative. Stored and returned only; it has no effect.',
  })
  @Column({ type: 'boolean', default: false })
  isCollaborative: boolean;

  @Field(() => Boolean, { description: 'Whether search engines may list it while it is public.' })
  @Column({ type: 'boolean', default: true })
  listed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The language of its text, as a BCP 47 tag; null if the author did not set it.',
  })
  @Column({
    type: 'varchar',
    length: limits.story.langMax,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  lang: string | null;

  /** Increases by one with every stored version, including those of its draft. Only its author sees it. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  versionNumber: number;

  /** The version number when the text that others read last changed. Readers get this one. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  shownVersionNumber: number;

  /** Increases by one when its author changes who may read it. Only they see it. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  audienceRevision: number;

  @Field(() => Int, { description: 'Number of words in the text.' })
  @Column({ type: 'int', unsigned: true, default: 0 })
  wordCount: number;

  /** Whether the text was auto-saved; the next auto-save may overwrite it without storing a version. */
  @Column({ type: 'boolean', default: false, select: false })
  isAutosaved: boolean;

  /** When an auto-save last stored a version. */
  @TimeColumn({ nullable: true, select: false })
  versionKeptAt: Date | null;

  @RowVersionColumn()
  rowVersion: number;

  /** How many of the writes that `rowVersion` counts readers mustn't notice, such as those of its draft. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  unnoticedWrites: number;

  @LocalIdColumn()
  localId?: string | null;

  @Field(() => Date, { description: 'When it was first saved.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When it last changed; the base for the next update.' })
  @TimeColumn()
  updatedAt: Date;

  @Field(() => Date, { description: 'When its title, text or tags last changed.' })
  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  revisedAt: Date;

  /** When its draft was last saved, published or discarded. */
  @TimeColumn({ nullable: true })
  draftChangedAt: Date | null;

  /** When it or its draft was last saved: what its author's list is sorted by. Readers mustn't know it. */
  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)', select: false })
  editedAt?: Date;

  @TimeColumn({ nullable: true })
  sharedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was first published, if ever.' })
  @TimeColumn({ nullable: true })
  publishedAt: Date | null;
}

export const storyRows = rowsOf(Story, 's');

/** When the text that its author works on last changed: the draft's, or else the story's. Increases with each change. */
export const workingUpdatedAt = ({
  updatedAt,
  draftChangedAt,
}: Pick<Story, 'updatedAt' | 'draftChangedAt'>): Date =>
  draftChangedAt && draftChangedAt > updatedAt ? draftChangedAt : updatedAt;
