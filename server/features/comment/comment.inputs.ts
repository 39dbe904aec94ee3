import { Field, ID, InputType } from 'type-graphql';
import { LocalIdField } from '../../graphql/inputRules';

// The service validates the text after trimming it.

@InputType({ description: 'A new comment.' })
export class AddCommentInput {
  @Field(() => ID, { description: 'The story.' })
  storyId: string;

  @Field(() => String, { description: 'Plain text that is not blank, at most 10,000 characters.' })
  content: string;

  @LocalIdField(
    "The client's own id of this comment, at most 64 characters: repeating it returns the comment already made; another story's comments know nothing of it.",
  )
  localId?: string | null;
}

@InputType({ description: "A comment's new text." })
export class UpdateCommentInput {
  @Field(() => ID, { description: 'The comment.' })
  id: string;

  @Field(() => String, { description: 'Plain text that is not blank, at most 10,000 characters.' })
  content: string;
}

@InputType({ description: 'A comment to delete.' })
export class DeleteCommentInput {
  @Field(() => ID, { description: 'The comment.' })
  id: string;
}
