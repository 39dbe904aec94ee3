import { Field, ID, InputType } from 'type-graphql';
import { CommentsMode } from '../../../contract/enums';

@InputType({ description: 'Who may comment on a story.' })
export class SetCommentsModeInput {
  @Field(() => ID, { description: 'The story.' })
  storyId: string;

  @Field(() => CommentsMode, { description: 'Who may comment from now on.' })
  mode: CommentsMode;
}

@InputType({ description: 'A comment to show.' })
export class ApproveCommentInput {
  @Field(() => ID, { description: 'The comment.' })
  id: string;
}
