import type { Authorized } from '../../../authz/authorize';
import { PrivacyLevel } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { secondsFor } from '../../../db/statementLimits';
import { badInput } from '../../../lib/errors';
import { Story } from '../../../model/story.entity';
import { chargeStored } from '../../../record/storedTexts';
import { sizeOf } from '../../../record/textSizes';
import type { Context } from '../../../request/context';
import { sessionOfSave } from '../../sessions/room/sessionWords';
import { addingTags } from '../../writing/tag/newTags';
import { levelsFor, publishedWhile, readStoredForRules } from '../spam/publishing';
import { chosenLevel } from '../withholding/withholding';
import { type LockedDraft, loadDraftForSave, markConflicting, removeDraft, textOfDraft } from './heldDraft';
import { createVersion } from './keepText';
import { onStorySaved } from './onStorySaved';
import { givesText, isOutdated, planSave, type SavePlan, takesDraft } from './planSave';
import { saveToDraft } from './savingDraft.service';
import type { UpdateStoryInput } from './story.inputs';
import { conflictWith, storyNow, tagsOf } from './story.service';
import {
  changesFrom,
  type LockedStory,
  lock,
  type Outcome,
  refused,
  type Save,
  type Saved,
  type SaveOptions,
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
      const save: Save = {
        ...{ ctx, tx, given, tags, newTags, sessionId, writtenOn, now: ctx.now() },
        base: baseUpdatedAt,
        isAutosave: autosave ?? false,
        replacesDraft: replacesDraft ?? false,
        publishesDraft: options.publishesDraft ?? false,
        isWriting: options.isWriting,
      };
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

/** A save without a text can store the whole text as a version for a few bytes sent. Auto-saves store one only now and then. */
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

const tagsNow = async (tx: Transaction, id: string): Promise<string[]> => {
  const rows = await tx.read<{ name: string }>(
    `SELECT t.name FROM story_tags l JOIN tags t ON t.id = l.tag_id WHERE l.story_id = ? ORDER BY l.position`,
    [id],
  );
  return rows.map(({ name }) => name);
};

async function saveToStory(save: Save, locked: LockedStory): Promise<Outcome> {
  const { tx } = save;
  const { before } = locked;
  if (isOutdated(before, save)) return refused(before);
  const draft = await readDraft(save, before);
  const setsTags = save.tags != null || (draft !== null && takesDraft(draft, save));
  const tags = setsTags ? await tagsNow(tx, before.id) : [];
  const plan = planSave({ ...locked, tags }, draft, save);
  if (plan === 'conflict') return refused(before);
  if (plan === 'unchanged') return { ...refused(before), written: true };
  return applySave(save, { before, draft }, plan);
}

/** The draft that is beside a story's own text, with its text if the save takes it. */
async function readDraft(save: Save, before: Story): Promise<LockedDraft | null> {
  const { tx, given } = save;
  if (!before.draftChangedAt || before.privacyLevel === PrivacyLevel.PRIVATE) return null;
  const { draft } = await loadDraftForSave(tx, before.id, given.content);
  if (!draft || !takesDraft(draft, save)) return draft;
  const content = await textOfDraft(tx, before.id);
  tx.mayTake(secondsFor(content));
  return { ...draft, content };
}

interface Replaced {
  before: Story;
  draft: LockedDraft | null;
}

async function applySave(save: Save, { before, draft }: Replaced, plan: SavePlan): Promise<Outcome> {
  const { ctx, tx, now } = save;
  const room = save.sessionId && givesText(plan.columns) ? await sessionOfSave(tx, ctx, before) : null;
  const kept = plan.kept && (await createVersion(tx, before, { kind: plan.kept, createdAt: now }));
  if (draft) await applyToDraft(save, { before, draft }, plan);
  const levels = await levelsFor(tx, ctx, before, plan.judged);
  const written = { ...plan.columns, ...levels, ...publishedWhile(levels, before) };
  await writeStory(tx, before, written);
  const story = Object.assign(new Story(), before, written);
  const saved = { save, before, text: story, tags: plan.tags, room, wordsBefore: plan.wordsBefore };
  for (const step of onStorySaved) await step(saved);
  return { story, written: true, kept, content: plan.columns.content, grown: plan.grown };
}

async function applyToDraft(
  { tx, now }: Save,
  { before, draft }: { before: Story; draft: LockedDraft },
  plan: SavePlan,
): Promise<void> {
  if (!plan.draft) return;
  const { isRemoved, kept: kind } = plan.draft;
  const versionNumber = before.versionNumber + (plan.kept ? 1 : 0);
  if (kind) await createVersion(tx, { ...before, versionNumber }, { kind, createdAt: now, draft });
  await (isRemoved ? removeDraft : markConflicting)(tx, before.id);
}

export const updateStory = async (
  ctx: Context,
  story: Authorized<Story, 'updateStory'>,
  input: UpdateStoryInput,
): Promise<Story> => (await saveStory(ctx, story, input, { isWriting: true })).story;
