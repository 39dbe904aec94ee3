import type { Authorized } from '../../authz/authorize';
import type { Context } from '../../context';
import { PrivacyLevel } from '../../contract/enums';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { SqlValue } from '../../db/database';
import { placeholders } from '../../db/rows';
import { AppError, badInput, notFound } from '../../errors';
import { kindOf, newId, onlyIds } from '../../ids';
import { plainText } from '../../markdown/plainText';
import { countWords } from '../../markdown/wordCount';
import { oneLine } from '../../texts';
import { tellRoomsThatShow } from '../room/tellOfRoom';
import { lockForSave, recordNewStory, recordWords } from '../room/words';
import { normalTags, setTags } from '../tag/tag.service';
import { checkOrigin } from './origin';
import { excerptTextMax, Story } from './story.entity';
import type { CreateStoryInput, ShareStoryInput, UpdateStoryInput } from './story.inputs';
import { storyColumns, toStory } from './story.loaders';

/** What is kept beside the text so that lists need not read it. */
const derivedFrom = (content: string) => ({
  excerptText: plainText(content, excerptTextMax),
  wordCount: countWords(content),
});

const tagsOf = (names: readonly string[]) =>
  normalTags(names, limits.story.tagsMax, messages.story.tooManyTags);

/** The story that is written for an input; the demo content is made of it, too. */
export function newStory(authorId: string, input: CreateStoryInput, now = new Date()): Story {
  const privacyLevel = input.privacyLevel ?? PrivacyLevel.PRIVATE;
  return Object.assign(new Story(), {
    id: newId('story'),
    authorId,
    sessionId: input.sessionId ?? null,
    exerciseId: input.exerciseId ?? null,
    title: oneLine(input.title),
    content: input.content,
    ...derivedFrom(input.content),
    privacyLevel,
    sharedWithAll: true,
    readersMayComment: true,
    authorNotes: input.notes || null,
    isCollaborative: input.isCollaborative ?? false,
    versionNumber: 1,
    localId: input.localId ?? null,
    createdAt: now,
    updatedAt: now,
    sharedAt: privacyLevel === PrivacyLevel.SHARED ? now : null,
    publishedAt: privacyLevel === PrivacyLevel.PUBLIC ? now : null,
  });
}

async function storyByLocalId(ctx: Context, authorId: string, localId: string): Promise<Story | null> {
  const [row] = await ctx.db.read<Parameters<typeof toStory>[0]>(
    `SELECT ${storyColumns} FROM stories s WHERE s.author_id = ? AND s.local_id = ?`,
    [authorId, localId],
  );
  return row ? toStory(row) : null;
}

/** Makes a story; a localId that the author has used already gives the story made then. */
export async function createStory(ctx: Context, authorId: string, input: CreateStoryInput): Promise<Story> {
  const tags = tagsOf(input.tags ?? []);
  const story = newStory(authorId, input);
  try {
    await ctx.db.transaction(async (tx) => {
      if (story.privacyLevel !== PrivacyLevel.PUBLIC) tx.nothingPublic();
      await checkOrigin(tx, story);
      await tx.insert(Story, story);
      if (story.sessionId) await recordNewStory(tx, ctx, story);
      if (tags.length > 0) await setTags(tx, 'story', story.id, tags);
    });
  } catch (error) {
    // Made already, maybe in a session that the author has left by now.
    const made = input.localId ? await storyByLocalId(ctx, authorId, input.localId) : null;
    if (!made) throw error;
    return made;
  }
  ctx.loaders.storyById.prime(story.id, story);
  ctx.loaders.storyContent.prime(story.id, story.content);
  return story;
}

/** The server's copy that a conflict carries, in the API's words. */
async function conflictWith(ctx: Context, story: Story): Promise<AppError> {
  const [content, tags] = await Promise.all([
    ctx.loaders.storyContent.clear(story.id).load(story.id),
    ctx.loaders.storyTags.clear(story.id).load(story.id),
  ]);
  return new AppError('CONFLICT', messages.story.conflict, {
    story: {
      id: story.id,
      title: story.title,
      content,
      privacyLevel: story.privacyLevel.toUpperCase(),
      tags: tags.map(({ name }) => name),
      versionNumber: story.versionNumber,
      updatedAt: story.updatedAt.toISOString(),
    },
  });
}

/** The assignments of an update, in an order that counts: columns are compared before they change. */
function assignmentsOf(input: UpdateStoryInput): { sql: string[]; params: SqlValue[] } {
  const sql: string[] = [];
  const params: SqlValue[] = [];
  const set = (assignment: string, ...values: SqlValue[]) => {
    sql.push(assignment);
    params.push(...values);
  };
  const title = input.title == null ? null : oneLine(input.title);
  const content = input.content;
  if (!input.autosave && (title != null || content != null)) {
    // Byte by byte: the collation takes 'a' for 'A', a writer does not.
    const changes: string[] = [];
    if (title != null) changes.push('CAST(title AS BINARY) <> CAST(? AS BINARY)');
    if (content != null) changes.push('CAST(content AS BINARY) <> CAST(? AS BINARY)');
    set(
      `version_number = version_number + (${changes.join(' OR ')})`,
      ...[title, content].filter((text) => text != null),
    );
  }
  if (title != null) set('title = ?', title);
  if (content != null) {
    const { excerptText, wordCount } = derivedFrom(content);
    set('content = ?, excerpt_text = ?, word_count = ?', content, excerptText, wordCount);
  }
  if (input.notes != null) set('author_notes = ?', input.notes || null);
  if (input.isCollaborative != null) set('is_collaborative = ?', input.isCollaborative);
  const now = new Date();
  if (input.privacyLevel != null) {
    const level = input.privacyLevel;
    set('privacy_level = ?', level);
    if (level === PrivacyLevel.PRIVATE) set('shared_with_all = 1');
    if (level === PrivacyLevel.SHARED) set('shared_at = COALESCE(shared_at, ?)', now);
    if (level === PrivacyLevel.PUBLIC) set('published_at = COALESCE(published_at, ?)', now);
  }
  // Always later than before, even within a millisecond: updatedAt is what the next update is held against.
  set('updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)', now);
  return { sql, params };
}

/**
 * Changes a story. Comparing with baseUpdatedAt and writing are one statement, so of many updates from one base
 * exactly one is written; the others get CONFLICT with the server's copy. Source: contract, section 4.
 */
export async function updateStory(
  ctx: Context,
  { id, sessionId }: Authorized<Story>,
  input: UpdateStoryInput,
): Promise<Story> {
  const tags = input.tags && tagsOf(input.tags);
  // Nothing to change must not make the copy of another device look old.
  const { id: _id, baseUpdatedAt: _base, autosave: _autosave, ...changes } = input;
  if (Object.values(changes).every((change) => change == null)) return storyNow(ctx, id);
  const { sql, params } = assignmentsOf(input);
  const base = input.baseUpdatedAt;
  const saves = input.content != null || input.title != null;
  const outcome = await ctx.db.transaction(async (tx) => {
    const before = sessionId && saves ? await lockForSave(tx, ctx, id) : null;
    const { affectedRows } = await tx.execute(
      `UPDATE stories SET ${sql.join(', ')} WHERE id = ?${base ? ' AND updated_at <= ?' : ''}`,
      [...params, id, ...(base ? [base] : [])],
    );
    const [row] = await tx.read<Parameters<typeof toStory>[0]>(
      `SELECT ${storyColumns} FROM stories s WHERE s.id = ?`,
      [id],
    );
    if (!row) throw notFound(messages.story.notFound);
    const story = toStory(row);
    if (affectedRows === 0 || !story.publishedAt) tx.nothingPublic();
    if (affectedRows === 0) return { story, written: false };
    if (before) await recordWords(tx, ctx, before, story);
    if (tags) await setTags(tx, 'story', id, tags);
    if (input.privacyLevel === PrivacyLevel.PRIVATE)
      await tx.execute('DELETE FROM story_shares WHERE story_id = ?', [id]);
    tx.afterCommit(() => ctx.pubSub.publish('storyChanged', id, { id }));
    return { story, written: true };
  });
  forget(ctx, id);
  if (!outcome.written) throw await conflictWith(ctx, outcome.story);
  ctx.loaders.storyById.prime(id, outcome.story);
  if (input.content != null) ctx.loaders.storyContent.prime(id, input.content);
  return outcome.story;
}

export async function deleteStory(ctx: Context, { id }: Authorized<Story>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tellRoomsThatShow(tx, ctx, 'story', id);
    await tx.execute('DELETE FROM stories WHERE id = ?', [id]);
    tx.afterCommit(() => ctx.pubSub.publish('storyChanged', id, { id }));
  });
  forget(ctx, id);
}

const unknownMember = 'One of these members does not exist';

/** Shares with every member, or with those named; a public story stays as it is. Source: contract, section 4. */
export async function shareStory(
  ctx: Context,
  { id }: Authorized<Story>,
  input: ShareStoryInput,
): Promise<Story> {
  const userIds = [...new Set(input.userIds ?? [])];
  if (onlyIds('user', userIds).length < userIds.length) throw badInput({ userIds: unknownMember });
  if (userIds.length > 0) {
    const known = await ctx.db.read<{ id: string }>(
      `SELECT id FROM users WHERE deleted_at IS NULL AND id IN (${placeholders(userIds)})`,
      userIds,
    );
    if (known.length < userIds.length) throw badInput({ userIds: unknownMember });
  }
  await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    const now = new Date();
    const readersMayComment = input.canComment ?? true;
    const [before] = await tx.read<{
      privacyLevel: string;
      sharedWithAll: number;
      readersMayComment: number;
    }>(
      `SELECT privacy_level AS privacyLevel, shared_with_all AS sharedWithAll,
              readers_may_comment AS readersMayComment FROM stories WHERE id = ? FOR UPDATE`,
      [id],
    );
    if (!before || before.privacyLevel === PrivacyLevel.PUBLIC) return;
    const named = await tx.read<{ userId: string }>(
      'SELECT user_id AS userId FROM story_shares WHERE story_id = ?',
      [id],
    );
    const isShared =
      before.privacyLevel === PrivacyLevel.SHARED &&
      (before.sharedWithAll === 1) === (userIds.length === 0) &&
      (before.readersMayComment === 1) === readersMayComment &&
      named.length === userIds.length &&
      named.every(({ userId }) => userIds.includes(userId));
    // Repeating it changes nothing, not even the time that the next update is held against.
    if (isShared) return;
    await tx.execute(
      `UPDATE stories SET shared_with_all = ?, readers_may_comment = ?, privacy_level = 'shared',
         shared_at = COALESCE(shared_at, ?), updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)
       WHERE id = ?`,
      [userIds.length === 0, readersMayComment, now, now, id],
    );
    await tx.execute('DELETE FROM story_shares WHERE story_id = ?', [id]);
    if (userIds.length > 0)
      await tx.execute(
        `INSERT INTO story_shares (story_id, user_id) VALUES ${userIds.map(() => '(?, ?)').join(',')}`,
        userIds.flatMap((userId) => [id, userId]),
      );
    tx.afterCommit(() => ctx.pubSub.publish('storyChanged', id, { id }));
  });
  forget(ctx, id);
  return storyNow(ctx, id);
}

/** Puts a story among the viewer's favourites; doing it again changes nothing. Returns when it was put there. */
export async function favoriteStory(ctx: Context, userId: string, { id }: Authorized<Story>): Promise<Date> {
  const favorited = await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    await tx.execute('INSERT IGNORE INTO story_favorites (user_id, story_id, created_at) VALUES (?, ?, ?)', [
      userId,
      id,
      new Date(),
    ]);
    const [row] = await tx.read<{ createdAt: Date }>(
      'SELECT created_at AS createdAt FROM story_favorites WHERE user_id = ? AND story_id = ?',
      [userId, id],
    );
    return row;
  });
  if (!favorited) throw notFound(messages.story.notFound);
  ctx.loaders.storyIsFavorited.clear(id).prime(id, true);
  return favorited.createdAt;
}

export async function unfavoriteStory(ctx: Context, userId: string, storyId: string): Promise<void> {
  if (kindOf(storyId) !== 'story') return;
  await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    await tx.execute('DELETE FROM story_favorites WHERE user_id = ? AND story_id = ?', [userId, storyId]);
  });
  ctx.loaders.storyIsFavorited.clear(storyId).prime(storyId, false);
}

async function storyNow(ctx: Context, id: string): Promise<Story> {
  const story = await ctx.loaders.storyById.load(id);
  if (!story) throw notFound(messages.story.notFound);
  return story;
}

function forget(ctx: Context, id: string) {
  ctx.loaders.storyById.clear(id);
  ctx.loaders.storyContent.clear(id);
  ctx.loaders.storyTags.clear(id);
}
