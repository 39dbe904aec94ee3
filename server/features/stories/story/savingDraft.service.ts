import { PrivacyLevel, StoryVersionKind } from '../../../contract/enums';
import { secondsFor } from '../../../db/statementLimits';
import { publishStoryChanged, publishStoryChangedFor } from '../../../events/publish';
import { derivedFrom } from '../../../markdown/excerpt';
import { Story, workingUpdatedAt } from '../../../model/story.entity';
import { lockForSave, recordWords } from '../../sessions/room/words';
import { countForDay } from '../../writing/writingDay/countForDay';
import { type LockedDraft, markConflicting, removeDraft, saveDraft, textOfDraft } from './heldDraft';
import { createVersion } from './keepText';
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
export async function saveToDraft(
  save: Save,
  { before, contentChanges, size }: LockedStory,
): Promise<Outcome> {
  const { ctx, tx, input, given, tags, now } = save;
  const { id } = before;
  const base = input.baseUpdatedAt;
  if (base && workingUpdatedAt(before) > base) return refused(before);
  const { title, content, wordCount, excerptText: _, ...properties } = given;
  const changed = Object.fromEntries(
    Object.entries(properties).filter(([key, value]) => before[key as keyof Story] !== value),
  ) as StoryChanges;
  const isOfStory = Object.keys(changed).length > 0;
  const isOfDraft = title !== undefined || content !== undefined || tags != null;
  const at = timeAfter(before, now);
  const inSession = save.sessionId && isOfDraft ? await lockForSave(tx, ctx, id) : null;
  const saved = isOfDraft
    ? await saveDraft(tx, {
        story: before,
        storySize: size,
        text: { title, content, wordCount, tags },
        contentChanges,
        isOnCurrent: base != null,
        isAutosave: input.autosave ?? false,
        now,
        at,
      })
    : null;
  const kept = saved?.kept ?? null;
  const written: StoryChanges = {
    ...changed,
    ...(isOfStory && { updatedAt: at }),
    ...(isOfDraft && { draftChangedAt: at }),
    ...(kept && { versionNumber: before.versionNumber + 1 }),
  };
  if (Object.keys(written).length > 0) await writeStory(tx, before, written);
  if (saved) {
    const { wordsBefore, wordsNow } = saved;
    // The room shows the story's own title.
    if (inSession)
      await recordWords(tx, ctx, { ...inSession, words: wordsBefore }, { ...inSession, wordCount: wordsNow });
    if (save.isWriting)
      await countForDay(tx, ctx, {
        text: { id, authorId: before.authorId, wordCount: wordsNow },
        before: wordsBefore,
        writtenOn: input.writtenOn,
      });
  }
  publishStoryChangedFor(tx, ctx, { id, memberId: before.authorId });
  if (isOfStory) publishStoryChanged(tx, ctx, id);
  return {
    story: Object.assign(new Story(), before, written),
    written: true,
    kept,
    grown: saved?.grown ?? 0,
  };
}

/** Completes a save from the draft: with all fields to publish it, with the missing ones if the story becomes private. */
export async function completeFromDraft(save: Save, draft: LockedDraft): Promise<boolean> {
  const { tx, given } = save;
  const content = await textOfDraft(tx, draft.id);
  tx.mayTake(secondsFor(content));
  save.given = { title: draft.title, content, ...derivedFrom(content), ...given };
  save.tags ??= draft.tags;
  return draft.isChanged;
}

/** Whether a save of the published text comes from someone who has seen the draft, so that it replaces it. */
export function seesDraft({ input, publishesDraft }: Save, before: Story): boolean {
  const base = input.baseUpdatedAt;
  return publishesDraft || (input.replacesDraft && (!base || workingUpdatedAt(before) <= base)) || false;
}

/**
 * Removes the draft when the published text is saved, if the saved text replaces it or the story has only one text from now
 * on; otherwise marks it as conflicting. A text that would be lost with it becomes a version.
 */
export async function resolveDraft(
  save: Save,
  before: Story,
  draft: LockedDraft,
  { textChanges, hasKept }: { textChanges: boolean; hasKept: boolean },
): Promise<{ isRemoved: boolean; hasKept: boolean } | null> {
  const { tx, given, now } = save;
  const isSeen = seesDraft(save, before);
  if (!isSeen && given.privacyLevel !== PrivacyLevel.PRIVATE) {
    if (!textChanges) return null;
    await markConflicting(tx, draft.id);
    return { isRemoved: false, hasKept: false };
  }
  const differs =
    draft.contentChanges ||
    (given.content === undefined && draft.isChanged) ||
    (given.title ?? before.title) !== draft.title;
  const losesConflict = !isSeen || draft.isConflicting;
  // An auto-saved draft that the author has seen is only a step to the text that replaces it, unless it lost a conflict.
  const isLost = differs && (losesConflict || !(draft.isAutosaved && given.content !== undefined));
  if (isLost)
    await createVersion(
      tx,
      { ...before, versionNumber: before.versionNumber + (hasKept ? 1 : 0) },
      { kind: losesConflict ? StoryVersionKind.NOT_CHOSEN : StoryVersionKind.SAVED, createdAt: now, draft },
    );
  await removeDraft(tx, draft.id);
  return { isRemoved: true, hasKept: isLost };
}
