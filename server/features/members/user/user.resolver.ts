import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember } from '../../../authz/authorize';
import { hasScopeFor } from '../../../authz/tokenAbilities';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { costOfEach } from '../../../graphql/admission/cost';
import { notFound } from '../../../lib/errors';
import { User } from '../../../model/user.entity';
import { Viewer, viewerOf } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { searchMembers } from './memberSearch';
import { UpdateProfileInput } from './profile.inputs';
import { updateProfile } from './profile.service';
import { publicAuthor } from './publicAuthor';
import { UpdateProfilePayload } from './user.types';

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'A member by username; NOT_FOUND if there is none.' })
  async user(
    @Ctx() ctx: Context,
    @Arg('username', { description: 'The username; case-insensitive.' }) username: string,
  ): Promise<User> {
    authorize(ctx, 'user');
    const user = await ctx.loaders.userByUsername.load(username);
    if (!user || user.deletedAt || user.state !== 'active') throw notFound(messages.profile.notFound);
    return user;
  }

  @Query(() => User, {
    nullable: true,
    description:
      'A member with a public story, by username; null for any other name, so that it tells nobody who is a member.',
  })
  publicAuthor(
    @Ctx() ctx: Context,
    @Arg('username', { description: 'The username; case-insensitive.' }) username: string,
  ): Promise<User | null> {
    authorize(ctx, 'publicAuthor');
    return publicAuthor(ctx, username);
  }

  @Query(() => [User], {
    description: 'Members whose name or username starts with the text, without the viewer.',
    complexity: costOfEach,
  })
  searchMembers(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      description: `The text to search for, 1 to ${limits.search.max} characters.`,
    })
    search: string,
    @Arg('first', () => Int, {
      defaultValue: limits.memberSearch.default,
      description: `1 to ${limits.memberSearch.max}.`,
    })
    first: number,
  ): Promise<User[]> {
    return searchMembers(ctx, authorizeMember(ctx, 'searchMembers'), search, first);
  }

  @Mutation(() => UpdateProfilePayload, {
    description: "Changes the viewer's profile; omitted fields stay unchanged.",
  })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input') input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { user: await updateProfile(ctx, authorizeMember(ctx, 'updateProfile'), input) };
  }

  @FieldResolver(() => String, { description: 'The display name, otherwise the username.' })
  name(@Root() user: User): string {
    // The display name of a deleted account is 'Deleted member', or 'The group'.
    return user.displayName || user.username;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the account was deleted; then the name is 'Deleted member', and there is no profile.",
  })
  isDeleted(@Root() user: User): boolean {
    return user.deletedAt !== null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Their biography; visible to visitors only while a story of theirs is public.',
  })
  bio(@Root() { id, bio, state }: User, @Ctx() ctx: Context): string | null | Promise<string | null> {
    if (state === 'suspended') return null;
    if (ctx.viewer || bio === null) return bio;
    return ctx.loaders.hasPublicStory.load(id).then((isAuthor) => (isAuthor ? bio : null));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Their website; visible only to members.' })
  websiteUrl(@Root() user: User, @Ctx() ctx: Context): string | null {
    return ctx.viewer && user.state !== 'suspended' ? user.websiteUrl : null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Their picture; visible only to members.' })
  profileImageUrl(@Root() user: User, @Ctx() ctx: Context): string | null {
    return ctx.viewer && user.state !== 'suspended' ? user.profileImageUrl : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When they joined; visible only to members.',
  })
  createdAt(@Root() user: User, @Ctx() ctx: Context): Date | null {
    return ctx.viewer && user.createdAt;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may edit the profile: their own.' })
  viewerCanEdit(@Root() user: User, @Ctx() ctx: Context): boolean {
    return ctx.viewer?.id === user.id && hasScopeFor(ctx.viewer, 'updateProfile');
  }
}

@Resolver(() => Viewer)
export class ViewerResolver {
  @Query(() => Viewer, {
    nullable: true,
    description: 'The signed-in member and their data; null for a visitor.',
  })
  async viewer(@Ctx() ctx: Context): Promise<Viewer | null> {
    authorize(ctx, 'viewer');
    const user = ctx.viewer && (ctx.viewer.user ?? (await ctx.loaders.userById.load(ctx.viewer.id)));
    return user && viewerOf(user);
  }
}
