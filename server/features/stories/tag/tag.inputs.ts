import { Field, ID, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { given, MaxCharacters } from '../../../graphql/inputRules';

const nameRule = `1 to ${limits.tag.max} letters and digits, with spaces and hyphens inside; trimmed and lowercased, with single spaces.`;

// The service validates the name after trimming it.

@InputType({ description: 'A new tag.' })
export class CreateTagInput {
  @Field(() => String, { description: nameRule })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: `Its description, at most ${limits.tag.descriptionMax} characters; FORBIDDEN except for staff.`,
  })
  @given('description')
  @MaxCharacters(limits.tag.descriptionMax, { message: messages.tag.descriptionTooLong })
  description?: string | null;
}

@InputType({ description: 'A change to a tag; omitted fields stay unchanged.' })
export class UpdateTagInput {
  @Field(() => ID, { description: 'The tag.' })
  id: string;

  @Field(() => String, { nullable: true, description: nameRule })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Its description, at most ${limits.tag.descriptionMax} characters; an empty text removes it.`,
  })
  @given('description')
  @MaxCharacters(limits.tag.descriptionMax, { message: messages.tag.descriptionTooLong })
  description?: string | null;
}

@InputType({ description: 'The tag to delete.' })
export class DeleteTagInput {
  @Field(() => ID, { description: 'The tag.' })
  id: string;
}
