import { PrivacyLevel, Role } from '../../../server/contract/enums';
import { blockMember, muteMember } from '../../../server/features/members/memberBlock/memberBlock.service';
import type { Story } from '../../../server/model/story.entity';
import { buildMember, buildStory, type TestMember } from '../../support/factories';
import { isAll } from '../../support/testAll';
import { contextOf, ofFile, type TestServer } from '../../support/testServer';

/** The actors that the tables have a column for. */
const columns = ['visitor', 'member', 'named', 'instructor', 'admin', 'owner'] as const;
/**
 * `muted` and `blocked` are members whom the owner muted and blocked. A muted one is a member everywhere; a blocked one
 * is, too, where the tables don't say otherwise. Accounts that are suspended or wait are in closedAccounts.test.ts.
 */
export const actors = [...columns, 'muted', 'blocked'] as const;
export type Actor = (typeof actors)[number];

/** `shared` with all members; `named`: shared with one named member. */
export const privacies = ['private', 'shared', 'named', 'public'] as const;
export type Privacy = (typeof privacies)[number];

/** The outcome of a request: success, null, or the error's code. */
export type Outcome =
  | 'ok'
  | 'null'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT';

/** A row of a table: the outcome of an operation for each actor. */
export interface Operation<Actors extends string = Actor> {
  /** Has `$id` if it is about one thing. */
  document: string;
  expected: Record<Actors, Outcome>;
  /** `path` is the address if it isn't the route's with the thing's ids; `expected` is what differs in REST. */
  rest?: { route: string; path?: string; body?: object; expected?: Record<Actors, Outcome> };
}

type Cast = Record<Exclude<Actor, 'visitor'>, TestMember> & { visitor: undefined };

async function buildCast(server: TestServer): Promise<Cast> {
  const cast = {
    visitor: undefined,
    member: await buildMember(server),
    named: await buildMember(server),
    instructor: await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] }),
    admin: await buildMember(server, { roles: [Role.USER, Role.ADMIN] }),
    owner: await buildMember(server),
    muted: await buildMember(server),
    blocked: await buildMember(server),
  };
  const owner = await contextOf(server, cast.owner.token);
  await muteMember(owner, cast.owner.id, cast.muted.id);
  await blockMember(owner, cast.owner.id, cast.blocked.id);
  return cast;
}

export const castOfFile = (server: TestServer) => ofFile(() => buildCast(server));

export const buildStoryOf = (server: TestServer, cast: Cast, privacy: Privacy): Promise<Story> =>
  buildStory(server, cast.owner, {
    title: 'As it was',
    ...(privacy === 'named' ? { sharedWith: [cast.named] } : { privacyLevel: privacy as PrivacyLevel }),
  });

/** A row of six outcomes as an object, in the order of the columns. */
export function row(...outcomes: Outcome[]): Record<Actor, Outcome> {
  const told = Object.fromEntries(columns.map((actor, n) => [actor, outcomes[n]]));
  return { ...told, muted: told.member, blocked: told.member } as Record<Actor, Outcome>;
}

export const everyone = (outcome: Outcome): Record<Actor, Outcome> => row(...columns.map(() => outcome));

export const anyone = row('ok', 'ok', 'ok', 'ok', 'ok', 'ok');
export const membersOnly = row('UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'ok');

/** Sends the request as each of the actors and returns the outcomes as a row. */
export async function askAs<Actors extends string>(
  actors: readonly Actors[],
  ask: (actor: Actors) => Promise<Outcome>,
): Promise<Record<Actors, Outcome>> {
  const asked = actors.map(async (actor) => [actor, await ask(actor)]);
  return Object.fromEntries(await Promise.all(asked)) as Record<Actors, Outcome>;
}

export const askAll = (ask: (actor: Actor) => Promise<Outcome>) => askAs(actors, ask);

/** REST runs the operations that every actor asks over GraphQL: the last of those who may, and the last who may not. */
export function askersOverRest<Actors extends string>(expected: Record<Actors, Outcome>): Actors[] {
  const asking = Object.keys(expected) as Actors[];
  const last = (may: boolean) => asking.findLast((actor) => (expected[actor] === 'ok') === may);
  return isAll ? asking : asking.filter((actor) => actor === last(true) || actor === last(false));
}

/** The outcome of a GraphQL operation with one root field. UNAUTHENTICATED must also have status 401. */
export async function askGraphql(
  server: TestServer,
  query: string,
  variables: Record<string, unknown>,
  token: string | undefined,
): Promise<Outcome> {
  const { status, data, errors } = await server.graphql(query, variables, token);
  if (!errors) {
    const [value] = Object.values(data as Record<string, unknown>);
    return (Array.isArray(value) ? value[0] : value) === null ? 'null' : 'ok';
  }
  const outcome = errors[0]?.extensions.code as Outcome;
  if ((status === 401) !== (outcome === 'UNAUTHENTICATED'))
    throw new Error(`HTTP ${status} does not go with ${outcome}`);
  return outcome;
}

const byStatus: Record<number, Outcome> = {
  200: 'ok',
  201: 'ok',
  204: 'ok',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'BAD_USER_INPUT',
};

/** The outcome of a REST request. Status and code must agree. */
export async function askRest(
  server: TestServer,
  method: string,
  path: string,
  body: unknown,
  token: string | undefined,
): Promise<Outcome> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const outcome = byStatus[response.status];
  if (!outcome) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  if (outcome !== 'ok' && JSON.parse(text).code !== outcome)
    throw new Error(`${method} ${path} answered ${response.status} with ${text}`);
  return outcome;
}
