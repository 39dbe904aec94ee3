import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { authorize, authorizeMember } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { costOfEach } from '../../../graphql/admission/cost';
import { type Connection, ConnectionArgs } from '../../../graphql/connection';
import { notFound } from '../../../lib/errors';
import { Tag } from '../../../model/tag.entity';
import type { Context } from '../../../request/context';
import { nameProblem, storedName } from '../../writing/tag/tagNames';
import { popularTags } from './popularTags';
import { CreateTagInput, DeleteTagInput, UpdateTagInput } from './tag.inputs';
import { allTags, searchTags } from './tag.lists';
import { createTag, deleteTag, publicTag, tagByName, updateTag } from './tag.service';
import {
  CreateTagPayload,
  DeleteTagPayload,
  TagConnection,
  TagNameValidation,
  UpdateTagPayload,
} from './tag.types';

@Resolver(() => Tag)
export class TagResolver {
  @Query(() => TagConnection, { description: 'All tags, by name.' })
  tags(@Ctx() ctx: Context, @Args() args: ConnectionArgs): Promise<Connection<Tag>> {
    authorize(ctx, 'tags');
    return allTags(ctx, args);
  }

  @Query(() => [Tag], {
    description: 'Tags whose name starts with the text, then those that contain it.',
    complexity: costOfEach,
  })
  searchTags(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      description: `The text to search for, at most ${limits.tag.max} characters; trimmed and lowercased.`,
    })
    search: string,
    @Arg('first', () => Int, {
      defaultValue: limits.tag.suggestions,
      description: `1 to ${limits.page.max}.`,
    })
    first: number,
  ): Promise<Tag[]> {
    authorize(ctx, 'searchTags');
    return searchTags(ctx, search, first);
  }

  @Query(() => [Tag], {
    description: 'The tags used by the most stories and exercises.',
    complexity: costOfEach,
  })
  popularTags(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: limits.tag.popular, description: `1 to ${limits.page.max}.` })
    first: number,
  ): Promise<Tag[]> {
    authorize(ctx, 'popularTags');
    return popularTags(ctx, first);
  }

  @Query(() => Tag, { nullable: true, description: "A tag by id; NOT_FOUND if it doesn't exist." })
  async tag(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The tag.' }) id: string): Promise<Tag> {
    authorize(ctx, 'tag');
    const tag = await ctx.loaders.tagById.load(id);
    if (!tag) throw notFound(messages.tag.notFound);
    return tag;
  }

  @Query(() => Tag, {
    nullable: true,
    description: "A tag by name, trimmed and lowercased; NOT_FOUND if it doesn't exist.",
  })
  tagByName(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'The name.' }) name: string,
  ): Promise<Tag> {
    authorize(ctx, 'tagByName');
    return tagByName(ctx, name);
  }

  @Query(() => Tag, {
    nullable: true,
    description: 'A tag of a public story, by name, trimmed and lowercased; null for any other name.',
  })
  publicTag(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'The name.' }) name: string,
  ): Promise<Tag | null> {
    authorize(ctx, 'publicTag');
    return publicTag(ctx, name);
  }

  @Query(() => TagNameValidation, {
    description: "Checks whether a text can be a tag's name, and normalises it.",
  })
  validateTagName(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'The name.' }) name: string,
  ): TagNameValidation {
    authorize(ctx, 'validateTagName');
    const normal = storedName(name);
    const error = nameProblem(normal) ?? null;
    return { valid: error === null, name: normal, error };
  }

  @Mutation(() => CreateTagPayload, { description: 'Creates a tag, or returns the existing one.' })
  async createTag(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'The new tag.' }) input: CreateTagInput,
  ): Promise<CreateTagPayload> {
    return { tag: await createTag(ctx, authorizeMember(ctx, 'createTag'), input) };
  }

  @Mutation(() => UpdateTagPayload, {
    description: "Changes a tag's name or description; CONFLICT if another tag has the name.",
  })
  async updateTag(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'The changes.' }) input: UpdateTagInput,
  ): Promise<UpdateTagPayload> {
    authorize(ctx, 'updateTag');
    return { tag: await updateTag(ctx, input) };
  }

  @Mutation(() => DeleteTagPayload, {
    description: 'Deletes a tag and removes it from stories and exercises.',
  })
  async deleteTag(@Ctx() ctx: Context, @Arg('input') { id }: DeleteTagInput): Promise<DeleteTagPayload> {
    authorize(ctx, 'deleteTag');
    await deleteTag(ctx, id);
    return { deletedTagId: id };
  }
}
