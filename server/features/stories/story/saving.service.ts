import type { Authorized } from '../../../authz/authorize';
import { PrivacyLevel, StoryVersionKind } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { secondsFor } from '../../../db/statementLimits';
import { publishStoryChanged } from '../../../events/publish';
import { badInput } from '../../../lib/errors';
import { Story, workingUpdatedAt } from '../../../model/story.entity';
import { StoryShare } from '../../../model/storyLinks.entity';
import { recordAct } from '../../../record/acts';
import { chargeStored, sizeOf } from '../../../record/storedTexts';
import type { Context } from '../../../request/context';
import { lockForSave, recordWords } from '../../sessions/room/words';
import { addingTags } from '../../writing/tag/newTags';
import { dateTags, setTags } from '../../writing/tag/setTags';
import { countForDay } from '../../writing/writingDay/countForDay';
import { isStoryForAll, onAudienceChanged } from '../comment/reach';
import { levelsFor, publishedWhile, readStoredForRules } from '../spam/publishing';
import { chosenLevel } from '../withholding/withholding';
import { loadDraftForSave, sameList } from './heldDraft';
import { createsVersion, createVersion, kindOfReplaced } from './keepText';
import { completeFromDraft, resolveDraft, saveToDraft, seesDraft } from './savingDraft.service';
import type { UpdateStoryInput } from './story.inputs';
import { conflictWith, storyNow, tagsOf } from './story.service';
import {
  changesFrom,
  datesOf,
  type LockedStory,
  lock,
  type Outcome,
  refused,
  type Save,
  type Saved,
  type SaveOptions,
  type StoryChanges,
  timeAfter,
  writeStory,
} from './storySave';

/**
 * Changes a story, or its draft, and stores the replaced text. The row is locked first, so comparing with baseUpdatedAt
 * and writing are atomic: of many updates from one base exactly one is written and stores one version; the others
 * get CONFLICT with the server's copy. Source: contract, sections 4 and 9.
 */
export async function saveStory(
  ctx: Context,
  story: Authorized<Story, 'updateStory'> | Authorized<Story, 'publishStoryDraft'>,
  input: UpdateStoryInput,
  options: SaveOptions,
): Promise<Saved> {
  const { id, sessionId, authorId } = story;
  const tags = input.tags && tagsOf(input.tags);
  if (input.asDraft && input.privacyLevel != null)
    throw badInput({ privacyLevel: messages.story.draftHasNoPrivacy });
  // An empty change must not move updatedAt, which would cause conflicts on other devices.
  const { id: _id, baseUpdatedAt, autosave, writtenOn, asDraft, replacesDraft, ...changes } = input;
  if (!options.publishesDraft && Object.values(changes).every((change) => change == null))
    return { story: await storyNow(ctx, id), kept: null };
  if (sendsNoText(input, options)) await ctx.rateLimits.takeOfRunning('textlessSaveMember', authorId);
  const given = changesFrom(input);
  const isSent = given.content !== undefined || given.authorNotes != null;
  const received = isSent ? sizeOf(given.content, given.authorNotes) : 0;
  if (mayPublishText(story, input, options)) await readStoredForRules(ctx, id, given.content);
  const outcome = await addingTags(ctx, { userId: authorId }, (newTags) =>
    ctx.db.transaction(async (tx) => {
      tx.mayTake(secondsFor(given.content));
      const locked = await lock(tx, id, given.content);
      const save: Save = { ...options, ctx, tx, input, given, tags, newTags, sessionId, now: ctx.now() };
      const isDraft = asDraft && locked.before.privacyLevel !== PrivacyLevel.PRIVATE;
      const saved = await (isDraft ? saveToDraft(save, locked) : saveToStory(save, locked));
      if (saved.written) await chargeStored(tx, ctx, authorId, { received, grown: saved.grown });
      return saved;
    }),
  );
  if (!outcome.written) throw await conflictWith(ctx, outcome.story);
  ctx.loaders.storyById.prime(id, outcome.story);
  if (outcome.content !== undefined) ctx.loaders.storyContent.prime(id, outcome.content);
  return outcome;
}

/** Such a save can store a whole text as a version for a few bytes sent. Auto-saves store one only now and then. */
const sendsNoText = (
  { content, title, privacyLevel, autosave }: UpdateStoryInput,
  { publishesDraft }: SaveOptions,
): boolean =>
  content == null && !autosave && (title != null || privacyLevel != null || publishesDraft === true);

const mayPublishText = (
  story: Story,
  { content, privacyLevel, asDraft }: UpdateStoryInput,
  { publishesDraft }: SaveOptions,
): boolean =>
  (privacyLevel ?? chosenLevel(story)) === PrivacyLevel.PUBLIC &&
  (content != null || privacyLevel != null || publishesDraft === true) &&
  !(asDraft && story.privacyLevel !== PrivacyLevel.PRIVATE);

/** Notifies followers of a first publication or of opening to the group. Withdraws the notifications of a story that others may no longer read. */
async function recordStoryAct(tx: Transaction, ctx: Context, before: Story, after: Story): Promise<void> {
  const { id, authorId } = after;
  const isPublished = after.publishedAt && !before.publishedAt && after.privacyLevel === PrivacyLevel.PUBLIC;
  const isOpened =
    after.privacyLevel === PrivacyLevel.SHARED && isStoryForAll(after) && !isStoryForAll(before);
  if (isPublished || isOpened)
    await recordAct(tx, ctx, { act: 'story_published', actorId: authorId, subjectId: authorId, itemId: id });
  else if (before.privacyLevel !== after.privacyLevel && before.privacyLevel !== PrivacyLevel.PRIVATE)
    await recordAct(tx, ctx, { act: 'story_hidden', actorId: authorId, subjectId: id, itemId: id });
}

const tagsNow = async (tx: Transaction, id: string): Promise<string[]> => {
  const rows = await tx.read<{ name: string }>(
    `SELECT t.name FROM story_tags l JOIN tags t ON t.id = l.tag_id WHERE l.story_id = ? ORDER BY l.position`,
    [id],
  );
  return rows.map(({ name }) => name);
};

async function saveToStory(save: Save, locked: LockedStory): Promise<Outcome> {
  const { ctx, tx, input, now } = save;
  const { before } = locked;
  const { id } = before;
  const base = input.baseUpdatedAt;
  const becomesPrivate = save.given.privacyLevel === PrivacyLevel.PRIVATE;
  const isOfBoth = save.publishesDraft || (input.replacesDraft && becomesPrivate);
  if (base && (isOfBoth ? workingUpdatedAt(before) : before.updatedAt) > base) return refused(before);
  const draft =
    before.draftChangedAt && before.privacyLevel !== PrivacyLevel.PRIVATE
      ? (await loadDraftForSave(tx, id, save.given.content)).draft
      : null;
  if (save.publishesDraft && (!draft || (draft.isConflicting && !base)))
    return { story: before, written: !draft, kept: null, grown: 0 };
  let { contentChanges } = locked;
  if (draft && save.given.content === undefined && (save.publishesDraft || becomesPrivate))
    contentChanges = await completeFromDraft(save, draft);
  const { given, tags, sessionId } = save;
  const isAutosave = input.autosave ?? false;
  const saves = given.content !== undefined || given.title !== undefined;
  const inSession = sessionId && saves ? await lockForSave(tx, ctx, id) : null;
  const textChanges = contentChanges || (given.title !== undefined && given.title !== before.title);
  // Against a conflicting draft that wins, the published text loses the conflict.
  const losesConflict = draft?.isConflicting && (becomesPrivate || seesDraft(save, before));
  const kind = losesConflict ? StoryVersionKind.NOT_CHOSEN : kindOfReplaced(isAutosave);
  const kept =
    textChanges && (losesConflict || createsVersion(before, isAutosave, now))
      ? await createVersion(tx, before, { kind, createdAt: now })
      : null;
  const tagsChange = tags != null && !sameList(await tagsNow(tx, id), tags);
  const isRevised = textChanges || tagsChange;
  const at = timeAfter(before, now);
  const settled = draft && (await resolveDraft(save, before, draft, { textChanges, hasKept: kept !== null }));
  const levels = await levelsFor(tx, ctx, before, {
    level: input.privacyLevel ?? undefined,
    content: given.content,
    textChanges,
    isStored: true,
    title: given.title,
    excerptText: given.excerptText,
  });
  const versionNumber = before.versionNumber + (kept ? 1 : 0) + (settled?.hasKept ? 1 : 0);
  const isOtherLevel = input.privacyLevel != null && input.privacyLevel !== chosenLevel(before);
  const written: StoryChanges = {
    ...given,
    ...(isOtherLevel && { audienceRevision: before.audienceRevision + 1 }),
    ...datesOf(before, input.privacyLevel ?? undefined, now),
    ...levels,
    ...publishedWhile(levels, before),
    versionNumber,
    ...(textChanges && { shownVersionNumber: versionNumber }),
    ...(kept && isAutosave && { versionKeptAt: now }),
    ...(saves && (textChanges || !isAutosave) && { isAutosaved: isAutosave }),
    ...(settled && { draftChangedAt: at }),
    updatedAt: at,
    ...(isRevised && { revisedAt: at }),
  };
  await writeStory(tx, before, written);
  const story = Object.assign(new Story(), before, written);
  const wordsBefore = settled?.isRemoved && draft ? draft.wordCount : before.wordCount;
  if (inSession) await recordWords(tx, ctx, { ...inSession, words: wordsBefore }, story);
  if (save.isWriting)
    await countForDay(tx, ctx, { text: story, before: wordsBefore, writtenOn: input.writtenOn });
  if (tagsChange) await setTags(tx, 'story', id, tags, save.newTags);
  else if (story.publishedAt && !before.publishedAt) await dateTags(tx, id);
  if (becomesPrivate) await tx.delete(StoryShare, { storyId: id });
  await onAudienceChanged(tx, ctx, id, { before: isStoryForAll(before), after: isStoryForAll(story) });
  await recordStoryAct(tx, ctx, before, story);
  publishStoryChanged(tx, ctx, id);
  const size = given.content === undefined ? locked.size : sizeOf(given.content);
  const sizeOfDraft = draft?.size ?? 0;
  const grown =
    size -
    (kept ? 0 : locked.size) +
    (settled?.hasKept ? sizeOfDraft : 0) -
    (settled?.isRemoved ? sizeOfDraft : 0);
  return { story, written: true, kept, content: given.content, grown };
}

export const updateStory = async (
  ctx: Context,
  story: Authorized<Story, 'updateStory'>,
  input: UpdateStoryInput,
): Promise<Story> => (await saveStory(ctx, story, input, { isWriting: true })).story;
