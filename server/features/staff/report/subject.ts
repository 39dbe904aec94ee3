import { findAllowed, findComment, findProfile } from '../../../authz/authorize';
import { ReportedKind } from '../../../contract/enums';
import { kindOf } from '../../../lib/ids';
import type { User } from '../../../model/user.entity';
import { excerptOf } from '../../../record/findings';
import type { Context } from '../../../request/context';

/** An item that can be reported, and that the viewer may read. */
export interface Subject {
  id: string;
  authorId: string;
  excerpt: string;
  /** The path of the page that shows it. */
  path: string;
}

const kinds: Record<string, ReportedKind> = {
  story: ReportedKind.STORY,
  comment: ReportedKind.COMMENT,
  user: ReportedKind.PROFILE,
  feedback: ReportedKind.FEEDBACK,
  message: ReportedKind.MESSAGE,
};

/** The kind of the item with this id; undefined if it can't be reported. */
export function reportedKindOf(id: string): ReportedKind | undefined {
  const kind = kindOf(id) ?? '';
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}

/** Finds an item of each kind; null if the viewer may not read it. */
const finders: Record<ReportedKind, (ctx: Context, id: string) => Promise<Omit<Subject, 'id'> | null>> = {
  async story(ctx, id) {
    const story = await findAllowed(ctx, 'story', id);
    return (
      story && {
        authorId: story.authorId,
        excerpt: excerptOf(story.title, story.excerptText),
        path: `/stories/${id}`,
      }
    );
  },
  async comment(ctx, id) {
    const comment = await findComment(ctx, id);
    if (!comment) return null;
    const { authorId, content, storyId } = comment;
    return { authorId, excerpt: excerptOf(content), path: `/stories/${storyId}#comments` };
  },
  async message(ctx, id) {
    const message = await ctx.loaders.sessionMessageById.load(id);
    if (!message || message.isDeleted || !(await findAllowed(ctx, 'sessionChatChanged', message.sessionId)))
      return null;
    const { authorId, content, sessionId } = message;
    return { authorId, excerpt: excerptOf(content), path: `/sessions/${sessionId}` };
  },
  async feedback(ctx, id) {
    const feedback = await findAllowed(ctx, 'feedback', id);
    if (!feedback) return null;
    const { authorId, title, description } = feedback;
    return { authorId, excerpt: excerptOf(title, description), path: `/feedback/${id}` };
  },
  async profile(ctx, id) {
    const user = await findProfile(ctx, id);
    if (!user) return null;
    const { displayName, username, bio, websiteUrl } = user;
    return {
      authorId: id,
      excerpt: excerptOf(displayName ?? username, bio, websiteUrl),
      path: `/u/${username}`,
    };
  },
};

/** The item with this id; null if it can't be reported, is gone, or the viewer may not read it. */
export async function findReadable(ctx: Context, id: string): Promise<Subject | null> {
  const kind = reportedKindOf(id);
  const found = kind && (await finders[kind](ctx, id));
  return found ? { id, ...found } : null;
}

type Profile = Pick<User, 'displayName' | 'bio' | 'websiteUrl' | 'profileImageUrl'>;

/** Whether a member's profile has any text that can be removed. */
export const hasProfile = (user: (Profile & Partial<Pick<User, 'deletedAt'>>) | null): boolean =>
  user !== null &&
  !user.deletedAt &&
  [user.displayName, user.bio, user.websiteUrl, user.profileImageUrl].some(Boolean);

/** Whether the item with this id still exists, regardless of who may read it. */
export async function contentExists({ loaders }: Context, id: string): Promise<boolean> {
  switch (reportedKindOf(id)) {
    case ReportedKind.STORY:
      return (await loaders.storyById.load(id)) !== null;
    case ReportedKind.COMMENT:
      return (await loaders.anyCommentById.load(id)) !== null;
    case ReportedKind.FEEDBACK:
      return (await loaders.feedbackById.load(id)) !== null;
    case ReportedKind.MESSAGE:
      return (await loaders.sessionMessageById.load(id))?.isDeleted === false;
    case ReportedKind.PROFILE:
      return hasProfile(await loaders.userById.load(id));
    default:
      return false;
  }
}
