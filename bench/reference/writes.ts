import type { Pool, PoolConnection } from 'mysql2/promise';
import { newId } from '../../server/ids';
import { excerptTextMax } from '../../server/markdown/excerpt';
import { plainText } from '../../server/markdown/plainText';
import { countWords } from '../../server/markdown/wordCount';
import {
  addFavorite,
  countForDay,
  favoriteAt,
  keepVersion,
  removeFavorite,
  type StoryRow,
  saveStory,
  storyById,
} from './statements';
import { read } from './stories';

export async function inTransaction<T>(
  pool: Pool,
  work: (connection: PoolConnection) => Promise<T>,
): Promise<T> {
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    const result = await work(connection);
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

export interface Draft {
  id: string;
  title: string;
  content: string;
}

export async function saveDraft(pool: Pool, { id, title, content }: Draft, viewerId: string | undefined) {
  const [story] = await read<StoryRow>(pool, storyById, [id]);
  if (!story || story.authorId !== viewerId) return undefined;
  const excerpt = plainText(content, excerptTextMax);
  const words = countWords(content);
  const growth = words - story.wordCount;
  const row = await inTransaction(pool, async (connection) => {
    const now = new Date();
    await connection.execute(keepVersion, [newId('version'), now, id, title, content]);
    await connection.execute(saveStory, [...[title, content, title, content, excerpt, words], now, id]);
    if (growth !== 0) {
      const day = now.toISOString().slice(0, 10);
      await connection.execute(countForDay, [viewerId, day, id, story.wordCount, words, growth, growth]);
    }
    return (await read<StoryRow>(connection, storyById, [id]))[0];
  });
  return (
    row && {
      data: {
        updateStory: {
          story: {
            id: row.id,
            title: row.title,
            wordCount: row.wordCount,
            versionNumber: row.versionNumber,
            updatedAt: row.updatedAt,
          },
        },
      },
    }
  );
}

export async function favorite(pool: Pool, id: string, viewerId: string) {
  const [story] = await read<StoryRow>(pool, storyById, [id]);
  if (story?.privacyLevel !== 'public') return undefined;
  await inTransaction(pool, async (connection) => {
    await connection.execute(addFavorite, [viewerId, id, new Date()]);
    await read(connection, favoriteAt, [viewerId, id]);
  });
  return { data: { favoriteStory: { story: { id, isFavorited: true } } } };
}

export async function unfavorite(pool: Pool, id: string, viewerId: string) {
  await inTransaction(pool, (connection) => connection.execute(removeFavorite, [viewerId, id]));
  const [story] = await read<StoryRow>(pool, storyById, [id]);
  return story && { data: { unfavoriteStory: { story: { id, isFavorited: false } } } };
}
