import { PrivacyLevel, StoryVersionKind } from '../../../contract/enums';
import { secondsFor } from '../../../db/statementLimits';
import { publishStoryChanged, publishStoryChangedFor } from '../../../events/publish';
import { derivedFrom } from '../../../markdown/excerpt';
import { Story, workingUpdatedAt } from '../../../model/story.entity';
import { lockForSave, recordWords } from '../../sessions/room/words';
import { countForDay } from '../../writing/writingDay/countForDay';
import { type HeldDraft, markConflicting, removeDraft, saveDraft, textOfDraft } from './heldDraft';
import { keepText } from './keepText';
import {
  type Given,
  type Locked,
  type Outcome,
  refused,
  type Save,
  timeAfter,
  writeStory,
} from './storySave';

/** Writes title, text and tags to the draft, and the story's own properties, where they change, to the story. */
export async function saveToDraft(save: Save, { before, contentChanges, size }: Locked): Promise<Outcome> {
  const { ctx, tx, input, given, tags, now } = save;
  const { id } = before;
  const base = input.baseUpdatedAt;
  if (base && workingUpdatedAt(before) > base) return refused(before);
  const { title, content, wordCount, excerptText: _, ...properties } = given;
  const changed = Object.fromEntries(
    Object.entries(properties).filter(([key, value]) => before[key as keyof Story] !== value),
  ) as Given;
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
  const written: Given = {
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

/** Adds to a save what it takes from the draft: all to publish it, and what isn't given where the story becomes private. */
export async function completeFromDraft(save: Save, draft: HeldDraft): Promise<boolean> {
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
 * What becomes of the draft when the published text is saved: it is removed if the saved text replaces it, or if the
 * story has one text from now on; otherwise it is marked as conflicting. A text that is lost with it becomes a version.
 */
export async function settleDraft(
  save: Save,
  before: Story,
  draft: HeldDraft,
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
  // An auto-saved text that its author has seen was only a step to the one that replaces it, unless another one won over it.
  const isLost = differs && (losesConflict || !(draft.isAutosaved && given.content !== undefined));
  if (isLost)
    await keepText(
      tx,
      { ...before, versionNumber: before.versionNumber + (hasKept ? 1 : 0) },
      { kind: losesConflict ? StoryVersionKind.NOT_CHOSEN : StoryVersionKind.SAVED, createdAt: now, draft },
    );
  await removeDraft(tx, draft.id);
  return { isRemoved: true, hasKept: isLost };
}
