import type { Authorized } from '../../../authz/authorize';
import { CommentsMode, PrivacyLevel } from '../../../contract/enums';
import { languageTag } from '../../../contract/languageTag';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { secondsFor } from '../../../db/statementLimits';
import { publishRoomsThatShow, publishStoryChanged } from '../../../events/publish';
import { badInput, notFound } from '../../../lib/errors';
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
import { lockAccount } from '../../members/user/memberRows';
import { recordNewStory } from '../../sessions/room/sessionWords';
import { addingTags } from '../../writing/tag/newTags';
import { normalTags } from '../../writing/tag/setTags';
import { countForDay } from '../../writing/writingDay/countForDay';
import { withdrawCasesOfComments } from '../comment/hiding';
import { computeFactsForRules, decideLevels, publishedAtColumn } from '../spam/publishing';
import type { SpamCtx } from '../spam/rules';
import { readStory } from '../table/storiesTable';
import { setStoryTags } from '../tag/storyTags';
import { chosenLevel } from '../withholding/withholding';
import { conflictWith } from './currentStory';
import { rememberOncePublic } from './oncePublic';
import type { CreateStoryInput } from './story.inputs';

/** A story's tags as they are stored; BAD_USER_INPUT if one is invalid or there are too many. */
export const checkedTags = (names: readonly string[]) =>
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
    rowVersion: 1,
    unnoticedWrites: 0,
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
 * Sets a new story's privacy columns by its author's choice and the spam rules. With keepsDate, an imported story keeps its date
 * of publication even if it has to wait.
 */
export async function withCheckedLevels(
  tx: Transaction,
  ctx: SpamCtx,
  story: Story,
  { keepsDate = false } = {},
): Promise<Story> {
  const levels = await decideLevels(tx, ctx, story, {
    level: chosenLevel(story),
    content: story.content,
    isTextChanged: true,
    isStored: false,
  });
  return Object.assign(new Story(), story, levels, publishedAtColumn(levels, keepsDate ? story : null));
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

/** Whether an author may assign a story to the session: they lead or joined it, or it is the one that anyone may join at any time. */
async function mayAssignTo(tx: Transaction, authorId: string, sessionId: string): Promise<boolean> {
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
  if (sessionId !== null && !(await mayAssignTo(tx, authorId, sessionId)))
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
  const tags = checkedTags(input.tags ?? []);
  const given = newStory(authorId, input);
  if (given.privacyLevel === PrivacyLevel.PUBLIC) await computeFactsForRules(ctx, [given.content]);
  return ctx.db.transaction(async (tx) => {
    tx.mayTake(secondsFor(given.content));
    await lockAccount(tx, authorId);
    await checkSessionAndExercise(tx, given);
    const story = await withCheckedLevels(tx, ctx, given);
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
}

/** Deletes a story. If it was changed since the base, it stays, and the error is CONFLICT with the server's copy. */
export async function deleteStory(
  ctx: Context,
  story: Authorized<Story, 'deleteStory'>,
  base: Date | null | undefined,
): Promise<void> {
  const { id } = story;
  const isDeleted = await ctx.db.transaction(async (tx) => {
    // Deleting many versions takes longer than other statements may.
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
  const remaining = await ctx.loaders.storyById.load(id);
  throw remaining ? await conflictWith(ctx, remaining) : notFound(messages.story.notFound);
}
