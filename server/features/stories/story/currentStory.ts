import { PrivacyLevel } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { AppError, notFound } from '../../../lib/errors';
import { type Story, workingUpdatedAt } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { chosenLevel } from '../withholding/withholding';

/** Loads a story as it is now; NOT_FOUND if it was deleted. */
export async function loadStory(ctx: Context, id: string): Promise<Story> {
  const story = await ctx.loaders.storyById.load(id);
  if (!story) throw notFound(messages.story.notFound);
  return story;
}

/** Whether its author chose to share it with members by name. */
export const isSharedByName = (story: Story): boolean =>
  chosenLevel(story) === PrivacyLevel.SHARED && !story.sharedWithAll;

/** Builds the CONFLICT error with the server's copy of a story and its draft; enum values are in GraphQL's upper case. */
export async function conflictWith(ctx: Context, story: Story): Promise<AppError> {
  const { id } = story;
  const [content, tags, draft] = await Promise.all([
    ctx.loaders.storyContent.load(id),
    ctx.loaders.storyTags.load(id),
    ctx.loaders.storyDraft.load(id),
  ]);
  return new AppError('CONFLICT', messages.story.conflict, {
    story: {
      id: story.id,
      title: story.title,
      content,
      privacyLevel: chosenLevel(story).toUpperCase(),
      publishedAt: story.publishedAt?.toISOString() ?? null,
      isSharedByName: isSharedByName(story),
      audienceRevision: story.audienceRevision,
      tags: tags.map(({ name }) => name),
      listed: story.listed,
      lang: story.lang,
      notes: ctx.viewer?.id === story.authorId ? story.authorNotes : null,
      versionNumber: story.versionNumber,
      updatedAt: story.updatedAt.toISOString(),
      workingUpdatedAt: workingUpdatedAt(story).toISOString(),
      draft: draft && {
        title: draft.title,
        content: await ctx.loaders.storyDraftContent.load(id),
        tags: draft.tags,
        isConflicting: draft.isConflicting,
        updatedAt: draft.updatedAt.toISOString(),
      },
    },
  });
}
