import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { authorize } from '../../../authz/authorize';
import { type Connection, ConnectionArgs, edgeCursor } from '../../../graphql/connection';
import { Story } from '../../../model/story.entity';
import { StoryVersion } from '../../../model/storyVersion.entity';
import type { Context } from '../../../request/context';
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
    description: "A version by id; NOT_FOUND for everyone but the story's author.",
  })
  async storyVersion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The version.' }) id: string,
  ): Promise<StoryVersion> {
    return authorize(ctx, 'storyVersion', id);
  }

  @Mutation(() => CreateStoryVersionPayload, {
    description:
      "Stores a version of a story: its current text (that of its draft, if it has one) under a name, or a text that lost a conflict. The story itself doesn't change.",
  })
  async createStoryVersion(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'The text to store.' }) input: CreateStoryVersionInput,
  ): Promise<CreateStoryVersionPayload> {
    const story = await authorize(ctx, 'createStoryVersion', input.storyId);
    const version = await createStoryVersion(ctx, story, input);
    return { version, versionEdge: edgeOf(version) };
  }

  @Mutation(() => RenameStoryVersionPayload, { description: "Sets or removes a version's name." })
  async renameStoryVersion(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'The version and its name.' }) { id, name }: RenameStoryVersionInput,
  ): Promise<RenameStoryVersionPayload> {
    const version = await authorize(ctx, 'renameStoryVersion', id);
    return { version: await renameStoryVersion(ctx, version, name) };
  }

  @Mutation(() => RestoreStoryVersionPayload, {
    description:
      'Replaces title and text of the story, or of its draft if others can read it, by those of a version; the replaced ones become a version.',
  })
  async restoreStoryVersion(
    @Ctx() ctx: Context,
    @Arg('input') { id, baseUpdatedAt }: RestoreStoryVersionInput,
  ): Promise<RestoreStoryVersionPayload> {
    const version = await authorize(ctx, 'restoreStoryVersion', id);
    const { story, version: replaced } = await restoreStoryVersion(ctx, version, baseUpdatedAt);
    return { story, version: replaced, versionEdge: replaced && edgeOf(replaced) };
  }

  @FieldResolver(() => String, { description: 'The whole text, in Markdown.' })
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
    description: 'Its earlier texts, latest first; null for everyone but its author.',
  })
  async versions(
    @Root() story: Story,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<StoryVersion> | null> {
    return ctx.viewer?.id === story.authorId ? ctx.loaders.storyVersions(args).load(story.id) : null;
  }
}
