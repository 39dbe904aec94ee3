import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PrivacyLevel } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { withCommas } from '../../../lib/withCommas';

/** The service validates each text by the rules of a new story, so that an invalid one gets its own error. */
@InputType({ description: 'A text to import.' })
export class ImportedStoryInput {
  @Field(() => String, {
    description: `One line that is not blank, at most ${limits.story.titleMax} characters.`,
  })
  title: string;

  @Field(() => String, {
    description: `Markdown that is not blank, at most ${withCommas(limits.story.contentMax)} characters.`,
  })
  content: string;

  @Field(() => PrivacyLevel, {
    nullable: true,
    description: 'Who may read it; PRIVATE by default.',
  })
  privacyLevel?: PrivacyLevel | null;

  @Field(() => String, { nullable: true, description: "The author's private notes." })
  notes?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${limits.story.tagsMax} names, trimmed and lowercased; new tags are created.`,
  })
  tags?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether search engines may list it while it is public; true by default.',
  })
  listed?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The language of the text, as a BCP 47 tag.' })
  lang?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was first written; by default now, and never later than now, sharedAt or publishedAt.',
  })
  createdAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it last changed; by default createdAt, and never later than now.',
  })
  updatedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was first shared; for a shared story by default createdAt.',
  })
  sharedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was first published; for a public story by default createdAt.',
  })
  publishedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `An idempotency key, at most ${limits.localIdMax} characters: if a story has it already, no second one is created.`,
  })
  localId?: string | null;
}

@InputType({ description: 'Texts to import as stories.' })
export class ImportStoriesInput {
  @Field(() => [ImportedStoryInput], {
    description: `1 to ${limits.import.storiesMax} texts, at most 8 MB in total.`,
  })
  @ArrayMaxSize(limits.import.storiesMax, { message: messages.import.tooMany })
  @ArrayMinSize(1, { message: messages.import.none })
  stories: ImportedStoryInput[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to get the results without creating anything.',
  })
  dryRun?: boolean | null;
}
