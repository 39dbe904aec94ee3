import type { Authorized } from '../../../authz/authorize';
import { messages } from '../../../contract/messages';
import { notFound } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import type { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { readMemberWith } from '../../members/user/memberRows';
import { joinStory } from '../table/storiesTable';

/** Adds a story to the viewer's favourites and returns when it was added; repeating it changes nothing. */
export async function favoriteStory(
  ctx: Context,
  userId: string,
  { id }: Authorized<Story, 'favoriteStory'>,
): Promise<Date> {
  const now = ctx.now();
  const added = await ctx.db.writeRepeatable(
    'INSERT IGNORE INTO story_favorites (user_id, story_id, created_at) VALUES (?, ?, ?)',
    [userId, id, now],
  );
  const favoritedAt = added ? now : await readFavoritedAt(ctx, userId, id);
  ctx.loaders.storyIsFavorited.prime(id, true);
  return favoritedAt ?? now;
}

/** When a story became a favourite; null if it was removed meanwhile. Throws if the story or the account was deleted. */
async function readFavoritedAt(ctx: Context, userId: string, id: string): Promise<Date | null> {
  const favorite = await readMemberWith<{ createdAt: Date | null }>(
    ctx.db,
    userId,
    'f.created_at AS createdAt',
    {
      join: `${joinStory('?')} LEFT JOIN story_favorites f ON f.story_id = s.id AND f.user_id = u.id`,
      params: [id],
      among: 'active',
    },
  );
  if (!favorite) throw notFound(messages.story.notFound);
  return favorite.createdAt;
}

export async function unfavoriteStory(ctx: Context, userId: string, storyId: string): Promise<void> {
  if (kindOf(storyId) !== 'story') return;
  await ctx.db.writeRepeatable('DELETE FROM story_favorites WHERE user_id = ? AND story_id = ?', [
    userId,
    storyId,
  ]);
  ctx.loaders.storyIsFavorited.prime(storyId, false);
}
