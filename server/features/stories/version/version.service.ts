import { type Authorized, authorize } from '../../../authz/authorize';
import { StoryVersionKind } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { publishStoryChangedFor } from '../../../events/publish';
import { badInput, notFound } from '../../../lib/errors';
import { oneLine } from '../../../lib/normalizeText';
import { countWords } from '../../../markdown/wordCount';
import { Story } from '../../../model/story.entity';
import { draftRows } from '../../../model/storyDraft.entity';
import { StoryVersion, versionRows } from '../../../model/storyVersion.entity';
import { chargeStored } from '../../../record/storedTexts';
import { sizeSql } from '../../../record/textSizes';
import type { Context } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { createVersion } from '../story/createVersion';
import { saveStory } from '../story/saving.service';
import { readStory, unnoticed } from '../table/storiesTable';
import type { CreateStoryVersionInput } from './version.inputs';

const nameOf = (name: string | null | undefined) => oneLine(name ?? '') || null;

/** The text that the input gives; undefined if the version is to have the story's current text, or its draft's. */
function givenText({ title, content }: CreateStoryVersionInput) {
  if (content != null)
    return { title: title == null ? null : oneLine(title), content, wordCount: countWords(content) };
  if (title != null) throw badInput({ title: messages.version.titleAlone });
  return undefined;
}

/** Stores a text as a version; a repeated localId of the same story returns the existing one. */
export function createStoryVersion(
  ctx: Context,
  story: Authorized<Story, 'createStoryVersion'>,
  input: CreateStoryVersionInput,
): Promise<StoryVersion> {
  const text = givenText(input);
  return createOnce(ctx, {
    localId: input.localId,
    limit: ['versionMember', story.authorId],
    find: (localId) =>
      versionRows.first(ctx.db, 'WHERE v.story_id = ? AND v.local_id = ?', [story.id, localId]),
    create: () => createNewVersion(ctx, story, input, text),
  });
}

/** Stores the version and increases the story's version number. Its updatedAt stays, so that no edit gets a conflict. */
async function createNewVersion(
  ctx: Context,
  { id, authorId }: Authorized<Story, 'createStoryVersion'>,
  { name, localId = null }: CreateStoryVersionInput,
  text: ReturnType<typeof givenText>,
): Promise<StoryVersion> {
  return ctx.db.transaction(async (tx) => {
    const story = await readStory(tx, id, ['id', 'versionNumber', 'title', 'wordCount'], 'FOR UPDATE');
    const draft = text ? undefined : await draftRows.first(tx, 'WHERE d.id = ?', [id]);
    if (!story) throw notFound(messages.story.notFound);
    // Copying a long text takes longer than other statements may.
    tx.mayTake(30);
    const made = await createVersion(tx, story, {
      kind: text ? StoryVersionKind.NOT_CHOSEN : StoryVersionKind.NAMED,
      createdAt: ctx.now(),
      name: nameOf(name),
      localId,
      text,
      draft,
    });
    await tx.update(Story, { id }, { versionNumber: story.versionNumber + 1, ...unnoticed });
    publishStoryChangedFor(tx, ctx, { id, memberId: authorId });
    const [stored] = await tx.read<{ size: string }>(
      `SELECT ${sizeSql('content')} AS size FROM story_versions WHERE id = ?`,
      [made.id],
    );
    const grown = Number(stored?.size ?? 0);
    await chargeStored(tx, ctx, authorId, { received: 0, grown });
    return made;
  });
}

export async function renameStoryVersion(
  ctx: Context,
  version: Authorized<StoryVersion, 'renameStoryVersion'>,
  name: string | null | undefined,
): Promise<StoryVersion> {
  const { id } = version;
  const named = nameOf(name);
  await ctx.db.transaction(async (tx) => {
    // Without a name, a version is thinned like others of its age.
    if ((await tx.update(StoryVersion, { id }, { name: named, ...(!named && { thinned: 0 }) })) === 0)
      throw notFound(messages.version.notFound);
  });
  const renamed = Object.assign(new StoryVersion(), version, { name: named });
  return renamed;
}

/**
 * Saves a version's title and text like an explicit save, which stores the replaced text, so restoring can be
 * undone. If others can read the story, they are saved as its draft.
 */
export async function restoreStoryVersion(
  ctx: Context,
  { id, storyId, title }: Authorized<StoryVersion, 'restoreStoryVersion'>,
  baseUpdatedAt: Date | null | undefined,
) {
  const story = await authorize(ctx, 'updateStory', storyId);
  // The replaced text becomes a version, however little was sent.
  await ctx.rateLimits.takeOfRunning('versionMember', story.authorId);
  const content = await ctx.loaders.storyVersionContent.load(id);
  const input = { id: storyId, title, content, baseUpdatedAt, asDraft: true };
  return saveStory(ctx, story, input, { isWriting: false });
}
