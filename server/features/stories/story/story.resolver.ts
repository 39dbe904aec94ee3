import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { authorize, authorizeMember, can, findAllowed, signedInViewer } from '../../../authz/authorize';
import { PrivacyLevel } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { type Connection, edgeCursor } from '../../../graphql/connection';
import { excerptLength } from '../../../graphql/inputRules';
import { withCommas } from '../../../lib/withCommas';
import { excerptOf } from '../../../markdown/excerpt';
import { readingTimeMinutes } from '../../../markdown/wordCount';
import { Story } from '../../../model/story.entity';
import { Tag } from '../../../model/tag.entity';
import { User } from '../../../model/user.entity';
import { type Context, recheckViewer, type Subscribing } from '../../../request/context';
import { chosenLevel } from '../withholding/withholding';
import { isSharedByName } from './currentStory';
import { favoriteStory, unfavoriteStory } from './favoriting.service';
import { maxScanned } from './publicSearch';
import { updateStory } from './saving.service';
import { shareStory } from './sharing.service';
import {
  CreateStoryInput,
  DeleteStoryInput,
  FavoriteStoryInput,
  PublicStoriesArgs,
  ShareStoryInput,
  UnfavoriteStoryInput,
  UpdateStoryInput,
} from './story.inputs';
import { favoriteStoriesSource, ownStoriesSource, publicStories } from './story.lists';
import { createStory, deleteStory } from './story.service';
import {
  CreateStoryPayload,
  DeleteStoryPayload,
  FavoriteStoryPayload,
  ShareStoryPayload,
  StoryChange,
  StoryConnection,
  UnfavoriteStoryPayload,
  UpdateStoryPayload,
} from './story.types';
import { type LastSent, storyEvents } from './storyEvents';

/** Each level of neighbours waits for a statement of its own, so the cost doubles with each and limits their depth. */
const costOfNeighbor = ({ childComplexity }: { childComplexity: number }) => 1 + 2 * childComplexity;

@Resolver(() => Story)
export class StoryResolver {
  @Query(() => Story, {
    nullable: true,
    description: "A story by id; NOT_FOUND if it doesn't exist or the viewer may not read it.",
  })
  async story(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The story.' }) id: string,
  ): Promise<Story> {
    return authorize(ctx, 'story', id);
  }

  @Query(() => StoryConnection, {
    description: `Public stories, latest published first. In a search for common words, totalCount covers only the latest ${withCommas(maxScanned)} stories of the list.`,
  })
  publicStories(@Ctx() ctx: Context, @Args() args: PublicStoriesArgs): Promise<Connection<Story>> {
    authorize(ctx, 'publicStories');
    return publicStories(ctx, args);
  }

  @Mutation(() => CreateStoryPayload, { description: 'Creates a story.' })
  async createStory(@Ctx() ctx: Context, @Arg('input') input: CreateStoryInput): Promise<CreateStoryPayload> {
    const story = await createStory(ctx, authorizeMember(ctx, 'createStory'), input);
    return { story, storyEdge: { node: story, cursor: edgeCursor(ownStoriesSource, story) } };
  }

  @Mutation(() => UpdateStoryPayload, {
    description: 'Changes a story, or its draft; CONFLICT if it was changed since the base.',
  })
  async updateStory(@Ctx() ctx: Context, @Arg('input') input: UpdateStoryInput): Promise<UpdateStoryPayload> {
    const story = await authorize(ctx, 'updateStory', input.id);
    return { story: await updateStory(ctx, story, input) };
  }

  @Mutation(() => DeleteStoryPayload, {
    description: 'Permanently deletes a story; CONFLICT if it was changed since the base.',
  })
  async deleteStory(
    @Ctx() ctx: Context,
    @Arg('input') { id, baseUpdatedAt }: DeleteStoryInput,
  ): Promise<DeleteStoryPayload> {
    const story = await authorize(ctx, 'deleteStory', id);
    await deleteStory(ctx, story, baseUpdatedAt);
    return { deletedStoryId: id };
  }

  @Mutation(() => ShareStoryPayload, {
    description: 'Shares a story with every member, or with named ones; a public one stays public.',
  })
  async shareStory(@Ctx() ctx: Context, @Arg('input') input: ShareStoryInput): Promise<ShareStoryPayload> {
    const story = await authorize(ctx, 'shareStory', input.id);
    return { story: await shareStory(ctx, story, input) };
  }

  @Mutation(() => FavoriteStoryPayload, {
    description: "Adds a story to the viewer's favourites; repeating it changes nothing.",
  })
  async favoriteStory(
    @Ctx() ctx: Context,
    @Arg('input') { id }: FavoriteStoryInput,
  ): Promise<FavoriteStoryPayload> {
    const story = await authorize(ctx, 'favoriteStory', id);
    const favoritedAt = await favoriteStory(ctx, signedInViewer(ctx).id, story);
    const cursor = edgeCursor(favoriteStoriesSource, Object.assign(new Story(), story, { favoritedAt }));
    return { story, storyEdge: { node: story, cursor } };
  }

  @Mutation(() => UnfavoriteStoryPayload, {
    description: "Removes a story from the viewer's favourites; repeating it changes nothing.",
  })
  async unfavoriteStory(
    @Ctx() ctx: Context,
    @Arg('input') { id }: UnfavoriteStoryInput,
  ): Promise<UnfavoriteStoryPayload> {
    await unfavoriteStory(ctx, authorizeMember(ctx, 'unfavoriteStory'), id);
    const story = await ctx.loaders.storyById.load(id);
    return { unfavoritedStoryId: id, story: story && (await can(ctx, 'story', story)) ? story : null };
  }

  @Subscription(() => StoryChange, {
    description:
      'Sends changes of a story that the viewer may read, and its deletion or withdrawal. Those of a draft or of comments that wait go to whoever may see these.',
    subscribe: async ({ args: { id }, context: ctx }: Subscribing) => {
      await authorize(ctx, 'storyChanged', id);
      const topicsOfViewer = ctx.viewer ? [['storyChangedFor', `${id} ${ctx.viewer.id}`] as const] : [];
      const events = ctx.pubSub.watch(['storyChanged', id], ...topicsOfViewer);
      return storyEvents(events, async () => {
        try {
          await recheckViewer(ctx);
          return (await findAllowed(ctx, 'storyChanged', id)) !== null;
        } catch {
          // The event is sent, and resolving it reports the error.
          return true;
        }
      });
    },
  })
  async storyChanged(
    @Ctx() ctx: Context,
    @Root() last: LastSent,
    @Arg('id', () => ID, { description: 'The story to follow.' }) id: string,
  ): Promise<StoryChange> {
    await recheckViewer(ctx);
    const story = await findAllowed(ctx, 'storyChanged', id);
    last.isRemoved = story === null;
    return { story, removedStoryId: story ? null : id };
  }

  @FieldResolver(() => String, { description: 'The whole text, in Markdown.' })
  content(@Root() story: Story, @Ctx() ctx: Context): Promise<string> {
    return ctx.loaders.storyContent.load(story.id);
  }

  @FieldResolver(() => String, {
    description: "The start as plain text, at most `length` characters, followed by '...' if truncated.",
  })
  excerpt(@Root() story: Story, @Arg('length', () => Int, excerptLength) length: number): string {
    return excerptOf(story.excerptText, length);
  }

  @FieldResolver(() => Int, {
    description: `Reading time in minutes at ${limits.wordsPerMinute} words a minute, rounded up.`,
  })
  readingTimeMinutes(@Root() story: Story): number {
    return readingTimeMinutes(story.wordCount);
  }

  @FieldResolver(() => User, { description: 'Its author.' })
  author(@Root() story: Story, @Ctx() ctx: Context): Promise<User | null> {
    // Visitors see the biographies of authors with a public story. This story is one, so no statement need look for it.
    if (!ctx.viewer && story.privacyLevel === PrivacyLevel.PUBLIC)
      ctx.loaders.hasPublicStory.prime(story.authorId, true);
    return ctx.loaders.userById.load(story.authorId);
  }

  @FieldResolver(() => Story, {
    nullable: true,
    description:
      "The author's public story published directly after this one; null if this one isn't public.",
    complexity: costOfNeighbor,
  })
  nextByAuthor(@Root() story: Story, @Ctx() ctx: Context): Promise<Story | null> {
    return ctx.loaders.storyNeighbor.load({ of: story, side: 'next' });
  }

  @FieldResolver(() => Story, {
    nullable: true,
    description:
      "The author's public story published directly before this one; null if this one isn't public.",
    complexity: costOfNeighbor,
  })
  previousByAuthor(@Root() story: Story, @Ctx() ctx: Context): Promise<Story | null> {
    return ctx.loaders.storyNeighbor.load({ of: story, side: 'previous' });
  }

  @FieldResolver(() => [Tag], { description: "Its tags in the author's order." })
  tags(@Root() story: Story, @Ctx() ctx: Context): Promise<Tag[]> {
    return ctx.loaders.storyTags.load(story.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The author's private notes; null for everyone else.",
  })
  notes(@Root() story: Story, @Ctx() ctx: Context): string | null {
    return ctx.viewer?.id === story.authorId ? story.authorNotes : null;
  }

  @FieldResolver(() => [User], {
    nullable: true,
    description:
      'The members named when sharing it, without deleted accounts; null if nobody was named, and for everyone but the author.',
    complexity: ({ childComplexity }) => 1 + limits.story.sharedWithUsual * childComplexity,
  })
  async sharedWith(@Root() story: Story, @Ctx() ctx: Context): Promise<User[] | null> {
    if (ctx.viewer?.id !== story.authorId || story.sharedWithAll) return null;
    const named = await ctx.loaders.storySharedWith.load(story.id);
    const users = await Promise.all(named.map((id) => ctx.loaders.userById.load(id)));
    return users.filter((user) => user !== null && user.deletedAt === null) as User[];
  }

  @FieldResolver(() => PrivacyLevel, { description: 'Who may read it.' })
  privacyLevel(@Root() story: Story): PrivacyLevel {
    return chosenLevel(story);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether organisers have hidden it from all but its author, whatever its privacy level; told to the author.',
  })
  async isHiddenByOrganisers(
    @Root() { id, authorId, privacyLevel }: Story,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    if (ctx.viewer?.id !== authorId || privacyLevel !== 'withheld') return false;
    return (await ctx.loaders.contentIsHidden.load(id)) === true;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its author shared it with the viewer by name.',
  })
  isSharedWithViewer(@Root() story: Story, @Ctx() { viewer }: Context): boolean {
    const isSharedByName = story.privacyLevel === 'shared' && !story.sharedWithAll;
    // A reader of a story shared by name is always one of the named members.
    return isSharedByName && viewer !== null && viewer.id !== story.authorId;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is shared with members by name, rather than with every member.',
  })
  isSharedByName(@Root() story: Story): boolean {
    return isSharedByName(story);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it is one of the viewer's favourites; false for a visitor.",
  })
  isFavorited(@Root() story: Story, @Ctx() ctx: Context): boolean | Promise<boolean> {
    return ctx.viewer ? ctx.loaders.storyIsFavorited.load(story.id) : false;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change it.' })
  viewerCanEdit(@Root() story: Story, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'updateStory', story);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may share it and it is still private.' })
  async viewerCanShare(@Root() story: Story, @Ctx() ctx: Context): Promise<boolean> {
    return story.privacyLevel === 'private' && (await can(ctx, 'shareStory', story));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  viewerCanDelete(@Root() story: Story, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'deleteStory', story);
  }
}
