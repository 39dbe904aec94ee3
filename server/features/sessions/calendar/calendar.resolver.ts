import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorizeMember, authorizeViewerField } from '../../../authz/authorize';
import { unauthenticated } from '../../../lib/errors';
import { isDropIn, Session } from '../../../model/session.entity';
import { Viewer, viewerOf } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { RenewCalendarFeedInput, RevokeCalendarFeedInput } from './calendar.inputs';
import { CalendarFeed, RenewCalendarFeedPayload, RevokeCalendarFeedPayload } from './calendar.types';
import { calendarFeedOf, renewCalendarFeed, revokeCalendarFeed } from './calendarFeed.service';
import { linkToCalendarFile } from './calendarLink';

async function loadViewer(ctx: Context, userId: string): Promise<Viewer> {
  const user = await ctx.loaders.userById.load(userId);
  if (!user) throw unauthenticated();
  return viewerOf(user);
}

@Resolver(() => Viewer)
export class CalendarResolver {
  @Mutation(() => RenewCalendarFeedPayload, {
    description:
      'Creates an address for calendar programs, with the sessions that the viewer joined or leads. The address that it replaces stops working.',
  })
  async renewCalendarFeed(
    @Ctx() ctx: Context,
    @Arg('input') { replaces }: RenewCalendarFeedInput,
  ): Promise<RenewCalendarFeedPayload> {
    const userId = authorizeMember(ctx, 'renewCalendarFeed');
    await renewCalendarFeed(ctx, userId, replaces ?? null);
    return { viewer: await loadViewer(ctx, userId) };
  }

  @Mutation(() => RevokeCalendarFeedPayload, { description: "Deletes the viewer's calendar address." })
  async revokeCalendarFeed(
    @Ctx() ctx: Context,
    @Arg('input') { id }: RevokeCalendarFeedInput,
  ): Promise<RevokeCalendarFeedPayload> {
    const userId = authorizeMember(ctx, 'revokeCalendarFeed');
    await revokeCalendarFeed(ctx, userId, id);
    return { viewer: await loadViewer(ctx, userId) };
  }

  @FieldResolver(() => CalendarFeed, {
    nullable: true,
    description: "The viewer's calendar address, if any. Not for personal access tokens.",
  })
  async calendarFeed(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<CalendarFeed | null> {
    authorizeViewerField(ctx, 'calendarFeed');
    return calendarFeedOf(ctx, user.id);
  }
}

@Resolver(() => Session)
export class SessionCalendarResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'A link to the session as a calendar file, valid for five minutes; null for the standing session.',
  })
  calendarUrl(@Root() session: Session, @Ctx() ctx: Context): Promise<string> | null {
    return isDropIn(session) ? null : linkToCalendarFile(ctx, session);
  }
}
