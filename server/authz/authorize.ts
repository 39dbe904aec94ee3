import { messages } from '../contract/messages';
import { AppError, forbidden, notFound, unauthenticated } from '../lib/errors';
import type { User } from '../model/user.entity';
import type { Context, Loaders } from '../request/context';
import type { ViewerIdentity } from '../request/viewer';
import { type Ability, needNoToken } from './abilities';
import type { PolicyInputs, RowKind, StoryPolicyInput } from './policyInputs';
import { abilities, hasScopeFor, tokenNeeds, type ViewerFieldOfSignIns } from './tokenAbilities';

declare const authorized: unique symbol;

/** A row that authorize() has checked for an ability; services that write require this type. */
export type Authorized<T, A extends Ability> = T & { readonly [authorized]: A };

/** Abilities about a row, which authorize() requires. */
type RowAbility = {
  [A in Ability]: (typeof abilities)[A] extends { kind: RowKind } ? A : never;
}[Ability];
type PlainAbility = Exclude<Ability, RowAbility>;
type RowOf<A extends RowAbility> = Row<(typeof abilities)[A]['kind']>;

const isRowAbility = (ability: Ability): ability is RowAbility => 'kind' in abilities[ability];

const loaderNames = {
  story: 'storyById',
  comment: 'commentById',
  version: 'storyVersionById',
  session: 'sessionById',
  writer: 'sessionById',
  message: 'sessionMessageById',
  exercise: 'exerciseById',
  feedback: 'feedbackById',
  challenge: 'challengeById',
  journal: 'journalById',
  note: 'noteById',
  invitation: 'invitationById',
  account: 'managedMemberById',
} as const satisfies Record<RowKind, keyof Loaders>;

type Row<K extends RowKind> = NonNullable<Awaited<ReturnType<Loaders[(typeof loaderNames)[K]]['load']>>>;

async function storyInput(ctx: Context, story: Row<'story'>): Promise<StoryPolicyInput> {
  const mayBeNamed =
    ctx.viewer && ctx.viewer.id !== story.authorId && story.privacyLevel === 'shared' && !story.sharedWithAll;
  return { story, isNamed: mayBeNamed ? await ctx.loaders.storyNamesViewer.load(story.id) : false };
}

const personalInput = (_ctx: Context, personal: { authorId: string }) => ({ personal });

type Found<T> = T | undefined | Promise<T | undefined>;

/** Loads the facts that the rules need beside a row; undefined if the viewer must not learn that the row exists. */
const inputLoaders: { [K in RowKind]: (ctx: Context, row: Row<K>) => Found<PolicyInputs[K]> } = {
  story: storyInput,
  async comment(ctx, comment) {
    const story = await ctx.loaders.storyById.load(comment.storyId);
    const onStory = story && (await storyInput(ctx, story));
    const isVisible =
      comment.state === 'shown' ||
      comment.authorId === ctx.viewer?.id ||
      (comment.state === 'waiting' && story?.authorId === ctx.viewer?.id);
    return onStory && isVisible && abilities.story(ctx.viewer, onStory) ? { comment, onStory } : undefined;
  },
  async version(ctx, { storyId }) {
    const versionOf = await ctx.loaders.storyById.load(storyId);
    return versionOf ? { versionOf } : undefined;
  },
  session: (_ctx, session) => ({ session }),
  writer: async (ctx, session) => ({
    session,
    writesIn: session,
    hasJoined: await ctx.loaders.viewerIsParticipant.load(session.id),
  }),
  async message(ctx, message) {
    const session = await ctx.loaders.sessionById.load(message.sessionId);
    return session ? { message, session } : undefined;
  },
  exercise: (_ctx, exercise) => ({ exercise }),
  feedback: (_ctx, feedback) => ({ feedback }),
  challenge: (_ctx, challenge) => ({ challenge }),
  journal: personalInput,
  note: personalInput,
  invitation: (_ctx, invitation) => ({ invitation }),
  account: (_ctx, account) => ({ account }),
};

/**
 * The ability to read a row; without it the row counts as missing. Journals and notes have none, so everyone but the author
 * gets FORBIDDEN instead of NOT_FOUND. Source: contract, section 2.
 */
const readAbilities: Partial<Record<RowKind, RowAbility>> = {
  story: 'story',
  version: 'storyVersion',
  session: 'session',
  writer: 'session',
  exercise: 'exercise',
  challenge: 'challenge',
};

/** How the row of an ability is loaded, and what its rules need. */
function rowAccess(ability: RowAbility) {
  const { kind } = abilities[ability];
  return {
    load: ({ loaders }: Context, id: string): Promise<object | null> => loaders[loaderNames[kind]].load(id),
    loadInput: inputLoaders[kind] as (ctx: Context, row: object) => Found<object>,
    readAbility: readAbilities[kind],
    missingMessage: messages[kind === 'writer' ? 'session' : kind].notFound,
  };
}

/** Abilities about a row that visitors can have. */
const openToVisitors: ReadonlySet<Ability> = new Set<Ability>(['story', 'storyChanged', 'feedback']);

/** Messages for refused members, where only one reason is possible. */
const refusalMessages: Partial<Record<Ability, string>> = {
  addComment: messages.comment.closed,
  voteOnFeedback: messages.feedback.ownVote,
  withdrawFeedbackVote: messages.feedback.ownVote,
};

const allows = ({ viewer }: Context, ability: Ability, input?: unknown): boolean =>
  (abilities[ability] as (viewer: ViewerIdentity | null, input: unknown) => boolean)(viewer, input);

function checkToken(ctx: Context, ability: Ability) {
  if (ctx.refusedToken && !needNoToken.has(ability)) throw ctx.refusedToken;
  if (hasScopeFor(ctx.viewer, ability)) return;
  const requiredScope = tokenNeeds(ability);
  if (!requiredScope) throw forbidden(messages.personalAccessToken.signInNeeded);
  throw new AppError('FORBIDDEN', messages.personalAccessToken.writeNeeded, { requiredScope });
}

/** Refuses personal access tokens with FORBIDDEN. Naming the field makes the compiler check that it is one of these. */
export function authorizeViewerField({ viewer }: Context, _field: ViewerFieldOfSignIns): void {
  if (viewer?.token) throw forbidden(messages.personalAccessToken.signInNeeded);
}

/** Throws UNAUTHENTICATED for a visitor, FORBIDDEN for a member. */
export function authorize(ctx: Context, ability: PlainAbility): void;
/**
 * Checks a row, given by id or as loaded. UNAUTHENTICATED for a visitor if a member could have permission;
 * NOT_FOUND if it is missing or not readable; FORBIDDEN otherwise.
 */
export function authorize<A extends RowAbility>(
  ctx: Context,
  ability: A,
  row: RowOf<A> | string | null | undefined,
): Promise<Authorized<RowOf<A>, A>>;
export function authorize(ctx: Context, ability: Ability, row?: object | string | null) {
  if (isRowAbility(ability)) return authorizeRow(ctx, ability, row);
  checkToken(ctx, ability);
  if (!allows(ctx, ability)) throw ctx.viewer ? forbidden() : unauthenticated();
}

function checkViewer(ctx: Context, ability: RowAbility) {
  checkToken(ctx, ability);
  if (!ctx.viewer && !openToVisitors.has(ability)) throw unauthenticated();
}

async function authorizeRow(ctx: Context, ability: RowAbility, given: object | string | null | undefined) {
  checkViewer(ctx, ability);
  const { load, loadInput, readAbility, missingMessage } = rowAccess(ability);
  const row = typeof given === 'string' ? await load(ctx, given) : given;
  const input = row && (await loadInput(ctx, row));
  if (!input || (readAbility && !allows(ctx, readAbility, input))) throw notFound(missingMessage);
  if (!allows(ctx, ability, input)) throw forbidden(refusalMessages[ability]);
  return row;
}

/** Whether the viewer has an ability about a row, for fields such as viewerCanEdit. */
export async function can<A extends RowAbility>(ctx: Context, ability: A, row: RowOf<A>): Promise<boolean> {
  if (!ctx.viewer && !openToVisitors.has(ability)) return false;
  const input = await rowAccess(ability).loadInput(ctx, row);
  return input !== undefined && allows(ctx, ability, input);
}

/** A comment by id, if the viewer may read it. */
export async function findComment(ctx: Context, id: string): Promise<Row<'comment'> | null> {
  const comment = await ctx.loaders.commentById.load(id);
  return comment && (await inputLoaders.comment(ctx, comment)) ? comment : null;
}

/** A member by id. Accounts that wait for approval aren't members yet: only organisers know of them. */
export async function findMember(ctx: Context, id: string): Promise<User | null> {
  const user = ctx.viewer && (await ctx.loaders.userById.load(id));
  if (!user || user.deletedAt) return null;
  return user.state !== 'waiting' || abilities.waitingMembers(ctx.viewer) ? user : null;
}

/** A member with a profile, by id; suspended members have none. */
export async function findProfile(ctx: Context, id: string): Promise<User | null> {
  const user = await findMember(ctx, id);
  return user?.state === 'suspended' ? null : user;
}

/** Loads the row by id; null if it is missing or the viewer lacks the ability. */
export async function findAllowed<A extends RowAbility>(
  ctx: Context,
  ability: A,
  id: string,
): Promise<RowOf<A> | null> {
  if (!ctx.viewer && !openToVisitors.has(ability)) return null;
  const row = (await rowAccess(ability).load(ctx, id)) as RowOf<A> | null;
  return row && (await can(ctx, ability, row)) ? row : null;
}

/**
 * Checks what depends on the viewer alone, before arguments are validated, so that a viewer without
 * permission doesn't learn about invalid input. The rest is checked when the row is loaded.
 */
export function authorizeBeforehand(ctx: Context, operation: string): void {
  if (!Object.hasOwn(abilities, operation)) return;
  const ability = operation as Ability;
  if (isRowAbility(ability)) checkViewer(ctx, ability);
  else authorize(ctx, ability);
}

/** The viewer of a request that only members may make, as authorize() has checked. */
export function signedInViewer({ viewer }: Pick<Context, 'viewer'>): ViewerIdentity {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** Authorizes by the viewer's roles, and returns the viewer. */
export function authorizeViewer(ctx: Context, ability: PlainAbility): ViewerIdentity {
  authorize(ctx, ability);
  return signedInViewer(ctx);
}

/** Authorizes as `authorizeViewer()` does, and returns the viewer's id. */
export const authorizeMember = (ctx: Context, ability: PlainAbility): string =>
  authorizeViewer(ctx, ability).id;
