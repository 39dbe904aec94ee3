import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { StoryVersionKind } from '../contract/enums';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { IdPrimaryColumn, LocalIdColumn, LongTextColumn, OwnerColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { Story } from './story.entity';

@ObjectType({
  implements: Node,
  description: 'An earlier text of a story, readable only by its author.',
  simpleResolvers: true,
})
@Entity('story_versions')
@Index('story_versions_number', ['storyId', 'versionNumber'], { unique: true })
@Index('story_versions_local_id', ['storyId', 'localId'], { unique: true })
@Index('story_versions_thinning', ['thinned', 'createdAt', 'storyId'])
@Index('story_versions_bytes', ['storyId', 'contentBytes'])
export class StoryVersion extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => Story, 'story_versions_story_fk')
  storyId: string;

  @Field(() => Int, { description: "The story's number when the version was stored." })
  @Column({ type: 'int', unsigned: true })
  versionNumber: number;

  @Field(() => String, { description: 'The title of the version.' })
  @Column({ type: 'varchar', length: limits.story.titleMax })
  title: string;

  @LongTextColumn()
  content: string;

  /** Bytes of the text, so that adding up what a member stores reads no text. Null until the clean-up has measured it. */
  @Column({ type: 'int', unsigned: true, nullable: true, select: false })
  contentBytes?: number | null;

  @Field(() => Int, { description: 'Number of words in the text.' })
  @Column({ type: 'int', unsigned: true, default: 0 })
  wordCount: number;

  @Field(() => StoryVersionKind, { description: 'Why it was stored.' })
  @Column({ type: 'enum', enum: StoryVersionKind })
  kind: StoryVersionKind;

  @Field(() => String, { nullable: true, description: 'Its name, if any.' })
  @Column({ type: 'varchar', length: limits.version.nameMax, nullable: true })
  name: string | null;

  @LocalIdColumn()
  localId?: string | null;

  @Field(() => Date, { description: 'When it was stored.' })
  @TimeColumn()
  createdAt: Date;

  /** The steps of thinning that it has passed: see server/features/stories/version/thinning.ts. */
  @Column({ type: 'tinyint', unsigned: true, default: 0, select: false })
  thinned?: number;
}

export const versionRows = rowsOf(StoryVersion, 'v');
