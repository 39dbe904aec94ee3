import type { Story } from '../model/story.entity';
import type { Context } from '../request/context';
import { can } from './authorize';

/** Whether a story's author has blocked the viewer. It then looks closed to comments. */
export const looksClosed = async (
  { viewer, loaders }: Pick<Context, 'viewer' | 'loaders'>,
  { authorId }: Pick<Story, 'authorId'>,
): Promise<boolean> =>
  viewer !== null && viewer.id !== authorId && (await loaders.viewerIsBlockedBy.load(authorId));

/**
 * Whether the viewer may comment on a story now. All code that depends on it asks here, so that a story whose author
 * blocked the viewer can't be distinguished from one that is closed.
 */
export async function mayCommentNow(ctx: Context, story: Story): Promise<boolean> {
  // Asked at the same time, so that it's no statement more.
  const [may, isClosed] = await Promise.all([can(ctx, 'addComment', story), looksClosed(ctx, story)]);
  return may && !isClosed;
}
