import type { Context } from '../context';
import { messages } from '../contract/messages';
import { AppError, forbidden, notFound, unauthenticated } from '../errors';
import type { ViewerIdentity } from '../viewer';
import { type Ability, abilities, needNoToken } from './abilities';
import { isRowAbility, kindOfRow, type PlainAbility, type RowAbility, type RowOf } from './kinds';
import { hasScopeFor, tokenNeeds, type ViewerFieldOfSignIns } from './tokenAbilities';

declare const authorized: unique symbol;

/** A row that authorize() has passed for an ability; services that write take nothing else. */
export type Authorized<T, A extends Ability> = T & { readonly [authorized]: A };

/** Abilities about a row that visitors may have as well. */
const openToVisitors: ReadonlySet<Ability> = new Set<Ability>(['story', 'storyChanged', 'feedback']);

/** Why a member may not, where that is not plain: nobody but its author is kept from voting. */
const refusals: Partial<Record<Ability, string>> = {
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

/** Passes for who signed in: FORBIDDEN to a personal access token. */
export function authorizeViewerField({ viewer }: Context, _field: ViewerFieldOfSignIns): void {
  if (viewer?.token) throw forbidden(messages.personalAccessToken.signInNeeded);
}

/** Passes or throws: UNAUTHENTICATED for a visitor, FORBIDDEN for a member. */
export function authorize(ctx: Context, ability: PlainAbility): void;
/**
 * Passes a row, by its id or as it is, that the viewer may act on. UNAUTHENTICATED for a visitor who could act as a
 * member, NOT_FOUND where it is missing or may not be read, FORBIDDEN otherwise.
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
  const { byId, input: inputOf, readBy, missing } = kindOfRow(ability);
  const row = typeof given === 'string' ? await byId(ctx.loaders).load(given) : given;
  const input = row && (await inputOf(ctx, row));
  if (!input || (readBy && !allows(ctx, readBy, input))) throw notFound(missing);
  if (!allows(ctx, ability, input)) throw forbidden(refusals[ability]);
  return row;
}

/** Whether the viewer may, for the fields that tell the client so. */
export async function can<A extends RowAbility>(ctx: Context, ability: A, row: RowOf<A>): Promise<boolean> {
  if (!hasScopeFor(ctx.viewer, ability) || (!ctx.viewer && !openToVisitors.has(ability))) return false;
  const input = await kindOfRow(ability).input(ctx, row);
  return input !== undefined && allows(ctx, ability, input);
}

/** The row by its id where the viewer may; null where they may not, or there is none. */
export async function findAllowed<A extends RowAbility>(
  ctx: Context,
  ability: A,
  id: string,
): Promise<RowOf<A> | null> {
  if (!ctx.viewer && !openToVisitors.has(ability)) return null;
  const row = (await kindOfRow(ability).byId(ctx.loaders).load(id)) as RowOf<A> | null;
  return row && (await can(ctx, ability, row)) ? row : null;
}

/**
 * What can be said of an operation by its viewer alone, before its arguments are looked at: who may not do it at all does
 * not get to hear what is wrong with them. The rest is said once the row that it is about is known.
 */
export function authorizeBeforehand(ctx: Context, operation: string): void {
  if (!Object.hasOwn(abilities, operation)) return;
  const ability = operation as Ability;
  if (isRowAbility(ability)) checkViewer(ctx, ability);
  else authorize(ctx, ability);
}

/** The signed-in viewer's id, for operations whose ability is `member`. */
export function authorizeMember(ctx: Context, ability: PlainAbility): string {
  authorize(ctx, ability);
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer.id;
}
