import { publishStoryChanged, publishStoryChangedFor } from '../../../events/publish';
import { type Story, workingUpdatedAt } from '../../../model/story.entity';
import type { StoryVersion } from '../../../model/storyVersion.entity';
import { sessionOfSave } from '../../sessions/room/sessionWords';
import { createVersion } from './createVersion';
import { loadDraftForSave, removeDraft, writeDraft } from './lockedDraft';
import { onDraftSaved } from './onStorySaved';
import { type DraftPlan, givesText, planDraftSave } from './planSave';
import {
  type LockedStory,
  type Outcome,
  refusal,
  type Save,
  type StoryChanges,
  timeAfter,
  writeStory,
} from './storySave';

/** Writes title, text and tags to the draft, and other changed properties to the story itself. */
export async function saveToDraft(save: Save, locked: LockedStory): Promise<Outcome> {
  const { ctx, tx, given, base } = save;
  const { before } = locked;
  const { id } = before;
  if (base && workingUpdatedAt(before) > base) return refusal(before);
  const { title: _title, content: _content, wordCount: _words, excerptText: _excerpt, ...properties } = given;
  const changed = Object.fromEntries(
    Object.entries(properties).filter(([key, value]) => before[key as keyof Story] !== value),
  ) as StoryChanges;
  const changesStory = Object.keys(changed).length > 0;
  const changesDraft = givesText(given) || save.tags != null;
  const changedAt = timeAfter(before, save.now);
  const room = save.sessionId && changesDraft ? await sessionOfSave(tx, ctx, before) : null;
  const saved = changesDraft ? await writeToDraft(save, locked) : null;
  const columns: StoryChanges = {
    ...changed,
    ...(changesStory && { updatedAt: changedAt }),
    ...(changesDraft && { draftChangedAt: changedAt }),
    ...(saved?.version && { versionNumber: before.versionNumber + 1 }),
  };
  const story = Object.keys(columns).length > 0 ? await writeStory(tx, before, columns) : before;
  if (saved) {
    const text = { ...before, wordCount: saved.wordsNow };
    for (const step of onDraftSaved) await step({ save, text, wordsBefore: saved.wordsBefore, room });
  }
  publishStoryChangedFor(tx, ctx, { id, memberId: before.authorId });
  if (changesStory) publishStoryChanged(tx, ctx, id);
  return { story, isAccepted: true, version: saved?.version ?? null, grown: saved?.grown ?? 0 };
}

/** Saves the draft of a locked story, and stores the replaced draft as a version. */
async function writeToDraft(
  save: Save,
  locked: LockedStory,
): Promise<DraftPlan & { version: StoryVersion | null }> {
  const { tx, given, now } = save;
  const { before: story } = locked;
  const loaded = await loadDraftForSave(tx, story.id, given.content);
  const { draft } = loaded;
  const plan = planDraftSave(locked, loaded, save);
  const { versionKind: kind } = plan;
  const version = kind && (await createVersion(tx, story, { kind, createdAt: now, draft }));
  if (plan.row) await writeDraft(tx, story.id, plan.row, { isNew: !draft, content: given.content });
  else await removeDraft(tx, story.id);
  return { ...plan, version };
}
