import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { authorizeMember, authorizeViewer } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { notificationPath, notificationText } from '../../../contract/notificationTexts';
import type { ChangedIds } from '../../../events/pubSub';
import type { Connection } from '../../../graphql/connection';
import { withCommas } from '../../../lib/withCommas';
import { Comment } from '../../../model/comment.entity';
import { Feedback } from '../../../model/feedback.entity';
import { Notification } from '../../../model/notification.entity';
import { Session } from '../../../model/session.entity';
import { Story } from '../../../model/story.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import { type Context, recheckViewer, type Subscribing } from '../../../request/context';
import {
  MarkNotificationsReadInput,
  NotificationsArgs,
  SetNotificationPreferencesInput,
  SetNotificationSettingsInput,
} from './notification.inputs';
import { countUnread, notificationsOf } from './notification.lists';
import { markNotificationsRead } from './notification.service';
import {
  MarkNotificationsReadPayload,
  NotificationConnection,
  NotificationSettings,
  NotificationsChange,
  SetNotificationPreferencesPayload,
  SetNotificationSettingsPayload,
} from './notification.types';
import {
  actorCountOf,
  actorsOf,
  commentOf,
  detailsOf,
  feedbackOf,
  sessionOf,
  storyOf,
} from './notificationDetails';
import {
  notificationSettingsOf,
  setNotificationPreferences,
  setNotificationSettings,
} from './notificationSettings.service';
import { isShownTo } from './shown';

@Resolver(() => Notification)
export class NotificationResolver {
  @FieldResolver(() => String, {
    description: "One sentence. Without titles and names of what the viewer can't read any more.",
  })
  async text(@Root() notification: Notification, @Ctx() ctx: Context): Promise<string> {
    return notificationText(await detailsOf(ctx, notification));
  }

  @FieldResolver(() => String, { description: 'The path of the page that shows what it is about.' })
  async path(@Root() notification: Notification, @Ctx() ctx: Context): Promise<string> {
    return notificationPath(await detailsOf(ctx, notification));
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the session starts that it tells of, or was to start; null for other kinds.',
  })
  async startsAt(@Root() notification: Notification, @Ctx() ctx: Context): Promise<Date | null> {
    return (await detailsOf(ctx, notification)).startsAt ?? null;
  }

  @FieldResolver(() => [User], { description: 'Who did it, latest first; at most three.' })
  actors(@Root() notification: Notification, @Ctx() ctx: Context): Promise<User[]> {
    return actorsOf(ctx, notification);
  }

  @FieldResolver(() => Int, { description: 'How many members did it.' })
  actorCount(@Root() notification: Notification, @Ctx() ctx: Context): Promise<number> {
    return actorCountOf(ctx, notification);
  }

  @FieldResolver(() => Story, {
    nullable: true,
    description: "The story that it is about, if any; null if the viewer can't read it any more.",
  })
  story(@Root() notification: Notification, @Ctx() ctx: Context): Promise<Story | null> {
    return storyOf(ctx, notification);
  }

  @FieldResolver(() => Comment, {
    nullable: true,
    description: "The latest comment that it is about, if any; null if the viewer can't read it any more.",
  })
  comment(@Root() notification: Notification, @Ctx() ctx: Context): Promise<Comment | null> {
    return commentOf(ctx, notification);
  }

  @FieldResolver(() => Session, { nullable: true, description: 'The session that it is about, if any.' })
  session(@Root() notification: Notification, @Ctx() ctx: Context): Promise<Session | null> {
    return sessionOf(ctx, notification);
  }

  @FieldResolver(() => Feedback, { nullable: true, description: 'The feedback that it is about, if any.' })
  feedback(@Root() notification: Notification, @Ctx() ctx: Context): Promise<Feedback | null> {
    return feedbackOf(ctx, notification);
  }

  @Mutation(() => MarkNotificationsReadPayload, {
    description: 'Marks some or all of the notifications as read; repeating it changes nothing.',
  })
  async markNotificationsRead(
    @Ctx() ctx: Context,
    @Arg('input') input: MarkNotificationsReadInput,
  ): Promise<MarkNotificationsReadPayload> {
    const viewer = authorizeViewer(ctx, 'markNotificationsRead');
    await markNotificationsRead(ctx, viewer.id, input);
    const [named, unreadCount] = await Promise.all([
      Promise.all((input.ids ?? []).map((id) => ctx.loaders.notificationById.load(id))),
      countUnread(ctx, viewer),
    ]);
    return { notifications: named.filter((one) => isShownTo(viewer, one)), unreadCount };
  }

  @Subscription(() => NotificationsChange, {
    description: "Sends changes of the viewer's notifications, starting with their present state.",
    subscribe: ({ context: ctx }: Subscribing) => {
      const userId = authorizeMember(ctx, 'notificationsChanged');
      return ctx.pubSub.follow('notificationsChanged', userId);
    },
  })
  async notificationsChanged(@Ctx() ctx: Context, @Root() ids: ChangedIds): Promise<NotificationsChange> {
    await recheckViewer(ctx);
    const viewer = authorizeViewer(ctx, 'notificationsChanged');
    const [unreadCount, changed] = await Promise.all([
      countUnread(ctx, viewer),
      Promise.all(ids.map((id) => ctx.loaders.notificationById.load(id))),
    ]);
    const latest = changed
      .filter((one) => isShownTo(viewer, one))
      .filter(({ unread }) => unread)
      .sort((one, other) => Number(other.changedAt) - Number(one.changedAt))[0];
    return { unreadCount, notification: latest ?? null };
  }
}

@Resolver(() => NotificationConnection)
export class NotificationConnectionResolver {
  @FieldResolver(() => Int, {
    description: `How many of the viewer's are unread, counted up to ${withCommas(limits.notification.unreadMax)}.`,
  })
  unreadCount(@Ctx() ctx: Context): Promise<number> {
    return countUnread(ctx, authorizeViewer(ctx, 'viewer'));
  }
}

@Resolver(() => Viewer)
export class ViewerNotificationsResolver {
  @FieldResolver(() => NotificationConnection, {
    description: "The viewer's notifications, latest event first.",
  })
  notifications(@Ctx() ctx: Context, @Args() args: NotificationsArgs): Promise<Connection<Notification>> {
    return notificationsOf(ctx, authorizeViewer(ctx, 'viewer'), args);
  }

  @FieldResolver(() => NotificationSettings, { description: 'How the viewer is notified.' })
  notificationSettings(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<NotificationSettings> {
    return notificationSettingsOf(ctx, user.id);
  }

  @Mutation(() => SetNotificationPreferencesPayload, {
    description: 'Sets how the viewer is notified of some kinds of events; repeating it changes nothing.',
  })
  async setNotificationPreferences(
    @Ctx() ctx: Context,
    @Arg('input') input: SetNotificationPreferencesInput,
  ): Promise<SetNotificationPreferencesPayload> {
    const userId = authorizeMember(ctx, 'setNotificationPreferences');
    await setNotificationPreferences(ctx, userId, input);
    return { notificationSettings: await notificationSettingsOf(ctx, userId) };
  }

  @Mutation(() => SetNotificationSettingsPayload, {
    description: "Sets the digest's frequency and the quiet hours; repeating it changes nothing.",
  })
  async setNotificationSettings(
    @Ctx() ctx: Context,
    @Arg('input') input: SetNotificationSettingsInput,
  ): Promise<SetNotificationSettingsPayload> {
    const userId = authorizeMember(ctx, 'setNotificationSettings');
    await setNotificationSettings(ctx, userId, input);
    return { notificationSettings: await notificationSettingsOf(ctx, userId) };
  }
}
