import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { type Connection, ConnectionArgs } from '../../../graphql/connection';
import { forbidden } from '../../../lib/errors';
import { Story } from '../../../model/story.entity';
import { Tag } from '../../../model/tag.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { tagsOfStories, viewerStories } from './ownList';
import { FavoriteStoriesArgs, OwnStoriesArgs } from './story.inputs';
import { favoriteStories, sharedStories, storiesBy } from './story.lists';
import { StoryConnection, UserStats, WaitingStory } from './story.types';
import { newInGroup, waitingStories } from './waiting.lists';

@Resolver(() => User)
export class UserStoriesResolver {
  @FieldResolver(() => StoryConnection, {
    description: 'Their stories that the viewer may read, newest first.',
  })
  stories(@Root() user: User, @Ctx() ctx: Context, @Args() args: ConnectionArgs): Promise<Connection<Story>> {
    return storiesBy(ctx, user.id, args);
  }

  @FieldResolver(() => StoryConnection, { description: 'Their public stories, latest published first.' })
  publicStories(
    @Root() user: User,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<Story>> {
    return ctx.loaders.publicStoriesOfMember(args).load(user.id);
  }

  @FieldResolver(() => UserStats, {
    nullable: true,
    description: 'Their statistics; FORBIDDEN for everyone else, because they include private texts.',
  })
  stats(@Root() user: User, @Ctx() ctx: Context): Promise<UserStats> {
    if (ctx.viewer?.id !== user.id) throw forbidden();
    return ctx.loaders.userStats.load(user.id);
  }
}

@Resolver(() => Viewer)
export class ViewerStoriesResolver {
  @FieldResolver(() => StoryConnection, { description: "The viewer's own stories, newest first by default." })
  stories(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: OwnStoriesArgs,
  ): Promise<Connection<Story>> {
    return viewerStories(ctx, user.id, args);
  }

  @FieldResolver(() => [Tag], {
    description: `The tags of the viewer's own stories: the ${limits.story.ownTagsListed} that are used most, by name.`,
    complexity: ({ childComplexity }) => 1 + limits.story.ownTagsListed * childComplexity,
  })
  storyTags(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<Tag[]> {
    return tagsOfStories(ctx, user.id);
  }

  @FieldResolver(() => StoryConnection, {
    description:
      'Stories shared with everyone, with the viewer by name, or by the viewer; latest share first.',
  })
  sharedStories(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<Story>> {
    return sharedStories(ctx, user.id, args);
  }

  @FieldResolver(() => [Story], {
    description:
      'The stories by others that were published or shared with the group last, latest first; at most five. None by members that the viewer muted or blocked.',
    complexity: ({ childComplexity }) => 1 + limits.newInGroup * childComplexity,
  })
  newInGroup(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<Story[]> {
    return newInGroup(ctx, user.id);
  }

  @FieldResolver(() => StoryConnection, {
    description: "The viewer's favourites that they may read, latest first.",
  })
  favoriteStories(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: FavoriteStoriesArgs,
  ): Promise<Connection<Story>> {
    return favoriteStories(ctx, user.id, args);
  }

  @FieldResolver(() => [WaitingStory], {
    description:
      "The viewer's stories with unpublished changes, latest change first, then those with comments that they have not seen, latest comment first; at most five of each.",
    complexity: ({ childComplexity }) => 1 + 2 * limits.waiting * childComplexity,
  })
  waitingStories(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<WaitingStory[]> {
    return waitingStories(ctx, user.id);
  }
}
