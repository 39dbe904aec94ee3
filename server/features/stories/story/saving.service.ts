import type { Authorized } from '../../../authz/authorize';
import { PrivacyLevel } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { secondsFor } from '../../../db/statementLimits';
import { badInput } from '../../../lib/errors';
import type { Story } from '../../../model/story.entity';
import { chargeStored } from '../../../record/storedTexts';
import { sizeOf } from '../../../record/textSizes';
import type { Context } from '../../../request/context';
import { sessionOfSave } from '../../sessions/room/sessionWords';
import { addingTags } from '../../writing/tag/newTags';
import { computeStoredFactsForRules, decideLevels, publishedAtColumn } from '../spam/publishing';
import { chosenLevel } from '../withholding/withholding';
import { createVersion } from './createVersion';
import { conflictWith, loadStory } from './currentStory';
import {
  type LockedDraft,
  loadDraftForSave,
  markDraftConflicting,
  readDraftText,
  removeDraft,
} from './lockedDraft';
import { onStorySaved } from './onStorySaved';
import { givesText, isOutdated, planSave, type SavePlan, takesDraft } from './planSave';
import { saveToDraft } from './savingDraft.service';
import type { UpdateStoryInput } from './story.inputs';
import { checkedTags } from './story.service';
import {
  changesFrom,
  type LockedStory,
  lockForSave,
  type Outcome,
  refusal,
  type Save,
  type Saved,
  type SaveOptions,
  unchanged,
  writeStory,
} from './storySave';

/**
 * Changes a story or its draft, and stores the replaced text as a version. The row is locked first, so comparing with
 * baseUpdatedAt and writing are atomic: of several saves from one base exactly one is written; the others get CONFLICT with
 * the server's copy. Source: contract, sections 4 and 9.
 */
export async function saveStory(
  ctx: Context,
  story: Authorized<Story, 'updateStory'> | Authorized<Story, 'publishStoryDraft'>,
  input: UpdateStoryInput,
  options: SaveOptions,
): Promise<Saved> {
  const { id, sessionId, authorId } = story;
  const tags = input.tags && checkedTags(input.tags);
  if (input.asDraft && input.privacyLevel != null)
    throw badInput({ privacyLevel: messages.story.draftHasNoPrivacy });
  // An empty change must not move updatedAt, which would cause conflicts on other devices.
  const { id: _id, baseUpdatedAt, autosave, writtenOn, asDraft, replacesDraft, ...changes } = input;
  if (!options.publishesDraft && Object.values(changes).every((change) => change == null))
    return { story: await loadStory(ctx, id), version: null };
  if (mayStoreUnsentText(input, options)) await ctx.rateLimits.takeOfRunning('textlessSaveMember', authorId);
  const given = changesFrom(input);
  const sendsText = given.content !== undefined || given.authorNotes != null;
  const received = sendsText ? sizeOf(given.content, given.authorNotes) : 0;
  if (mayPublishText(story, input, options)) await computeStoredFactsForRules(ctx, id, given.content);
  const outcome = await addingTags(ctx, { userId: authorId }, (newTags) =>
    ctx.db.transaction(async (tx) => {
      tx.mayTake(secondsFor(given.content));
      const locked = await lockForSave(tx, id, given.content);
      const save: Save = {
        ...{ ctx, tx, given, tags, newTags, sessionId, writtenOn, now: ctx.now() },
        base: baseUpdatedAt,
        isAutosave: autosave ?? false,
        replacesDraft: replacesDraft ?? false,
        publishesDraft: options.publishesDraft ?? false,
        isWriting: options.isWriting,
      };
      const savesDraft = asDraft && locked.before.privacyLevel !== PrivacyLevel.PRIVATE;
      const saved = await (savesDraft ? saveToDraft(save, locked) : saveToStory(save, locked));
      if (saved.isAccepted) await chargeStored(tx, ctx, authorId, { received, grown: saved.grown });
      return saved;
    }),
  );
  if (!outcome.isAccepted) throw await conflictWith(ctx, outcome.story);
  ctx.loaders.storyById.prime(id, outcome.story);
  if (outcome.content !== undefined) ctx.loaders.storyContent.prime(id, outcome.content);
  return outcome;
}

/**
 * Whether a save sends few bytes but can store the whole text as a version, so that it is limited. Auto-saves store versions only
 * now and then.
 */
const mayStoreUnsentText = (
  { content, title, privacyLevel, autosave }: UpdateStoryInput,
  { publishesDraft }: SaveOptions,
): boolean =>
  content == null && !autosave && (title != null || privacyLevel != null || publishesDraft === true);

/** Whether a save may show a text to everyone, which the spam rules then check. */
const mayPublishText = (
  story: Story,
  { content, privacyLevel, asDraft }: UpdateStoryInput,
  { publishesDraft }: SaveOptions,
): boolean =>
  (privacyLevel ?? chosenLevel(story)) === PrivacyLevel.PUBLIC &&
  (content != null || privacyLevel != null || publishesDraft === true) &&
  !(asDraft && story.privacyLevel !== PrivacyLevel.PRIVATE);

const readTagNames = async (tx: Transaction, id: string): Promise<string[]> => {
  const rows = await tx.read<{ name: string }>(
    `SELECT t.name FROM story_tags l JOIN tags t ON t.id = l.tag_id WHERE l.story_id = ? ORDER BY l.position`,
    [id],
  );
  return rows.map(({ name }) => name);
};

async function saveToStory(save: Save, locked: LockedStory): Promise<Outcome> {
  const { tx } = save;
  const { before } = locked;
  if (isOutdated(before, save)) return refusal(before);
  const draft = await readDraft(save, before);
  const setsTags = save.tags != null || (draft !== null && takesDraft(draft, save));
  const tags = setsTags ? await readTagNames(tx, before.id) : [];
  const plan = planSave({ ...locked, tags }, draft, save);
  if (plan === 'conflict') return refusal(before);
  if (plan === 'unchanged') return unchanged(before);
  return applySave(save, { before, draft }, plan);
}

/** Reads the draft of a story that others can read; with its text, if the save takes it. */
async function readDraft(save: Save, before: Story): Promise<LockedDraft | null> {
  const { tx, given } = save;
  if (!before.draftChangedAt || before.privacyLevel === PrivacyLevel.PRIVATE) return null;
  const { draft } = await loadDraftForSave(tx, before.id, given.content);
  if (!draft || !takesDraft(draft, save)) return draft;
  const content = await readDraftText(tx, before.id);
  tx.mayTake(secondsFor(content));
  return { ...draft, content };
}

/** The story and its draft before a save. */
interface BeforeSave {
  before: Story;
  draft: LockedDraft | null;
}

async function applySave(save: Save, { before, draft }: BeforeSave, plan: SavePlan): Promise<Outcome> {
  const { ctx, tx, now } = save;
  const room = save.sessionId && givesText(plan.columns) ? await sessionOfSave(tx, ctx, before) : null;
  const { versionKind: kind } = plan;
  const version = kind && (await createVersion(tx, before, { kind, createdAt: now }));
  if (draft) await applyToDraft(save, { before, draft }, plan);
  const levels = await decideLevels(tx, ctx, before, plan.checked);
  const columns = { ...plan.columns, ...levels, ...publishedAtColumn(levels, before) };
  const story = await writeStory(tx, before, columns);
  const saved = { save, before, text: story, tags: plan.tags, room, wordsBefore: plan.wordsBefore };
  for (const step of onStorySaved) await step(saved);
  return { story, isAccepted: true, version, content: plan.columns.content, grown: plan.grown };
}

async function applyToDraft(
  { tx, now }: Save,
  { before, draft }: { before: Story; draft: LockedDraft },
  plan: SavePlan,
): Promise<void> {
  if (!plan.draft) return;
  const { isRemoved, versionKind: kind } = plan.draft;
  const versionNumber = before.versionNumber + (plan.versionKind ? 1 : 0);
  if (kind) await createVersion(tx, { ...before, versionNumber }, { kind, createdAt: now, draft });
  await (isRemoved ? removeDraft : markDraftConflicting)(tx, before.id);
}

export const updateStory = async (
  ctx: Context,
  story: Authorized<Story, 'updateStory'>,
  input: UpdateStoryInput,
): Promise<Story> => (await saveStory(ctx, story, input, { isWriting: true })).story;
