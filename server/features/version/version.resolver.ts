import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { authorize } from '../../authz/authorize';
import type { Context } from '../../context';
import { type Connection, ConnectionArgs, edgeCursor } from '../../graphql/connection';
import { Story } from '../../model/story.entity';
import { StoryVersion } from '../../model/storyVersion.entity';
import { CreateStoryVersionInput, RenameStoryVersionInput, RestoreStoryVersionInput } from './version.inputs';
import { versionsSource } from './version.lists';
import { createStoryVersion, renameStoryVersion, restoreStoryVersion } from './version.service';
import {
  CreateStoryVersionPayload,
  RenameStoryVersionPayload,
  RestoreStoryVersionPayload,
  StoryVersionConnection,
} from './version.types';

const edgeOf = (version: StoryVersion) => ({ node: version, cursor: edgeCursor(versionsSource, version) });

@Resolver(() => StoryVersion)
export class StoryVersionResolver {
  @Query(() => StoryVersion, {
    nullable: true,
    description: "A version of a story by id; NOT_FOUND for everyone but the story's author.",
  })
  async storyVersion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The version.' }) id: string,
  ): Promise<StoryVersion> {
    return authorize(ctx, 'storyVersion', id);
  }

  @Mutation(() => CreateStoryVersionPayload, {
    description:
      'Keeps a text of a story as a version: its text of now under a name, or one that was not chosen in a conflict. The story itself does not change.',
  })
  async createStoryVersion(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'What to keep.' }) input: CreateStoryVersionInput,
  ): Promise<CreateStoryVersionPayload> {
    const story = await authorize(ctx, 'createStoryVersion', input.storyId);
    const version = await createStoryVersion(ctx, story, input);
    return { version, versionEdge: edgeOf(version) };
  }

  @Mutation(() => RenameStoryVersionPayload, { description: 'Gives a version a name, or takes it away.' })
  async renameStoryVersion(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'The version and its name.' }) { id, name }: RenameStoryVersionInput,
  ): Promise<RenameStoryVersionPayload> {
    const version = await authorize(ctx, 'renameStoryVersion', id);
    return { version: await renameStoryVersion(ctx, version, name) };
  }

  @Mutation(() => RestoreStoryVersionPayload, {
    description:
      "Puts a version's title and text in place of the story's, which become a version themselves.",
  })
  async restoreStoryVersion(
    @Ctx() ctx: Context,
    @Arg('input') { id, baseUpdatedAt }: RestoreStoryVersionInput,
  ): Promise<RestoreStoryVersionPayload> {
    const version = await authorize(ctx, 'restoreStoryVersion', id);
    const { story, kept } = await restoreStoryVersion(ctx, version, baseUpdatedAt);
    return { story, version: kept, versionEdge: kept && edgeOf(kept) };
  }

  @FieldResolver(() => String, { description: 'The whole text then, in Markdown.' })
  content(@Root() version: StoryVersion, @Ctx() ctx: Context): Promise<string> {
    return ctx.loaders.storyVersionContent.load(version.id);
  }

  @FieldResolver(() => Story, { description: 'The story.' })
  story(@Root() version: StoryVersion, @Ctx() ctx: Context): Promise<Story | null> {
    return ctx.loaders.storyById.load(version.storyId);
  }
}

@Resolver(() => Story)
export class StoryVersionsResolver {
  @FieldResolver(() => StoryVersionConnection, {
    nullable: true,
    description: 'What it said before, the latest first; null for everyone but its author.',
  })
  async versions(
    @Root() story: Story,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<StoryVersion> | null> {
    return ctx.viewer?.id === story.authorId ? ctx.loaders.storyVersions(args).load(story.id) : null;
  }
}
