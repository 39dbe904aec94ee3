import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { authorize, can, signedInViewer } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { Session } from '../../../model/session.entity';
import { type Context, recheckViewer, type Subscribing } from '../../../request/context';
import {
  ArrangeSessionReadingInput,
  JoinSessionReadingInput,
  LeaveSessionReadingInput,
  StepSessionReadingInput,
} from './reading.inputs';
import {
  arrangeSessionReading,
  joinSessionReading,
  leaveSessionReading,
  stepSessionReading,
} from './reading.service';
import {
  ArrangeSessionReadingPayload,
  JoinSessionReadingPayload,
  LeaveSessionReadingPayload,
  SessionReading,
  StepSessionReadingPayload,
} from './reading.types';

@Resolver(() => Session)
export class ReadingResolver {
  @Mutation(() => JoinSessionReadingPayload, {
    description: `Adds the viewer as the last reader; repeating it changes nothing. CONFLICT with ${limits.reading.readersMax} readers.`,
  })
  async joinSessionReading(
    @Ctx() ctx: Context,
    @Arg('input') { sessionId }: JoinSessionReadingInput,
  ): Promise<JoinSessionReadingPayload> {
    const session = await authorize(ctx, 'joinSessionReading', sessionId);
    return { reading: await joinSessionReading(ctx, signedInViewer(ctx).id, session) };
  }

  @Mutation(() => LeaveSessionReadingPayload, {
    description: 'Removes the viewer from the readers; repeating it changes nothing.',
  })
  async leaveSessionReading(
    @Ctx() ctx: Context,
    @Arg('input') { sessionId }: LeaveSessionReadingInput,
  ): Promise<LeaveSessionReadingPayload> {
    const session = await authorize(ctx, 'leaveSessionReading', sessionId);
    return { reading: await leaveSessionReading(ctx, signedInViewer(ctx).id, session) };
  }

  @Mutation(() => ArrangeSessionReadingPayload, {
    description:
      "Sets the readers, their order and their minutes. Allowed for the session's managers; for staff in the standing session.",
  })
  async arrangeSessionReading(
    @Ctx() ctx: Context,
    @Arg('input') input: ArrangeSessionReadingInput,
  ): Promise<ArrangeSessionReadingPayload> {
    const session = await authorize(ctx, 'arrangeSessionReading', input.sessionId);
    return { reading: await arrangeSessionReading(ctx, session, input) };
  }

  @Mutation(() => StepSessionReadingPayload, {
    description:
      'Starts, pauses or ends the reading, or goes to the next reader. Allowed as for arranging it.',
  })
  async stepSessionReading(
    @Ctx() ctx: Context,
    @Arg('input') input: StepSessionReadingInput,
  ): Promise<StepSessionReadingPayload> {
    const session = await authorize(ctx, 'stepSessionReading', input.sessionId);
    return { reading: await stepSessionReading(ctx, session, input) };
  }

  /** Each event is the whole state. */
  @Subscription(() => SessionReading, {
    description: "Sends changes of a session's reading.",
    subscribe: async ({ args: { id }, context: ctx }: Subscribing) => {
      await authorize(ctx, 'sessionReadingChanged', id);
      return ctx.pubSub.follow('sessionReadingChanged', id);
    },
  })
  async sessionReadingChanged(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<SessionReading> {
    await recheckViewer(ctx);
    // For a shared event, SharedGroup has checked the recipients.
    if (!ctx.forEveryMember) await authorize(ctx, 'sessionReadingChanged', id);
    return ctx.loaders.sessionReading.load(id);
  }

  @FieldResolver(() => SessionReading, {
    nullable: true,
    description: 'Who reads aloud in it; null if nobody can, or the viewer neither takes part nor is staff.',
  })
  async reading(@Root() session: Session, @Ctx() ctx: Context): Promise<SessionReading | null> {
    if (!session.hasReading || !(await can(ctx, 'sessionReadingChanged', session))) return null;
    return ctx.loaders.sessionReading.load(session.id);
  }
}
