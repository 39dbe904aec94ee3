import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import {
  authorize,
  can,
  canOnExercise,
  canOnFeedback,
  canOnPersonal,
  canOnSession,
  canOnVersion,
} from '../authz/authorize';
import type { Context } from '../context';
import { limits } from '../contract/limits';
import { badInput } from '../errors';
import { kindOf } from '../ids';
import { Node } from './node.type';

/** How each kind is found and whether the viewer may read it. */
const finders: Record<string, (ctx: Context, id: string) => Promise<Node | null>> = {
  async story(ctx, id) {
    const story = await ctx.loaders.storyById.load(id);
    return story && (await can(ctx, 'story', story)) ? story : null;
  },
  async user(ctx, id) {
    const user = ctx.viewer && (await ctx.loaders.userById.load(id));
    return user && !user.deletedAt ? user : null;
  },
  signin: (ctx, id) => ctx.loaders.ownSignInById.load(id),
  async comment(ctx, id) {
    const comment = await ctx.loaders.commentById.load(id);
    const story = comment && (await ctx.loaders.storyById.load(comment.storyId));
    return story && (await can(ctx, 'story', story)) ? comment : null;
  },
  async session(ctx, id) {
    const session = await ctx.loaders.sessionById.load(id);
    return session && canOnSession(ctx, 'session', session) ? session : null;
  },
  async exercise(ctx, id) {
    const exercise = await ctx.loaders.exerciseById.load(id);
    return exercise && canOnExercise(ctx, 'exercise', exercise) ? exercise : null;
  },
  async version(ctx, id) {
    const version = ctx.viewer && (await ctx.loaders.storyVersionById.load(id));
    return version && (await canOnVersion(ctx, 'storyVersion', version)) ? version : null;
  },
  async feedback(ctx, id) {
    const feedback = await ctx.loaders.feedbackById.load(id);
    return feedback && canOnFeedback(ctx, 'feedback', feedback) ? feedback : null;
  },
  async journal(ctx, id) {
    const journal = await ctx.loaders.journalById.load(id);
    return journal && canOnPersonal(ctx, 'journal', journal) ? journal : null;
  },
  async note(ctx, id) {
    const note = await ctx.loaders.noteById.load(id);
    return note && canOnPersonal(ctx, 'note', note) ? note : null;
  },
  tag: async (ctx, id) => (ctx.viewer ? ctx.loaders.tagById.load(id) : null),
};

const find = async (ctx: Context, id: string): Promise<Node | null> =>
  (await finders[kindOf(id) ?? '']?.(ctx, id)) ?? null;

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'Anything by its id; null where it is missing or the viewer may not read it.',
  })
  node(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Its global id.' }) id: string,
  ): Promise<Node | null> {
    authorize(ctx, 'node');
    return find(ctx, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Several things by their ids, at most 100, in their order.',
  })
  nodes(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'Their global ids, at most 100.' }) ids: string[],
  ): Promise<(Node | null)[]> {
    authorize(ctx, 'nodes');
    if (ids.length > limits.page.max) throw badInput({ ids: `Ask for at most ${limits.page.max} at a time` });
    return Promise.all(ids.map((id) => find(ctx, id)));
  }
}
