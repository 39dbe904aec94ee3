import { Field, ID, InputType } from 'type-graphql';
import { LocalIdField } from '../../../graphql/inputRules';

// The service validates the text after trimming it.

@InputType({ description: "A new message in a session's chat." })
export class SendSessionMessageInput {
  @Field(() => ID, { description: 'The session.' })
  sessionId: string;

  @Field(() => String, { description: 'Plain text that is not blank, at most 1,000 characters.' })
  content: string;

  @LocalIdField(
    'An idempotency key, at most 64 characters: repeating it in the same session sends nothing again, even after the message was deleted.',
  )
  localId?: string | null;
}

@InputType({ description: 'A message to delete.' })
export class DeleteSessionMessageInput {
  @Field(() => ID, { description: 'The message.' })
  id: string;
}

@InputType({ description: 'The chat to clear.' })
export class ClearSessionChatInput {
  @Field(() => ID, { description: 'The session.' })
  id: string;
}
