import type { Context, ViewerIdentity } from '../context';
import { messages } from '../contract/messages';
import { forbidden, notFound, unauthenticated } from '../errors';
import type { Comment } from '../features/comment/comment.entity';
import type { Exercise } from '../features/exercise/exercise.entity';
import type { Feedback } from '../features/feedback/feedback.entity';
import type { Session } from '../features/session/session.entity';
import type { Story } from '../features/story/story.entity';
import type { StoryVersion } from '../features/version/storyVersion.entity';
import {
  type Ability,
  abilities,
  type CommentFacts,
  type ExerciseFacts,
  type FeedbackFacts,
  needNoToken,
  type PersonalFacts,
  type SessionFacts,
  type StoryFacts,
  type VersionFacts,
  type WriterFacts,
} from './abilities';

declare const authorized: unique symbol;

/** A thing that authorize() has passed; services that write take nothing else. */
export type Authorized<T> = T & { readonly [authorized]: true };

type StoryAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [infer _Viewer, StoryFacts] ? A : never;
}[Ability];
type CommentAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [infer _Viewer, CommentFacts] ? A : never;
}[Ability];
type VersionAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [infer _Viewer, VersionFacts] ? A : never;
}[Ability];
type SessionAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [infer _Viewer, SessionFacts] ? A : never;
}[Ability];
type ExerciseAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [infer _Viewer, ExerciseFacts] ? A : never;
}[Ability];
type FeedbackAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [infer _Viewer, FeedbackFacts] ? A : never;
}[Ability];
type PersonalAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [infer _Viewer, PersonalFacts] ? A : never;
}[Ability];
type WriterAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [infer _Viewer, WriterFacts] ? A : never;
}[Ability];
type PlainAbility = Exclude<
  Ability,
  | StoryAbility
  | CommentAbility
  | VersionAbility
  | SessionAbility
  | ExerciseAbility
  | FeedbackAbility
  | PersonalAbility
  | WriterAbility
>;

function checkToken(ctx: Context, ability: Ability) {
  if (ctx.refusedToken && !needNoToken.has(ability)) throw ctx.refusedToken;
}

/** Passes or throws: UNAUTHENTICATED for a visitor, FORBIDDEN for a member. */
export function authorize(ctx: Context, ability: PlainAbility): void {
  checkToken(ctx, ability);
  const allowed = abilities[ability] as (viewer: ViewerIdentity | null) => boolean;
  if (!allowed(ctx.viewer)) throw ctx.viewer ? forbidden() : unauthenticated();
}

/** The signed-in viewer's id, for operations whose ability is `member`. */
export function authorizeMember(ctx: Context, ability: PlainAbility): string {
  authorize(ctx, ability);
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer.id;
}

/** What the abilities need to know of a story. */
export async function factsOf(ctx: Context, story: Story): Promise<StoryFacts> {
  const mayBeNamed =
    ctx.viewer && ctx.viewer.id !== story.authorId && story.privacyLevel === 'shared' && !story.sharedWithAll;
  return { story, named: mayBeNamed ? await ctx.loaders.storyNamesViewer.load(story.id) : false };
}

/** Whether the viewer may, for the fields that tell the client so. */
export async function can(ctx: Context, ability: StoryAbility, story: Story): Promise<boolean> {
  return abilities[ability](ctx.viewer, await factsOf(ctx, story));
}

/**
 * Passes a story that is there and that the viewer may act on. NOT_FOUND where it is missing or may not be read,
 * UNAUTHENTICATED for a visitor who could act as a member, FORBIDDEN otherwise.
 */
export async function authorizeStory(
  ctx: Context,
  ability: StoryAbility,
  story: Story | null | undefined,
): Promise<Authorized<Story>> {
  checkToken(ctx, ability);
  if (!ctx.viewer && ability !== 'story' && ability !== 'storyChanged') throw unauthenticated();
  if (!story) throw notFound(messages.story.notFound);
  const facts = await factsOf(ctx, story);
  if (!abilities.story(ctx.viewer, facts)) throw notFound(messages.story.notFound);
  if (!abilities[ability](ctx.viewer, facts)) throw forbidden();
  return story as Authorized<Story>;
}

/** What the abilities need to know of a comment; nothing where the viewer may not read the story that it is on. */
async function factsOfComment(ctx: Context, comment: Comment): Promise<CommentFacts | undefined> {
  const story = await ctx.loaders.storyById.load(comment.storyId);
  if (!story) return undefined;
  const on = await factsOf(ctx, story);
  return abilities.story(ctx.viewer, on) ? { comment, on } : undefined;
}

/** Whether the viewer may, for the fields that tell the client so. */
export async function canOnComment(
  ctx: Context,
  ability: CommentAbility,
  comment: Comment,
): Promise<boolean> {
  const facts = ctx.viewer ? await factsOfComment(ctx, comment) : undefined;
  return facts !== undefined && abilities[ability](ctx.viewer, facts);
}

/** Passes a comment that is there, on a story that the viewer may read, and that they may act on; as authorizeStory(). */
export async function authorizeComment(
  ctx: Context,
  ability: CommentAbility,
  comment: Comment | null | undefined,
): Promise<Authorized<Comment>> {
  checkToken(ctx, ability);
  if (!ctx.viewer) throw unauthenticated();
  const facts = comment && (await factsOfComment(ctx, comment));
  if (!facts) throw notFound(messages.comment.notFound);
  if (!abilities[ability](ctx.viewer, facts)) throw forbidden();
  return comment as Authorized<Comment>;
}

/** Whether the viewer may do so with a version of a story. */
export async function canOnVersion(
  ctx: Context,
  ability: VersionAbility,
  version: StoryVersion,
): Promise<boolean> {
  const versionOf = await ctx.loaders.storyById.load(version.storyId);
  return versionOf !== null && abilities[ability](ctx.viewer, { versionOf });
}

/** Passes a version that is there, to its story's author; nobody else learns that there is one. */
export async function authorizeVersion(
  ctx: Context,
  ability: VersionAbility,
  version: StoryVersion | null | undefined,
): Promise<Authorized<StoryVersion>> {
  checkToken(ctx, ability);
  if (!ctx.viewer) throw unauthenticated();
  if (!version || !(await canOnVersion(ctx, ability, version))) throw notFound(messages.version.notFound);
  return version as Authorized<StoryVersion>;
}

/** Whether the viewer may, for the fields that tell the client so. */
export const canOnSession = (ctx: Context, ability: SessionAbility, session: Session): boolean =>
  abilities[ability](ctx.viewer, { session });

/** Passes a session that is there and that the viewer may act on; as authorizeStory(). */
export function authorizeSession(
  ctx: Context,
  ability: SessionAbility,
  session: Session | null | undefined,
): Authorized<Session> {
  checkToken(ctx, ability);
  if (!ctx.viewer) throw unauthenticated();
  if (!session || !canOnSession(ctx, 'session', session)) throw notFound(messages.session.notFound);
  if (!canOnSession(ctx, ability, session)) throw forbidden();
  return session as Authorized<Session>;
}

/** Passes a session that is there and that the viewer takes part in; as authorizeStory(). */
export async function authorizeWriter(
  ctx: Context,
  ability: WriterAbility,
  session: Session | null | undefined,
): Promise<Authorized<Session>> {
  checkToken(ctx, ability);
  const writesIn = authorizeSession(ctx, 'session', session);
  const joined = await ctx.loaders.viewerIsParticipant.load(writesIn.id);
  if (!abilities[ability](ctx.viewer, { writesIn, joined })) throw forbidden();
  return writesIn;
}

/** Whether the viewer may, for the fields that tell the client so. */
export const canOnExercise = (ctx: Context, ability: ExerciseAbility, exercise: Exercise): boolean =>
  abilities[ability](ctx.viewer, { exercise });

/** Passes an exercise that is there and that the viewer may act on; as authorizeStory(). */
export function authorizeExercise(
  ctx: Context,
  ability: ExerciseAbility,
  exercise: Exercise | null | undefined,
): Authorized<Exercise> {
  checkToken(ctx, ability);
  if (!ctx.viewer) throw unauthenticated();
  if (!exercise || !canOnExercise(ctx, 'exercise', exercise)) throw notFound(messages.exercise.notFound);
  if (!canOnExercise(ctx, ability, exercise)) throw forbidden();
  return exercise as Authorized<Exercise>;
}

/** Whether the viewer may, for the fields that tell the client so. */
export const canOnFeedback = (ctx: Context, ability: FeedbackAbility, feedback: Feedback): boolean =>
  abilities[ability](ctx.viewer, { feedback });

/** Nobody but its author is kept from voting, and is told why. */
const voting: ReadonlySet<FeedbackAbility> = new Set(['voteOnFeedback', 'withdrawFeedbackVote']);

/** Passes feedback that is there and that the viewer may act on; as authorizeStory(). */
export function authorizeFeedback(
  ctx: Context,
  ability: FeedbackAbility,
  feedback: Feedback | null | undefined,
): Authorized<Feedback> {
  checkToken(ctx, ability);
  if (!ctx.viewer && ability !== 'feedback') throw unauthenticated();
  if (!feedback) throw notFound(messages.feedback.notFound);
  if (!canOnFeedback(ctx, ability, feedback))
    throw forbidden(voting.has(ability) ? messages.feedback.ownVote : undefined);
  return feedback as Authorized<Feedback>;
}

/** Whether the viewer may do so with a journal entry or a note. */
export const canOnPersonal = (
  ctx: Context,
  ability: PersonalAbility,
  personal: { authorId: string },
): boolean => abilities[ability](ctx.viewer, { personal });

/** Passes a journal entry or a note that is there, to its author; FORBIDDEN to everyone else. Source: contract, section 2. */
export function authorizePersonal<T extends { authorId: string }>(
  ctx: Context,
  ability: PersonalAbility,
  text: T | null | undefined,
  missing: string,
): Authorized<T> {
  checkToken(ctx, ability);
  if (!ctx.viewer) throw unauthenticated();
  if (!text) throw notFound(missing);
  if (!canOnPersonal(ctx, ability, text)) throw forbidden();
  return text as Authorized<T>;
}
