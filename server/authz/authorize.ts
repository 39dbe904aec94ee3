import type { Context } from '../context';
import { messages } from '../contract/messages';
import { AppError, forbidden, notFound, unauthenticated } from '../errors';
import type { ViewerIdentity } from '../viewer';
import { type Ability, abilities, needNoToken } from './abilities';
import { isRowAbility, kindOfRow, type PlainAbility, type RowAbility, type RowOf } from './kinds';
import { hasScopeFor, tokenNeeds, type ViewerFieldOfSignIns } from './tokenAbilities';

declare const authorized: unique symbol;

/** A row that authorize() has checked for an ability; services that write require this type. */
export type Authorized<T, A extends Ability> = T & { readonly [authorized]: A };

/** Abilities about a row that visitors can have. */
const openToVisitors: ReadonlySet<Ability> = new Set<Ability>(['story', 'storyChanged', 'feedback']);

/** Explanations for refused members. Only the author may not vote. */
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

/** Refuses personal access tokens with FORBIDDEN. */
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
  const { load, input: inputOf, readBy, missing } = kindOfRow(ability);
  const row = typeof given === 'string' ? await load(ctx, given) : given;
  const input = row && (await inputOf(ctx, row));
  if (!input || (readBy && !allows(ctx, readBy, input))) throw notFound(missing);
  if (!allows(ctx, ability, input)) throw forbidden(refusals[ability]);
  return row;
}

/** Whether the viewer may, for fields such as viewerCanEdit. */
export async function can<A extends RowAbility>(ctx: Context, ability: A, row: RowOf<A>): Promise<boolean> {
  if (!hasScopeFor(ctx.viewer, ability) || (!ctx.viewer && !openToVisitors.has(ability))) return false;
  const input = await kindOfRow(ability).input(ctx, row);
  return input !== undefined && allows(ctx, ability, input);
}

/** Loads the row by id; null if it is missing or the viewer may not. */
export async function findAllowed<A extends RowAbility>(
  ctx: Context,
  ability: A,
  id: string,
): Promise<RowOf<A> | null> {
  if (!ctx.viewer && !openToVisitors.has(ability)) return null;
  const row = (await kindOfRow(ability).load(ctx, id)) as RowOf<A> | null;
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

/** Returns the viewer's id, for operations with the ability `member`. */
export function authorizeMember(ctx: Context, ability: PlainAbility): string {
  authorize(ctx, ability);
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer.id;
}
