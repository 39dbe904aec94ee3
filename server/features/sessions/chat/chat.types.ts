import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Session } from '../../../model/session.entity';
import { SessionMessage } from '../../../model/sessionMessage.entity';

export const { Connection: SessionMessageConnection } = connectionTypes('SessionMessage', SessionMessage);

@ObjectType({ description: 'The message was sent.', simpleResolvers: true })
export class SendSessionMessagePayload {
  @Field(() => SessionMessage, {
    nullable: true,
    description: 'The message; null if it was sent before and has been deleted since.',
  })
  message: SessionMessage | null;
}

@ObjectType({ description: 'The message was deleted.', simpleResolvers: true })
export class DeleteSessionMessagePayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedMessageId: string;
}

@ObjectType({ description: 'The chat was cleared.', simpleResolvers: true })
export class ClearSessionChatPayload {
  @Field(() => Session, { description: 'The session.' })
  session: Session;
}

@ObjectType({
  description: "Changes of a session's chat since the last event; empty if anything may have changed.",
  simpleResolvers: true,
})
export class SessionChatChange {
  @Field(() => [SessionMessage], { description: 'New messages.' })
  messages: SessionMessage[];

  @Field(() => [ID], { description: 'Ids of deleted messages.' })
  removedMessageIds: string[];
}
