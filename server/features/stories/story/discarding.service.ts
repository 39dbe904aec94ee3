import type { Authorized } from '../../../authz/authorize';
import { StoryVersionKind } from '../../../contract/enums';
import { publishStoryChangedFor } from '../../../events/publish';
import { Story, workingUpdatedAt } from '../../../model/story.entity';
import { chargeStored } from '../../../record/storedTexts';
import type { Context } from '../../../request/context';
import { loadDraftForSave, removeDraft } from './heldDraft';
import { createVersion } from './keepText';
import type { DiscardStoryDraftInput } from './story.inputs';
import { conflictWith } from './story.service';
import { lock, type Outcome, timeAfter, writeStory } from './storySave';

/** Removes a story's draft; its text becomes a version. Without a draft nothing changes. */
export async function discardStoryDraft(
  ctx: Context,
  { id, authorId }: Authorized<Story, 'discardStoryDraft'>,
  { baseUpdatedAt: base }: DiscardStoryDraftInput,
): Promise<Story> {
  // Its text becomes a version that stays.
  await ctx.rateLimits.takeOfRunning('versionMember', authorId);
  const { story, written } = await ctx.db.transaction(async (tx): Promise<Outcome> => {
    tx.mayTake(30);
    const { before } = await lock(tx, id, undefined);
    if (base && workingUpdatedAt(before) > base)
      return { story: before, written: false, kept: null, grown: 0 };
    const { draft } = await loadDraftForSave(tx, id, undefined);
    if (!draft) return { story: before, written: true, kept: null, grown: 0 };
    const now = ctx.now();
    const kept =
      draft.isChanged || draft.title !== before.title
        ? await createVersion(tx, before, { kind: StoryVersionKind.NOT_CHOSEN, createdAt: now, draft })
        : null;
    await removeDraft(tx, id);
    const changed = {
      draftChangedAt: timeAfter(before, now),
      versionNumber: before.versionNumber + (kept ? 1 : 0),
    };
    await writeStory(tx, before, changed);
    publishStoryChangedFor(tx, ctx, { id, memberId: authorId });
    const grown = kept ? 0 : -draft.size;
    await chargeStored(tx, ctx, authorId, { received: 0, grown });
    return { story: Object.assign(new Story(), before, changed), written: true, kept, grown };
  });
  if (!written) throw await conflictWith(ctx, story);
  return story;
}
