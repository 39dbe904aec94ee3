import type { Context } from '../context';
import { messages } from '../contract/messages';
import type { Loaders } from '../loaders';
import { type Ability, abilities, type Kind, type PolicyInputs, type StoryPolicyInput } from './abilities';

/** Abilities about a row; authorize() is told which. */
export type RowAbility = {
  [A in Ability]: (typeof abilities)[A] extends { kind: Kind } ? A : never;
}[Ability];
export type PlainAbility = Exclude<Ability, RowAbility>;
export type RowOf<A extends RowAbility> = Row<(typeof abilities)[A]['kind']>;

export const isRowAbility = (ability: Ability): ability is RowAbility => 'kind' in abilities[ability];

const loaderOf = {
  story: 'storyById',
  comment: 'commentById',
  version: 'storyVersionById',
  session: 'sessionById',
  writer: 'sessionById',
  exercise: 'exerciseById',
  feedback: 'feedbackById',
  journal: 'journalById',
  note: 'noteById',
} as const satisfies Record<Kind, keyof Loaders>;

type Row<K extends Kind> = NonNullable<Awaited<ReturnType<Loaders[(typeof loaderOf)[K]]['load']>>>;

async function storyInput(ctx: Context, story: Row<'story'>): Promise<StoryPolicyInput> {
  const mayBeNamed =
    ctx.viewer && ctx.viewer.id !== story.authorId && story.privacyLevel === 'shared' && !story.sharedWithAll;
  return { story, named: mayBeNamed ? await ctx.loaders.storyNamesViewer.load(story.id) : false };
}

const personalInput = (_ctx: Context, personal: { authorId: string }) => ({ personal });

type Found<T> = T | undefined | Promise<T | undefined>;

/** Loads the policy input; undefined if the viewer must not learn that the row exists. */
const inputOf: { [K in Kind]: (ctx: Context, row: Row<K>) => Found<PolicyInputs[K]> } = {
  story: storyInput,
  async comment(ctx, comment) {
    const story = await ctx.loaders.storyById.load(comment.storyId);
    const on = story && (await storyInput(ctx, story));
    return on && abilities.story(ctx.viewer, on) ? { comment, on } : undefined;
  },
  async version(ctx, { storyId }) {
    const versionOf = await ctx.loaders.storyById.load(storyId);
    return versionOf ? { versionOf } : undefined;
  },
  session: (_ctx, session) => ({ session }),
  writer: async (ctx, session) => ({
    session,
    writesIn: session,
    joined: await ctx.loaders.viewerIsParticipant.load(session.id),
  }),
  exercise: (_ctx, exercise) => ({ exercise }),
  feedback: (_ctx, feedback) => ({ feedback }),
  journal: personalInput,
  note: personalInput,
};

/**
 * The ability to read a row; without it the row counts as missing. Journals and notes have none: FORBIDDEN instead of
 * NOT_FOUND for everyone but the author. Source: contract, section 2.
 */
const readBy: Partial<Record<Kind, RowAbility>> = {
  story: 'story',
  version: 'storyVersion',
  session: 'session',
  writer: 'session',
  exercise: 'exercise',
};

/** How the row of an ability is loaded and judged. */
export function kindOfRow(ability: RowAbility) {
  const { kind } = abilities[ability];
  return {
    load: ({ loaders }: Context, id: string): Promise<object | null> => loaders[loaderOf[kind]].load(id),
    input: inputOf[kind] as (ctx: Context, row: object) => Found<object>,
    readBy: readBy[kind],
    missing: messages[kind === 'writer' ? 'session' : kind].notFound,
  };
}
