import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
} from 'graphql';
import { type Ability, abilityTable } from '../../../server/authz/abilities';
import { Role } from '../../../server/contract/enums';
import { callsOf } from '../../../server/rest/call';
import { routes } from '../../../server/rest/routes';
import { makeSchema } from '../../../server/schema';
import type { ViewerIdentity } from '../../../server/viewer';
import { memberOfFile } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';
import { askRest } from './outcomes';

/**
 * Sends every operation with invalid input as somebody who may not use it, over GraphQL and REST. The answer
 * must be the refusal and must not describe the input errors. Checks that depend on the thing itself run
 * after the validation of the input.
 */
const schema = makeSchema();
const operations = (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
  Object.values(schema.getRootType(kind as never)?.getFields() ?? {}).map((field) => ({ kind, field })),
);

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

/** A value of the right type that breaks the rules of the input, if the type has any. */
function againstRules(given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [againstRules(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, againstRules(field.type)]),
    );
  if (type.name === 'Int') return -1;
  if (type.name === 'Boolean') return true;
  return type.name.startsWith('DateTime') ? '1901-01-01T00:00:00.000Z' : ' ';
}

async function codeOf(
  { kind, field }: (typeof operations)[number],
  sampleOf: (type: GraphQLInputType) => unknown,
  token: string | undefined,
): Promise<unknown> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const query = `${kind} (${declared}) { ${field.name}(${passed}) ${selection} }`;
  const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, sampleOf(type)]));
  if (kind !== 'subscription') {
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
      expect(await codeOf(operation, againstRules, token())).toBe(expected);
      // No variable has this type.
      expect(await codeOf(operation, () => [{ nonsense: [true] }], token())).toBe(expected);
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
