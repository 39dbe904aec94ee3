import { Field, ID, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { LocalIdField } from '../../../graphql/inputRules';
import { withCommas } from '../../../lib/withCommas';

// The service validates the text after trimming it.

@InputType({ description: 'A new comment.' })
export class AddCommentInput {
  @Field(() => ID, { description: 'The story.' })
  storyId: string;

  @Field(() => String, {
    description: `Plain text that is not blank, at most ${withCommas(limits.comment.contentMax)} characters.`,
  })
  content: string;

  @LocalIdField('on the same story returns the existing comment.')
  localId?: string | null;
}

@InputType({ description: "A comment's new text." })
export class UpdateCommentInput {
  @Field(() => ID, { description: 'The comment.' })
  id: string;

  @Field(() => String, {
    description: `Plain text that is not blank, at most ${withCommas(limits.comment.contentMax)} characters.`,
  })
  content: string;
}

@InputType({ description: 'A comment to delete.' })
export class DeleteCommentInput {
  @Field(() => ID, { description: 'The comment.' })
  id: string;
}

@InputType({ description: "Comments that the story's author has seen." })
export class MarkCommentsSeenInput {
  @Field(() => ID, { description: 'The story.' })
  storyId: string;

  @Field(() => ID, { description: 'The latest comment that was seen; earlier ones count as seen, too.' })
  lastId: string;
}
