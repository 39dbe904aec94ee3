import type { Authorized } from '../../../authz/authorize';
import { StoryVersionKind } from '../../../contract/enums';
import { publishStoryChangedFor } from '../../../events/publish';
import { type Story, workingUpdatedAt } from '../../../model/story.entity';
import { chargeStored } from '../../../record/storedTexts';
import type { Context } from '../../../request/context';
import { createVersion } from './createVersion';
import { conflictWith } from './currentStory';
import { loadDraftForSave, removeDraft } from './lockedDraft';
import type { DiscardStoryDraftInput } from './story.inputs';
import { lockForSave, type Outcome, refusal, timeAfter, unchanged, writeStory } from './storySave';

/** Removes a story's draft; its text becomes a version. Without a draft nothing changes. */
export async function discardStoryDraft(
  ctx: Context,
  { id, authorId }: Authorized<Story, 'discardStoryDraft'>,
  { baseUpdatedAt: base }: DiscardStoryDraftInput,
): Promise<Story> {
  // The draft becomes a version, so discarding is limited as storing versions is.
  await ctx.rateLimits.takeOfRunning('versionMember', authorId);
  const { story, isAccepted } = await ctx.db.transaction(async (tx): Promise<Outcome> => {
    // Copying a long text takes longer than other statements may.
    tx.mayTake(30);
    const { before } = await lockForSave(tx, id, undefined);
    if (base && workingUpdatedAt(before) > base) return refusal(before);
    const { draft } = await loadDraftForSave(tx, id, undefined);
    if (!draft) return unchanged(before);
    const now = ctx.now();
    const version =
      draft.differsFromPublished || draft.title !== before.title
        ? await createVersion(tx, before, { kind: StoryVersionKind.NOT_CHOSEN, createdAt: now, draft })
        : null;
    await removeDraft(tx, id);
    const changed = {
      draftChangedAt: timeAfter(before, now),
      versionNumber: before.versionNumber + (version ? 1 : 0),
    };
    const story = await writeStory(tx, before, changed);
    publishStoryChangedFor(tx, ctx, { id, memberId: authorId });
    const grown = version ? 0 : -draft.size;
    await chargeStored(tx, ctx, authorId, { received: 0, grown });
    return { story, isAccepted: true, version, grown };
  });
  if (!isAccepted) throw await conflictWith(ctx, story);
  return story;
}
