import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { authorize, can, signedInViewer } from '../../../authz/authorize';
import type { ChangedIds } from '../../../events/pubSub';
import { type Connection, ConnectionArgs, connectionTypes } from '../../../graphql/connection';
import { Session } from '../../../model/session.entity';
import { SessionMessage } from '../../../model/sessionMessage.entity';
import { User } from '../../../model/user.entity';
import { type Context, recheckViewer, type Subscribing } from '../../../request/context';
import { SessionPayload } from '../session/session.types';
import { ClearSessionChatInput, DeleteSessionMessageInput, SendSessionMessageInput } from './chat.inputs';
import { clearSessionChat, deleteSessionMessage, sendSessionMessage } from './chat.service';

const { Connection: SessionMessageConnection } = connectionTypes('SessionMessage', SessionMessage);

@ObjectType({ description: 'The message was sent.', simpleResolvers: true })
class SendSessionMessagePayload {
  @Field(() => SessionMessage, {
    nullable: true,
    description: 'The message; null if it was sent before and has been deleted since.',
  })
  message: SessionMessage | null;
}

@ObjectType({ description: 'The message was deleted.', simpleResolvers: true })
class DeleteSessionMessagePayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedMessageId: string;
}

@ObjectType({ description: 'The chat was cleared.', simpleResolvers: true })
class ClearSessionChatPayload extends SessionPayload {}

@ObjectType({
  description: "Changes of a session's chat since the last event; empty if anything may have changed.",
  simpleResolvers: true,
})
class SessionChatChange {
  @Field(() => [SessionMessage], { description: 'New messages.' })
  messages: SessionMessage[];

  @Field(() => [ID], { description: 'Ids of deleted messages.' })
  removedMessageIds: string[];
}

@Resolver(() => SessionMessage)
export class ChatResolver {
  @Mutation(() => SendSessionMessagePayload, {
    description: "Sends a message to a session's chat; CONFLICT while a sprint runs and after the session.",
  })
  async sendSessionMessage(
    @Ctx() ctx: Context,
    @Arg('input') { sessionId, ...input }: SendSessionMessageInput,
  ): Promise<SendSessionMessagePayload> {
    const session = await authorize(ctx, 'sendSessionMessage', sessionId);
    return { message: await sendSessionMessage(ctx, signedInViewer(ctx).id, session, input) };
  }

  @Mutation(() => DeleteSessionMessagePayload, {
    description:
      "Permanently deletes a message; repeating it changes nothing. Allowed for its author and the session's moderators.",
  })
  async deleteSessionMessage(
    @Ctx() ctx: Context,
    @Arg('input') { id }: DeleteSessionMessageInput,
  ): Promise<DeleteSessionMessagePayload> {
    await deleteSessionMessage(ctx, await authorize(ctx, 'deleteSessionMessage', id));
    return { deletedMessageId: id };
  }

  @Mutation(() => ClearSessionChatPayload, {
    description:
      "Permanently deletes all messages of a session's chat. Allowed for its managers; for staff in the standing session.",
  })
  async clearSessionChat(
    @Ctx() ctx: Context,
    @Arg('input') { id }: ClearSessionChatInput,
  ): Promise<ClearSessionChatPayload> {
    const session = await authorize(ctx, 'clearSessionChat', id);
    await clearSessionChat(ctx, session);
    return { session };
  }

  /**
   * The first event, and one after which anything may have changed, are empty: clients then fetch the messages again.
   */
  @Subscription(() => SessionChatChange, {
    description: "Sends changes of a session's chat.",
    subscribe: async ({ args: { id }, context: ctx }: Subscribing) => {
      await authorize(ctx, 'sessionChatChanged', id);
      return ctx.pubSub.follow('sessionChatChanged', id);
    },
  })
  async sessionChatChanged(
    @Ctx() ctx: Context,
    @Root() ids: ChangedIds,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<SessionChatChange> {
    await recheckViewer(ctx);
    // For a shared event, SharedGroup has checked the recipients.
    if (!ctx.forEveryMember) await authorize(ctx, 'sessionChatChanged', id);
    if (ids.includes(id)) return { messages: [], removedMessageIds: [] };
    const found = await Promise.all(ids.map((one) => ctx.loaders.sessionMessageById.load(one)));
    const messages = found.filter((one) => one !== null && !one.isDeleted) as SessionMessage[];
    const shown = new Set(messages.map((one) => one.id));
    return { messages, removedMessageIds: ids.filter((one) => !shown.has(one)) };
  }

  @FieldResolver(() => User, { description: 'Who sent it.' })
  author(@Root() message: SessionMessage, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(message.authorId);
  }
}

@Resolver(() => Session)
export class SessionChatResolver {
  @FieldResolver(() => SessionMessageConnection, {
    nullable: true,
    description: 'Its chat, oldest first; null if the viewer neither takes part nor is staff.',
  })
  async messages(
    @Root() session: Session,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<SessionMessage> | null> {
    if (!(await can(ctx, 'sessionChatChanged', session))) return null;
    return ctx.loaders.sessionMessages(args).load(session.id);
  }
}
