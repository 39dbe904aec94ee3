import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PrivacyLevel } from '../../contract/enums';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';

/** The service validates each text by the rules of a new story, so that an invalid one gets its own error. */
@InputType({ description: 'A text from elsewhere.' })
export class ImportedStoryInput {
  @Field(() => String, { description: 'One line that is not blank, at most 255 characters.' })
  title: string;

  @Field(() => String, { description: 'Markdown that is not blank, at most 2,000,000 characters.' })
  content: string;

  @Field(() => PrivacyLevel, {
    nullable: true,
    description: 'Who may read it; PRIVATE where it is not given.',
  })
  privacyLevel?: PrivacyLevel | null;

  @Field(() => String, { nullable: true, description: "The author's notes to themselves." })
  notes?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 10 names; they are trimmed and lowercased, and made where they are new.',
  })
  tags?: string[] | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was first written; now where it is not given, and never later than now.',
  })
  createdAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it last changed; createdAt where it is not given, and never later than now.',
  })
  updatedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was first shared; for a shared one createdAt where it is not given.',
  })
  sharedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was first published; for a public one createdAt where it is not given.',
  })
  publishedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The client's own id of this text, at most 64 characters: a story that has it already is not made again.",
  })
  localId?: string | null;
}

@InputType({ description: 'Texts from elsewhere that become stories.' })
export class ImportStoriesInput {
  @Field(() => [ImportedStoryInput], { description: '1 to 100 texts, of 8 MB in all.' })
  @ArrayMaxSize(limits.import.storiesMax, { message: messages.import.tooMany })
  @ArrayMinSize(1, { message: messages.import.none })
  stories: ImportedStoryInput[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to be told what would be made, without making it.',
  })
  dryRun?: boolean | null;
}
