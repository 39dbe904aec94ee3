import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { LongTextColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { Story } from './story.entity';

/** See docs/decisions/drafts-of-changes.md. */
@ObjectType({
  description: 'Changes of a story that are not published yet, visible only to its author.',
  simpleResolvers: true,
})
@Entity('story_drafts')
export class StoryDraft {
  /** The story's id: a story has at most one draft. */
  @OwnerPrimaryColumn(() => Story, 'story_drafts_story_fk')
  id: string;

  @Field(() => String, { description: `One line, at most ${limits.story.titleMax} characters.` })
  @Column({ type: 'varchar', length: limits.story.titleMax })
  title: string;

  @LongTextColumn()
  content: string;

  @Field(() => [String], { description: "The names of its tags in the author's order." })
  @Column({ type: 'simple-json' })
  tags: string[];

  @Field(() => Int, { description: 'Number of words in the text.' })
  @Column({ type: 'int', unsigned: true })
  wordCount: number;

  @Field(() => Boolean, {
    description:
      'Whether the published text was changed after the draft was made; a save of the draft ends it.',
  })
  @Column({ type: 'boolean', default: false })
  isConflicting: boolean;

  /** Whether the text was auto-saved; the next auto-save may overwrite it without storing a version. */
  @Column({ type: 'boolean', select: false })
  isAutosaved: boolean;

  /** When an auto-save last stored a version. */
  @TimeColumn({ nullable: true, select: false })
  versionKeptAt: Date | null;

  @Field(() => Date, { description: 'When it was first saved.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When it was last saved.' })
  @TimeColumn()
  updatedAt: Date;
}

export const draftRows = rowsOf(StoryDraft, 'd');
