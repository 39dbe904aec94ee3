import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { authorize, can, signedInViewer } from '../../../authz/authorize';
import { mayModerate } from '../../../authz/rules';
import { hasScopeFor } from '../../../authz/tokenAbilities';
import { SessionStatus } from '../../../contract/enums';
import { isDropIn, Session } from '../../../model/session.entity';
import { type Context, recheckViewer, type Subscribing } from '../../../request/context';
import { saySessionLines } from './lines.service';
import { EndSprintInput, SaySessionLinesInput, StartSprintInput, WriteInSessionInput } from './room.inputs';
import {
  EndSprintPayload,
  SaySessionLinesPayload,
  SessionAttendance,
  SessionRoom,
  SessionSprint,
  SessionSummary,
  SessionWriting,
  StartSprintPayload,
  WriteInSessionPayload,
} from './room.types';
import { endSprint, startSprint } from './sprint.service';
import { writeInSession } from './writing.service';

@Resolver(() => Session)
export class RoomResolver {
  @Query(() => Date, {
    description: "The server's time, for countdowns on devices whose clock is wrong.",
  })
  serverTime(@Ctx() ctx: Context): Date {
    authorize(ctx, 'serverTime');
    return ctx.now();
  }

  @Mutation(() => WriteInSessionPayload, {
    description: 'Sets what the viewer writes in a session and what the room sees of it.',
  })
  async writeInSession(
    @Ctx() ctx: Context,
    @Arg('input') input: WriteInSessionInput,
  ): Promise<WriteInSessionPayload> {
    const session = await authorize(ctx, 'writeInSession', input.sessionId);
    return { session: await writeInSession(ctx, signedInViewer(ctx).id, session, input) };
  }

  @Mutation(() => SaySessionLinesPayload, {
    description:
      'Sets what the viewer intends to do in a session, and their line at the end. Everyone in the group can read them.',
  })
  async saySessionLines(
    @Ctx() ctx: Context,
    @Arg('input') input: SaySessionLinesInput,
  ): Promise<SaySessionLinesPayload> {
    const session = await authorize(ctx, 'saySessionLines', input.id);
    return { session: await saySessionLines(ctx, signedInViewer(ctx).id, session, input) };
  }

  @Mutation(() => StartSprintPayload, {
    description: 'Starts a sprint in a session in progress; CONFLICT while one is running.',
  })
  async startSprint(@Ctx() ctx: Context, @Arg('input') input: StartSprintInput): Promise<StartSprintPayload> {
    const session = await authorize(ctx, 'startSprint', input.id);
    return { session: await startSprint(ctx, session, signedInViewer(ctx).id, input) };
  }

  @Mutation(() => EndSprintPayload, {
    description: 'Ends the running sprint; without one nothing changes.',
  })
  async endSprint(@Ctx() ctx: Context, @Arg('input') { id }: EndSprintInput): Promise<EndSprintPayload> {
    const session = await authorize(ctx, 'endSprint', id);
    return { session: await endSprint(ctx, session) };
  }

  @Subscription(() => SessionRoom, {
    description: "Sends changes in a session's room: presence, shared writing, word counts, sprints, lines.",
    subscribe: async ({ args: { id }, context: ctx }: Subscribing) => {
      await authorize(ctx, 'sessionRoomChanged', id);
      return ctx.pubSub.follow('sessionRoomChanged', id);
    },
  })
  async sessionRoomChanged(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<SessionRoom> {
    await recheckViewer(ctx);
    return roomOf(await authorize(ctx, 'sessionRoomChanged', id));
  }

  @Subscription(() => SessionAttendance, {
    description: 'Shows the viewer, a participant or the leader, as present while the subscription is open.',
    subscribe: async ({ args: { id }, context: ctx }: Subscribing) => {
      await authorize(ctx, 'attendSession', id);
      return ctx.attendances.attend(id, signedInViewer(ctx).id, ctx.socket);
    },
  })
  async attendSession(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<SessionAttendance> {
    await recheckViewer(ctx);
    return { session: await authorize(ctx, 'attendSession', id) };
  }

  @FieldResolver(() => SessionSprint, {
    nullable: true,
    description: 'Its current or last sprint, if any.',
  })
  sprint(@Root() { sprintStartedAt, sprintEndsAt, sprintStarterId }: Session): SessionSprint | null {
    if (!sprintStartedAt || !sprintEndsAt) return null;
    return { startedAt: sprintStartedAt, endsAt: sprintEndsAt, starterId: sprintStarterId };
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may start sprints: its managers; every member in the standing session.',
  })
  viewerCanStartSprints(@Root() session: Session, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'startSprint', session);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer keeps order in the room, as by ending any sprint: its managers; staff in the standing session.',
  })
  viewerCanModerate(@Root() session: Session, @Ctx() ctx: Context): boolean {
    return mayModerate(ctx.viewer, { session }) && hasScopeFor(ctx.viewer, 'endSprint');
  }

  @FieldResolver(() => SessionRoom, {
    description: 'The writers present, and what they show of their writing.',
  })
  room(@Root() session: Session): SessionRoom {
    return roomOf(session);
  }

  @FieldResolver(() => SessionWriting, {
    nullable: true,
    description: 'What the viewer writes in it; null if they neither joined nor lead it.',
  })
  viewerWriting(@Root() session: Session, @Ctx() ctx: Context): Promise<SessionWriting | null> {
    return ctx.loaders.viewerWriting.load(session.id);
  }

  @FieldResolver(() => SessionSummary, {
    nullable: true,
    description: 'Its summary; null until it is completed. Of the standing session, that of its current day.',
  })
  summary(@Root() session: Session, @Ctx() ctx: Context): Promise<SessionSummary | null> | null {
    const hasSummary = session.status === SessionStatus.COMPLETED || isDropIn(session);
    return hasSummary ? ctx.loaders.sessionSummary.load(session.id) : null;
  }
}

const roomOf = (session: Session): SessionRoom => Object.assign(new SessionRoom(), { session });
