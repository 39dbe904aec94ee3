import { Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { given, LocalIdField, MaxCharacters } from '../../../graphql/inputRules';

// Decorators run from the bottom up and only the first failure is reported.

@InputType({ description: 'A text to store as a version of a story.' })
export class CreateStoryVersionInput {
  @Field(() => ID, { description: 'The story.' })
  storyId: string;

  @Field(() => String, {
    nullable: true,
    description: `What to call it, at most ${limits.version.nameMax} characters.`,
  })
  @given('name')
  @MaxCharacters(limits.version.nameMax, { message: messages.version.nameTooLong })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'With content: the title of a text that lost a conflict.',
  })
  @given('title')
  @MaxCharacters(limits.story.titleMax)
  @Matches(/\S/, { message: messages.story.titleRequired })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A text that lost a conflict; by default the story's current text.",
  })
  @given('content')
  @MaxCharacters(limits.story.contentMax, { message: messages.story.contentTooLong })
  @Matches(/\S/, { message: messages.story.contentRequired })
  content?: string | null;

  @LocalIdField('returns the existing version.')
  localId?: string | null;
}

@InputType({ description: "A version's name." })
export class RenameStoryVersionInput {
  @Field(() => ID, { description: 'The version.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: `Its name, at most ${limits.version.nameMax} characters; absent or empty takes it away.`,
  })
  @given('name')
  @MaxCharacters(limits.version.nameMax, { message: messages.version.nameTooLong })
  name?: string | null;
}

@InputType({ description: 'The version to restore.' })
export class RestoreStoryVersionInput {
  @Field(() => ID, { description: 'The version.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      "The story's workingUpdatedAt that the client last saw. If the server's is newer, nothing is written: CONFLICT, with the server's copy in extensions.story.",
  })
  baseUpdatedAt?: Date | null;
}
