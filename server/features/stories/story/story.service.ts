import type { Authorized } from '../../../authz/authorize';
import { CommentsMode, PrivacyLevel } from '../../../contract/enums';
import { languageTag } from '../../../contract/languageTag';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { secondsFor } from '../../../db/statementLimits';
import { publishRoomsThatShow, publishStoryChanged } from '../../../events/publish';
import { AppError, badInput, notFound } from '../../../lib/errors';
import { kindOf, newId } from '../../../lib/ids';
import { oneLine, sortKeyOf } from '../../../lib/normalizeText';
import { derivedFrom } from '../../../markdown/excerpt';
import { Story, storyRows, workingUpdatedAt } from '../../../model/story.entity';
import { recordAct } from '../../../record/acts';
import { deleteDocument, refuseDeleted } from '../../../record/deletedDocuments';
import { withdrawCases } from '../../../record/findings';
import { chargeStored } from '../../../record/storedTexts';
import { sizeOf } from '../../../record/textSizes';
import type { Context } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { lockAccount, readMemberWith } from '../../members/user/memberRows';
import { recordNewStory } from '../../sessions/room/sessionWords';
import { addingTags } from '../../writing/tag/newTags';
import { normalTags } from '../../writing/tag/setTags';
import { countForDay } from '../../writing/writingDay/countForDay';
import { withdrawCasesOfComments } from '../comment/hiding';
import { levelsFor, publishedWhile, readForRules } from '../spam/publishing';
import type { SpamCtx } from '../spam/rules';
import { joinStory, readStory } from '../table/storiesTable';
import { setStoryTags } from '../tag/storyTags';
import { chosenLevel } from '../withholding/withholding';
import { rememberOncePublic } from './oncePublic';
import type { CreateStoryInput } from './story.inputs';

export const tagsOf = (names: readonly string[]) =>
  normalTags(names, limits.story.tagsMax, messages.story.tooManyTags);

/** Builds the entity from an input; also used by the demo content. */
export function newStory(authorId: string, input: CreateStoryInput, now = new Date()): Story {
  const privacyLevel = input.privacyLevel ?? PrivacyLevel.PRIVATE;
  const title = oneLine(input.title);
  return Object.assign(new Story(), {
    id: newId('story'),
    authorId,
    sessionId: input.sessionId ?? null,
    exerciseId: input.exerciseId ?? null,
    title,
    titleKey: sortKeyOf(title),
    content: input.content,
    ...derivedFrom(input.content),
    privacyLevel,
    sharedWithAll: true,
    readersMayComment: true,
    commentsMode: CommentsMode.OPEN,
    authorNotes: input.notes || null,
    isCollaborative: input.isCollaborative ?? false,
    listed: input.listed ?? true,
    lang: languageTag(input.lang ?? ''),
    versionNumber: 1,
    shownVersionNumber: 1,
    audienceRevision: 1,
    isAutosaved: false,
    versionKeptAt: null,
    localId: input.localId ?? null,
    createdAt: now,
    updatedAt: now,
    editedAt: now,
    revisedAt: now,
    draftChangedAt: null,
    sharedAt: privacyLevel === PrivacyLevel.SHARED ? now : null,
    publishedAt: privacyLevel === PrivacyLevel.PUBLIC ? now : null,
  });
}

/**
 * Sets a new story's privacy columns from its author's choice and the spam rules. With keepsDate, an import's date of
 * publication stays.
 */
export async function withLevels(
  tx: Transaction,
  ctx: SpamCtx,
  story: Story,
  { keepsDate = false } = {},
): Promise<Story> {
  const levels = await levelsFor(tx, ctx, story, {
    level: chosenLevel(story),
    content: story.content,
    textChanges: true,
    isStored: false,
  });
  return Object.assign(new Story(), story, levels, publishedWhile(levels, keepsDate ? story : null));
}

/** Creates a story; a repeated localId of the same author returns the existing one. */
export const createStory = (ctx: Context, authorId: string, input: CreateStoryInput): Promise<Story> =>
  createOnce(ctx, {
    localId: input.localId,
    find: (localId) =>
      storyRows.first(ctx.db, 'WHERE s.author_id = ? AND s.local_id = ?', [authorId, localId]),
    create: () =>
      addingTags(ctx, { userId: authorId }, (newTags) => createNewStory(ctx, authorId, input, newTags)),
  });

/** Whether a story may say that its author wrote it in the session: they led or joined it, or anyone may join it at any time. */
async function mayBelongTo(tx: Transaction, authorId: string, sessionId: string): Promise<boolean> {
  if (kindOf(sessionId) !== 'session') return false;
  const rows = await tx.read(
    `SELECT s.id FROM sessions s WHERE s.id = ? AND (s.leader_id = ? OR s.kind = 'drop_in' OR EXISTS
       (SELECT 1 FROM session_participants p WHERE p.session_id = s.id AND p.user_id = ?))
     LOCK IN SHARE MODE`,
    [sessionId, authorId, authorId],
  );
  return rows.length > 0;
}

async function exerciseExists(tx: Transaction, exerciseId: string): Promise<boolean> {
  if (kindOf(exerciseId) !== 'exercise') return false;
  const rows = await tx.read('SELECT id FROM exercises WHERE id = ? LOCK IN SHARE MODE', [exerciseId]);
  return rows.length > 0;
}

/** Checks that a story's session and exercise exist and may be used, and locks them until the commit. */
async function checkSessionAndExercise(
  tx: Transaction,
  { authorId, sessionId, exerciseId }: Story,
): Promise<void> {
  if (sessionId !== null && !(await mayBelongTo(tx, authorId, sessionId)))
    throw badInput({ sessionId: messages.story.notInSession });
  if (exerciseId !== null && !(await exerciseExists(tx, exerciseId)))
    throw badInput({ exerciseId: messages.exercise.notFound });
}

async function createNewStory(
  ctx: Context,
  authorId: string,
  input: CreateStoryInput,
  newTags: number,
): Promise<Story> {
  const tags = tagsOf(input.tags ?? []);
  const given = newStory(authorId, input);
  if (given.privacyLevel === PrivacyLevel.PUBLIC) await readForRules(ctx, [given.content]);
  const story = await ctx.db.transaction(async (tx) => {
    tx.mayTake(secondsFor(given.content));
    await lockAccount(tx, authorId);
    await checkSessionAndExercise(tx, given);
    const story = await withLevels(tx, ctx, given);
    await tx.insert(Story, story);
    await refuseDeleted(tx, story);
    await countForDay(tx, ctx, { text: story, before: 0, writtenOn: input.writtenOn });
    if (story.sessionId) await recordNewStory(tx, ctx, story);
    if (tags.length > 0) await setStoryTags(tx, story.id, tags, newTags);
    if (story.privacyLevel === PrivacyLevel.PUBLIC || story.privacyLevel === PrivacyLevel.SHARED)
      await recordAct(tx, ctx, {
        act: 'story_published',
        actorId: authorId,
        subjectId: authorId,
        itemId: story.id,
      });
    const size = sizeOf(story.content, story.authorNotes);
    await chargeStored(tx, ctx, authorId, { received: size, grown: size });
    return story;
  });
  return story;
}

export const isSharedByName = (story: Story): boolean =>
  chosenLevel(story) === PrivacyLevel.SHARED && !story.sharedWithAll;

/** Builds the CONFLICT error with the server's copy and its draft, in GraphQL's enum case. */
export async function conflictWith(ctx: Context, story: Story): Promise<AppError> {
  const { id } = story;
  const [content, tags, draft] = await Promise.all([
    ctx.loaders.storyContent.load(id),
    ctx.loaders.storyTags.load(id),
    ctx.loaders.storyDraft.load(id),
  ]);
  return new AppError('CONFLICT', messages.story.conflict, {
    story: {
      id: story.id,
      title: story.title,
      content,
      privacyLevel: chosenLevel(story).toUpperCase(),
      publishedAt: story.publishedAt?.toISOString() ?? null,
      isSharedByName: isSharedByName(story),
      audienceRevision: story.audienceRevision,
      tags: tags.map(({ name }) => name),
      listed: story.listed,
      lang: story.lang,
      notes: ctx.viewer?.id === story.authorId ? story.authorNotes : null,
      versionNumber: story.versionNumber,
      updatedAt: story.updatedAt.toISOString(),
      workingUpdatedAt: workingUpdatedAt(story).toISOString(),
      draft: draft && {
        title: draft.title,
        content: await ctx.loaders.storyDraftContent.load(id),
        tags: draft.tags,
        isConflicting: draft.isConflicting,
        updatedAt: draft.updatedAt.toISOString(),
      },
    },
  });
}

/** Deletes a story. If it was changed since the base, it stays, and the error is CONFLICT with the server's copy. */
export async function deleteStory(
  ctx: Context,
  story: Authorized<Story, 'deleteStory'>,
  base: Date | null | undefined,
): Promise<void> {
  const { id } = story;
  const isDeleted = await ctx.db.transaction(async (tx) => {
    // Deleting many versions takes longer.
    tx.mayTake(30);
    await publishRoomsThatShow(tx, ctx, 'story', [id]);
    const known = await readStory(tx, id, ['updatedAt', 'draftChangedAt'], 'FOR UPDATE');
    if (!known || (base && workingUpdatedAt(known) > base)) return false;
    await rememberOncePublic(tx, 'id = ?', [id]);
    if (story.privacyLevel !== PrivacyLevel.PRIVATE || story.sharedAt || story.publishedAt)
      await recordAct(tx, ctx, { act: 'story_hidden', actorId: null, subjectId: id, itemId: id });
    await withdrawCases(tx, ctx, id);
    await withdrawCasesOfComments(tx, ctx, 'c.story_id = ?', [id]);
    publishStoryChanged(tx, ctx, id);
    return deleteDocument(tx, Story, story, { base: null, now: ctx.now() });
  });
  if (isDeleted) return;
  const left = await ctx.loaders.storyById.load(id);
  throw left ? await conflictWith(ctx, left) : notFound(messages.story.notFound);
}

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
  const favoritedAt = added ? now : await favoritedSince(ctx, userId, id);
  ctx.loaders.storyIsFavorited.prime(id, true);
  return favoritedAt ?? now;
}

/** When a story became a favourite; null if it was removed meanwhile. Refused if the story or the account was deleted. */
async function favoritedSince(ctx: Context, userId: string, id: string): Promise<Date | null> {
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

export async function storyNow(ctx: Context, id: string): Promise<Story> {
  const story = await ctx.loaders.storyById.load(id);
  if (!story) throw notFound(messages.story.notFound);
  return story;
}
