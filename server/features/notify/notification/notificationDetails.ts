import { findAllowed, findComment } from '../../../authz/authorize';
import { NotificationKind, PrivacyLevel } from '../../../contract/enums';
import type { NotificationDetails } from '../../../contract/notificationTexts';
import { kindOf } from '../../../lib/ids';
import type { Comment } from '../../../model/comment.entity';
import type { Feedback } from '../../../model/feedback.entity';
import type { Notification } from '../../../model/notification.entity';
import type { Session } from '../../../model/session.entity';
import type { Story } from '../../../model/story.entity';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { startOf } from './deliveryDetails';

const actorsMax = 3;

const nameOf = ({ displayName, username }: User) => displayName ?? username;

/** The id of the story that a notification is about, if it is about one. */
async function storyIdOf(ctx: Context, { id, kind, subjectId }: Notification): Promise<string | undefined> {
  if (kindOf(subjectId) === 'story') return subjectId;
  if (kind !== NotificationKind.NEW_STORY) return undefined;
  return (await ctx.loaders.notificationItems.load(id))[0]?.itemId;
}

/** The story that a notification is about; null if the viewer may not read it. */
export async function storyOf(ctx: Context, notification: Notification): Promise<Story | null> {
  const id = await storyIdOf(ctx, notification);
  return id ? findAllowed(ctx, 'story', id) : null;
}

/** The latest comment that a notification is about; null if it is gone or can't be read. */
export async function commentOf(ctx: Context, notification: Notification): Promise<Comment | null> {
  const [latest] = await ctx.loaders.notificationItems.load(notification.id);
  if (!latest || kindOf(latest.itemId) !== 'comment') return null;
  return findComment(ctx, latest.itemId);
}

export const sessionOf = async (ctx: Context, { subjectId }: Notification): Promise<Session | null> =>
  kindOf(subjectId) === 'session' ? findAllowed(ctx, 'session', subjectId) : null;

export const feedbackOf = async (ctx: Context, { subjectId }: Notification): Promise<Feedback | null> =>
  kindOf(subjectId) === 'feedback' ? findAllowed(ctx, 'feedback', subjectId) : null;

/** Ids of the members who acted, latest first. */
const actorIdsOf = async (ctx: Context, { id }: Notification): Promise<string[]> => [
  ...new Set((await ctx.loaders.notificationItems.load(id)).map(({ actorId }) => actorId).filter(Boolean)),
];

/** How many members acted. */
export const actorCountOf = async (ctx: Context, notification: Notification): Promise<number> =>
  (await actorIdsOf(ctx, notification)).length;

/** The latest actors, latest first. */
export async function actorsOf(ctx: Context, notification: Notification): Promise<User[]> {
  const ids = (await actorIdsOf(ctx, notification)).slice(0, actorsMax);
  const users = await Promise.all(ids.map((id) => ctx.loaders.userById.load(id)));
  return users.filter((user) => user !== null);
}

/** The details for a notification's text and path, as far as the viewer may see them. */
export async function detailsOf(ctx: Context, notification: Notification): Promise<NotificationDetails> {
  const { kind, subjectId } = notification;
  const [items, actors, actorCount, story, session, deletedSession, feedback, decided] = await Promise.all([
    ctx.loaders.notificationItems.load(notification.id),
    actorsOf(ctx, notification),
    actorCountOf(ctx, notification),
    storyOf(ctx, notification),
    sessionOf(ctx, notification),
    kind === NotificationKind.SESSION_CANCELLED ? ctx.loaders.deletedSessionOfViewer.load(subjectId) : null,
    feedbackOf(ctx, notification),
    kind === NotificationKind.CONTENT_DECISION ? ctx.loaders.decisionOfViewer.load(subjectId) : null,
  ]);
  return {
    kind,
    subjectId,
    actors: actors.map(nameOf),
    actorCount,
    itemCount: items.length,
    itemId: items[0]?.itemId ?? '',
    title: (story ?? session ?? deletedSession ?? feedback ?? decided)?.title,
    decided: decided ?? undefined,
    isShared: story?.privacyLevel === PrivacyLevel.SHARED,
    startsAt: startOf(kind, session ?? deletedSession),
    isGone: kindOf(subjectId) === 'session' && !session,
    status: feedback?.status.replace('_', ' '),
    username: actors[0]?.username,
  };
}
