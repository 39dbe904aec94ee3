import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember, can, signedInViewer } from '../../../authz/authorize';
import { abilities } from '../../../authz/tokenAbilities';
import { dropInSessionId } from '../../../contract/dropIn';
import { SessionRegistration, SessionStatus } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { listSize } from '../../../graphql/admission/cost';
import { type Connection, ConnectionArgs, edgeCursor, pageOfAll } from '../../../graphql/connection';
import { UserConnection } from '../../../graphql/userConnection';
import { isDropIn, Session } from '../../../model/session.entity';
import { Story } from '../../../model/story.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { membersOfPage } from '../../members/user/memberPages';
import { openDropIn } from './dropIn.service';
import { allowedMoves, registrationOf } from './moves';
import { joinSession, leaveSession } from './registration.service';
import {
  CreateSessionInput,
  DeleteSessionInput,
  JoinSessionInput,
  LeaveSessionInput,
  SessionsArgs,
  SetSessionStatusInput,
  UpdateSessionInput,
} from './session.inputs';
import { listSessions, sessionsSource } from './session.lists';
import type { ParticipantRow } from './session.loaders';
import { createSession, deleteSession, setSessionStatus, updateSession } from './session.service';
import {
  CreateSessionPayload,
  DeleteSessionPayload,
  JoinSessionPayload,
  LeaveSessionPayload,
  SessionConnection,
  SetSessionStatusPayload,
  UpdateSessionPayload,
} from './session.types';

const byJoining = {
  sortBy: { key: ({ joinedAt }: ParticipantRow) => joinedAt },
  oldestFirst: true as const,
};

@Resolver(() => Session)
export class SessionResolver {
  @Query(() => Session, { nullable: true, description: "A session by id; NOT_FOUND if it doesn't exist." })
  async session(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<Session> {
    if (id === dropInSessionId) return this.dropInSession(ctx);
    return authorize(ctx, 'session', id);
  }

  @Query(() => Session, { description: "The group's standing session, open to every member." })
  async dropInSession(@Ctx() ctx: Context): Promise<Session> {
    authorize(ctx, 'dropInSession');
    await openDropIn(ctx);
    return authorize(ctx, 'session', dropInSessionId);
  }

  @Query(() => SessionConnection, {
    description:
      'Scheduled sessions by start: earliest first if only upcoming statuses are requested, otherwise latest first.',
  })
  sessions(@Ctx() ctx: Context, @Args() args: SessionsArgs): Promise<Connection<Session>> {
    authorize(ctx, 'sessions');
    return listSessions(ctx, args);
  }

  @Mutation(() => CreateSessionPayload, {
    description: 'Creates a session led by the viewer. Allowed for staff.',
  })
  async createSession(
    @Ctx() ctx: Context,
    @Arg('input') input: CreateSessionInput,
  ): Promise<CreateSessionPayload> {
    const session = await createSession(ctx, authorizeMember(ctx, 'createSession'), input);
    return { session, sessionEdge: { node: session, cursor: edgeCursor(sessionsSource, session) } };
  }

  @Mutation(() => UpdateSessionPayload, {
    description: "Changes a session's details. Allowed for admins and the instructor who leads it.",
  })
  async updateSession(
    @Ctx() ctx: Context,
    @Arg('input') input: UpdateSessionInput,
  ): Promise<UpdateSessionPayload> {
    const session = await authorize(ctx, 'updateSession', input.id);
    return { session: await updateSession(ctx, session, input) };
  }

  @Mutation(() => DeleteSessionPayload, {
    description: 'Permanently deletes a session; stories written in it stay.',
  })
  async deleteSession(
    @Ctx() ctx: Context,
    @Arg('input') { id }: DeleteSessionInput,
  ): Promise<DeleteSessionPayload> {
    await deleteSession(ctx, await authorize(ctx, 'deleteSession', id));
    return { deletedSessionId: id };
  }

  @Mutation(() => SetSessionStatusPayload, {
    description: "Changes a session's status; CONFLICT, naming both statuses, if that isn't allowed.",
  })
  async setSessionStatus(
    @Ctx() ctx: Context,
    @Arg('input') input: SetSessionStatusInput,
  ): Promise<SetSessionStatusPayload> {
    const session = await authorize(ctx, 'setSessionStatus', input.id);
    return { session: await setSessionStatus(ctx, session, input) };
  }

  @Mutation(() => JoinSessionPayload, {
    description:
      'Joins a session; repeating it changes nothing. CONFLICT if it is full or closed, or the viewer leads it.',
  })
  async joinSession(
    @Ctx() ctx: Context,
    @Arg('input') { id }: JoinSessionInput,
  ): Promise<JoinSessionPayload> {
    const session = await authorize(ctx, 'joinSession', id);
    return { session: await joinSession(ctx, signedInViewer(ctx).id, session) };
  }

  @Mutation(() => LeaveSessionPayload, {
    description: 'Leaves a session; repeating it changes nothing.',
  })
  async leaveSession(
    @Ctx() ctx: Context,
    @Arg('input') { id }: LeaveSessionInput,
  ): Promise<LeaveSessionPayload> {
    const session = await authorize(ctx, 'leaveSession', id);
    return { session: await leaveSession(ctx, signedInViewer(ctx).id, session) };
  }

  @FieldResolver(() => User, {
    description:
      "Its leader; 'Deleted member' after the account was deleted, 'The group' for the standing session.",
  })
  leader(@Root() session: Session, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(session.leaderId);
  }

  @FieldResolver(() => UserConnection, {
    description: 'Participants by time of joining.',
    complexity: ({ args, childComplexity }) =>
      1 + childComplexity * Math.min(listSize(args), limits.session.capacity.default),
  })
  async participants(
    @Root() session: Session,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<User>> {
    const all = await ctx.loaders.sessionParticipants.load(session.id);
    return membersOfPage(ctx, pageOfAll(args, byJoining, all));
  }

  @FieldResolver(() => SessionRegistration, { description: 'Whether writers can join now.' })
  registration(@Root() session: Session): SessionRegistration {
    return registrationOf(session);
  }

  @FieldResolver(() => [SessionStatus], { description: 'Statuses that its managers can set now.' })
  openMoves(@Root() session: Session, @Ctx() ctx: Context): SessionStatus[] {
    return allowedMoves(session, ctx.now());
  }

  @FieldResolver(() => Session, {
    nullable: true,
    description: 'The next session of a weekly series, if it exists.',
  })
  nextSession(@Root() session: Session, @Ctx() ctx: Context): Promise<Session | null> {
    return ctx.loaders.nextSession.load(session.id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer has joined; always true of the standing session.',
  })
  async viewerIsParticipant(@Root() session: Session, @Ctx() ctx: Context): Promise<boolean> {
    return isDropIn(session) || ctx.loaders.viewerIsParticipant.load(session.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer leads it.' })
  viewerIsLeader(@Root() session: Session, @Ctx() ctx: Context): boolean {
    return ctx.viewer?.id === session.leaderId;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change it, set its status and delete it.',
  })
  viewerCanEdit(@Root() session: Session, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'updateSession', session);
  }
}

@Resolver(() => Story)
export class StorySessionResolver {
  @FieldResolver(() => Session, {
    nullable: true,
    description: 'The session in which it was last written; visible only to its author.',
  })
  session(@Root() story: Story, @Ctx() ctx: Context): Promise<Session | null> | null {
    // Others see it in the room, if its writer shows it.
    if (story.authorId !== ctx.viewer?.id || !story.sessionId) return null;
    return ctx.loaders.sessionById.load(story.sessionId);
  }
}

@Resolver(() => Viewer)
export class ViewerSessionsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may create sessions.' })
  canCreateSessions(@Root() _viewer: Viewer, @Ctx() ctx: Context): boolean {
    return abilities.createSession(ctx.viewer);
  }
}
