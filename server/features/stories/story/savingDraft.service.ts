import { publishStoryChanged, publishStoryChangedFor } from '../../../events/publish';
import { Story, workingUpdatedAt } from '../../../model/story.entity';
import type { StoryVersion } from '../../../model/storyVersion.entity';
import { sessionOfSave } from '../../sessions/room/sessionWords';
import { loadDraftForSave, removeDraft, writeDraft } from './heldDraft';
import { createVersion } from './keepText';
import { onDraftSaved } from './onStorySaved';
import { type DraftPlan, givesText, planDraftSave } from './planSave';
import {
  type LockedStory,
  type Outcome,
  refused,
  type Save,
  type StoryChanges,
  timeAfter,
  writeStory,
} from './storySave';

/** Writes title, text and tags to the draft, and changed properties of the story itself to the story. */
export async function saveToDraft(save: Save, locked: LockedStory): Promise<Outcome> {
  const { ctx, tx, given, base } = save;
  const { before } = locked;
  const { id } = before;
  if (base && workingUpdatedAt(before) > base) return refused(before);
  const { title: _title, content: _content, wordCount: _words, excerptText: _excerpt, ...properties } = given;
  const changed = Object.fromEntries(
    Object.entries(properties).filter(([key, value]) => before[key as keyof Story] !== value),
  ) as StoryChanges;
  const isOfStory = Object.keys(changed).length > 0;
  const isOfDraft = givesText(given) || save.tags != null;
  const at = timeAfter(before, save.now);
  const room = save.sessionId && isOfDraft ? await sessionOfSave(tx, ctx, before) : null;
  const saved = isOfDraft ? await writeToDraft(save, locked) : null;
  const written: StoryChanges = {
    ...changed,
    ...(isOfStory && { updatedAt: at }),
    ...(isOfDraft && { draftChangedAt: at }),
    ...(saved?.kept && { versionNumber: before.versionNumber + 1 }),
  };
  if (Object.keys(written).length > 0) await writeStory(tx, before, written);
  if (saved) {
    const text = { ...before, wordCount: saved.wordsNow };
    for (const step of onDraftSaved) await step({ save, text, wordsBefore: saved.wordsBefore, room });
  }
  publishStoryChangedFor(tx, ctx, { id, memberId: before.authorId });
  if (isOfStory) publishStoryChanged(tx, ctx, id);
  const story = Object.assign(new Story(), before, written);
  return { story, written: true, kept: saved?.kept ?? null, grown: saved?.grown ?? 0 };
}

/** Saves the draft of a locked story, and stores the replaced draft as a version. */
async function writeToDraft(
  save: Save,
  locked: LockedStory,
): Promise<Omit<DraftPlan, 'kept'> & { kept: StoryVersion | null }> {
  const { tx, given, now } = save;
  const { before: story } = locked;
  const loaded = await loadDraftForSave(tx, story.id, given.content);
  const { draft } = loaded;
  const plan = planDraftSave(locked, loaded, save);
  const kept = plan.kept && (await createVersion(tx, story, { kind: plan.kept, createdAt: now, draft }));
  if (plan.row) await writeDraft(tx, story.id, plan.row, { isNew: !draft, content: given.content });
  else await removeDraft(tx, story.id);
  return { ...plan, kept };
}
