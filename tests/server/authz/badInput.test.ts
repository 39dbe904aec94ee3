import { type Ability, abilityTable } from '../../../server/authz/abilities';
import { Role } from '../../../server/contract/enums';
import type { ViewerIdentity } from '../../../server/request/viewer';
import { callsOf } from '../../../server/rest/call';
import { routes } from '../../../server/rest/routes';
import { memberOfFile } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';
import { documentOf, operations, type Sampler, schema } from './everyOperation';
import { askRest } from './outcomes';

/**
 * Sends every operation with invalid input as somebody who may not use it, over GraphQL and REST. The answer
 * must be the refusal and must not describe the input errors. Checks that depend on the thing itself run
 * after the validation of the input.
 */
const server = testServer();
const member = memberOfFile(server);

/** For visitors, the answer to these depends on the thing, since everyone may read some. */
const byTheThing: readonly string[] = ['story', 'storyChanged', 'feedback'];

type Actor = 'visitor' | 'member';
const plainMember: ViewerIdentity = { id: 'user_1', signInId: 'signin_1', roles: [Role.USER] };

/** The refusal that depends only on the viewer. */
function refusalOf(operation: string, actor: Actor): string | undefined {
  const ability = abilityTable[operation as Ability] as (viewer: ViewerIdentity | null) => boolean;
  if (ability.length <= 1) {
    if (ability(actor === 'visitor' ? null : plainMember)) return undefined;
    return actor === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  }
  return actor === 'visitor' && !byTheThing.includes(operation) ? 'UNAUTHENTICATED' : undefined;
}

/** Values of the right types that break the rules of the inputs, if they have any. */
const againstRules: Sampler = {
  scalar(type) {
    if (type === 'Int') return -1;
    if (type === 'Boolean') return true;
    return type.startsWith('DateTime') ? '1901-01-01T00:00:00.000Z' : ' ';
  },
  isGiven: () => true,
};

async function codeOf(
  operation: (typeof operations)[number],
  token: string | undefined,
  ofNoType?: unknown,
): Promise<unknown> {
  const { query, variables: ofTheType } = documentOf(operation, againstRules);
  const variables = Object.fromEntries(
    Object.entries(ofTheType).map(([name, value]) => [name, ofNoType ?? value]),
  );
  if (operation.kind !== 'subscription') {
    const { errors } = await server.graphql(query, variables, token);
    return errors?.[0]?.extensions.code;
  }
  const socket = await connectSocket(server, token);
  socket.subscribe('asked', query, variables);
  const { payload } = await socket.until(({ id }) => id === 'asked');
  socket.raw.close();
  return (payload?.errors ?? payload)?.[0]?.extensions?.code;
}

describe.each(['visitor', 'member'] as const)('a %s', (actor) => {
  const token = () => (actor === 'member' ? member.token : undefined);
  const refused = operations.filter(
    ({ field }) => field.args.length > 0 && refusalOf(field.name, actor) !== undefined,
  );

  it.each(refused.map((operation) => [operation.field.name, operation] as const))(
    'hears of %s that it is not for them, whatever they send',
    async (name, operation) => {
      const expected = refusalOf(name, actor);
      expect(await codeOf(operation, token())).toBe(expected);
      // No variable has this type.
      expect(await codeOf(operation, token(), [{ nonsense: [true] }])).toBe(expected);
    },
  );

  const refusedRoutes = callsOf(schema, routes).flatMap(({ route, inputs }) => {
    const refusal = refusalOf(route.field[0], actor);
    return refusal ? [[`${route.method} ${route.path}`, route, inputs.body, refusal] as const] : [];
  });

  it.each(refusedRoutes)('gets the same refusal of %s over REST', async (_name, route, fields, refusal) => {
    const path = route.path.replace(/:\w+/g, 'story_01h455vb4pex5vsknk084sn02q');
    const wrong = Object.fromEntries(fields.map(({ name }) => [name, { nonsense: true }]));
    const asked =
      route.method === 'GET'
        ? [await askRest(server, 'GET', `${path}?limit=none&nonsense=1`, undefined, token())]
        : [
            await askRest(server, route.method, path, {}, token()),
            await askRest(server, route.method, path, wrong, token()),
          ];
    expect(new Set(asked)).toEqual(new Set([refusal]));
  });
});
