import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { StoryVersionKind } from '../contract/enums';
import { limits } from '../contract/limits';
import { IdColumn, IdPrimaryColumn, LocalIdColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { Story } from './story.entity';

@ObjectType({
  implements: Node,
  description: 'What a story said before; its author alone reads it.',
  simpleResolvers: true,
})
@Entity('story_versions')
@Index('story_versions_number', ['storyId', 'versionNumber'], { unique: true })
@Index('story_versions_local_id', ['storyId', 'localId'], { unique: true })
export class StoryVersion extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @IdColumn()
  @ForeignKey(() => Story, { name: 'story_versions_story_fk', onDelete: 'CASCADE' })
  storyId: string;

  @Field(() => Int, { description: 'The number that the story had; it counted on when this was kept.' })
  @Column({ type: 'int', unsigned: true })
  versionNumber: number;

  @Field(() => String, { description: "The story's title then." })
  @Column({ type: 'varchar', length: limits.story.titleMax })
  title: string;

  /** Not loaded with lists; see the loader storyVersionContent. */
  @Column({ type: 'mediumtext' })
  content: string;

  @Field(() => Int, { description: 'Pieces of the text between white space.' })
  @Column({ type: 'int', unsigned: true, default: 0 })
  wordCount: number;

  @Field(() => StoryVersionKind, { description: 'Why it was kept.' })
  @Column({ type: 'enum', enum: StoryVersionKind })
  kind: StoryVersionKind;

  @Field(() => String, { nullable: true, description: 'What its author calls it, if anything.' })
  @Column({ type: 'varchar', length: limits.version.nameMax, nullable: true })
  name: string | null;

  @LocalIdColumn()
  localId: string | null;

  @Field(() => Date, { description: 'When it was kept.' })
  @TimeColumn()
  createdAt: Date;
}
