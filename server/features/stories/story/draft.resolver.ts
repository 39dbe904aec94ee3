import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { authorize } from '../../../authz/authorize';
import { Story, workingUpdatedAt } from '../../../model/story.entity';
import { StoryDraft } from '../../../model/storyDraft.entity';
import type { Context } from '../../../request/context';
import { discardStoryDraft } from './discarding.service';
import { saveStory } from './saving.service';
import { DiscardStoryDraftInput, PublishStoryDraftInput } from './story.inputs';
import { DiscardStoryDraftPayload, PublishStoryDraftPayload } from './story.types';

const isAuthor = ({ viewer }: Context, { authorId }: Story) => viewer?.id === authorId;

/** Stories that never had a draft need no statement. */
const draftOf = (ctx: Context, story: Story): Promise<StoryDraft | null> | null =>
  isAuthor(ctx, story) && story.draftChangedAt !== null ? ctx.loaders.storyDraft.load(story.id) : null;

@Resolver(() => Story)
export class StoryDraftsResolver {
  @Mutation(() => PublishStoryDraftPayload, {
    description:
      'Publishes the draft of a story; without one nothing changes. CONFLICT if it or the story was changed since the base, and for a conflicting draft without a base.',
  })
  async publishStoryDraft(
    @Ctx() ctx: Context,
    @Arg('input') { id, baseUpdatedAt }: PublishStoryDraftInput,
  ): Promise<PublishStoryDraftPayload> {
    const story = await authorize(ctx, 'publishStoryDraft', id);
    const options = { isWriting: false, publishesDraft: true };
    return { story: (await saveStory(ctx, story, { id, baseUpdatedAt }, options)).story };
  }

  @Mutation(() => DiscardStoryDraftPayload, {
    description:
      'Discards the draft of a story, which becomes a version; without one nothing changes. CONFLICT if it or the story was changed since the base.',
  })
  async discardStoryDraft(
    @Ctx() ctx: Context,
    @Arg('input') input: DiscardStoryDraftInput,
  ): Promise<DiscardStoryDraftPayload> {
    const story = await authorize(ctx, 'discardStoryDraft', input.id);
    return { story: await discardStoryDraft(ctx, story, input) };
  }

  @FieldResolver(() => Int, {
    description:
      'Increases by one with every stored version. For everyone but its author, as of the last change of the text that they read.',
  })
  versionNumber(@Root() story: Story, @Ctx() ctx: Context): number {
    return isAuthor(ctx, story) ? story.versionNumber : story.shownVersionNumber;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Grows with each change that the viewer may notice, so that clients can drop what is older. Null for visitors, who get the same answer until something that they see changes.',
  })
  rowVersion(@Root() story: Story, @Ctx() ctx: Context): number | null {
    if (!ctx.viewer) return null;
    return story.rowVersion - (isAuthor(ctx, story) ? 0 : story.unnoticedWrites);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Increases by one when its author decides anew who may read it, also from another device. Null for everyone else.',
  })
  audienceRevision(@Root() story: Story, @Ctx() ctx: Context): number | null {
    return isAuthor(ctx, story) ? story.audienceRevision : null;
  }

  @FieldResolver(() => StoryDraft, {
    nullable: true,
    description: 'Its changes that are not published yet; null without any, and for everyone but its author.',
  })
  draft(@Root() story: Story, @Ctx() ctx: Context): Promise<StoryDraft | null> | null {
    return draftOf(ctx, story);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it has a draft; false for everyone but its author.',
  })
  async hasUnpublishedChanges(@Root() story: Story, @Ctx() ctx: Context): Promise<boolean> {
    return (await draftOf(ctx, story)) !== null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When its text or its draft last changed; the base for the next save of the draft. Null for everyone but its author.',
  })
  workingUpdatedAt(@Root() story: Story, @Ctx() ctx: Context): Date | null {
    return isAuthor(ctx, story) ? workingUpdatedAt(story) : null;
  }
}

@Resolver(() => StoryDraft)
export class StoryDraftResolver {
  @FieldResolver(() => String, { description: 'The whole text, in Markdown.' })
  content(@Root() draft: StoryDraft, @Ctx() ctx: Context): Promise<string> {
    return ctx.loaders.storyDraftContent.load(draft.id);
  }
}
