import type { Story } from '../model/story.entity';
import type { Context } from '../request/context';
import { can } from './authorize';

/** Whether a story's author has blocked the viewer. The story then looks closed to comments. */
export const looksClosedToViewer = async (
  { viewer, loaders }: Pick<Context, 'viewer' | 'loaders'>,
  { authorId }: Pick<Story, 'authorId'>,
): Promise<boolean> =>
  viewer !== null && viewer.id !== authorId && (await loaders.viewerIsBlockedBy.load(authorId));

/**
 * Whether the viewer may comment on a story now. No other code decides it, so that a story whose author blocked the
 * viewer can't be distinguished from one that is closed.
 */
export async function mayCommentNow(ctx: Context, story: Story): Promise<boolean> {
  // Loaded at the same time, so that neither waits for the other.
  const [isAllowed, looksClosed] = await Promise.all([
    can(ctx, 'addComment', story),
    looksClosedToViewer(ctx, story),
  ]);
  return isAllowed && !looksClosed;
}
