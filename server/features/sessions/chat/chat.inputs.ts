import { Field, ID, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { LocalIdField } from '../../../graphql/inputRules';
import { withCommas } from '../../../lib/withCommas';
import { SessionIdInput } from '../session/session.inputs';

// The service validates the text after trimming it.

@InputType({ description: "A new message in a session's chat." })
export class SendSessionMessageInput {
  @Field(() => ID, { description: 'The session.' })
  sessionId: string;

  @Field(() => String, {
    description: `Plain text that is not blank, at most ${withCommas(limits.chat.contentMax)} characters.`,
  })
  content: string;

  @LocalIdField('in the same session sends nothing again, even after the message was deleted.')
  localId?: string | null;
}

@InputType({ description: 'A message to delete.' })
export class DeleteSessionMessageInput {
  @Field(() => ID, { description: 'The message.' })
  id: string;
}

@InputType({ description: 'The chat to clear.' })
export class ClearSessionChatInput extends SessionIdInput {}
