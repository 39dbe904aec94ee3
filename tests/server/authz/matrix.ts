import type { TestServer } from '../../support/testServer';
import {
  askAs,
  askersOverRest,
  askGraphql,
  askRest,
  type Operation,
  type Outcome,
  type Privacy,
} from './outcomes';

/** The thing that operations are about. Each request gets a new one, since it may change or delete it. */
interface About<Actor extends string, Tested> {
  /** Also with the other parameters of REST paths, by name. */
  build: (actor: Actor, operation: Tested) => Promise<{ id: string }>;
  /** The state that a refused request must not change. */
  stateOf: (id: string) => Promise<unknown>;
}

/** Sends each operation as every actor over GraphQL and, if it has a route, as some over REST. */
export function testPermissions<Actor extends string, Tested extends Operation<Actor>>(
  operations: Record<string, Tested>,
  server: TestServer,
  cast: Record<Actor, { token: string } | undefined>,
  about?: About<Actor, Tested>,
) {
  describe.each(Object.entries(operations))('%s', (_name, operation) => {
    const { document, expected, rest } = operation;
    const actors = Object.keys(expected) as Actor[];

    const ask = (asking: Actor[], request: (thing: { id?: string }, token?: string) => Promise<Outcome>) =>
      askAs(asking, async (actor) => {
        const token = cast[actor]?.token;
        if (!about) return request({}, token);
        const thing = await about.build(actor, operation);
        const before = await about.stateOf(thing.id);
        const outcome = await request(thing, token);
        if (outcome !== 'ok') expect(await about.stateOf(thing.id)).toEqual(before);
        return outcome;
      });

    it('answers each as the table says', async () => {
      const asked = await ask(actors, ({ id }, token) =>
        askGraphql(server, document, id ? { id } : {}, token),
      );
      expect(asked).toEqual(expected);
    });

    if (rest)
      it('answers the same over REST', async () => {
        const [method, route] = rest.route.split(' ') as [string, string];
        const pathOf = (thing: Record<string, string>) =>
          rest.path ?? route.replace(/:(\w+)/g, (_, name: string) => thing[name] ?? '');
        const overRest = rest.expected ?? expected;
        const asked = await ask(askersOverRest(overRest), (thing, token) =>
          askRest(server, method, pathOf(thing), rest.body, token),
        );
        expect(overRest).toMatchObject(asked);
      });
  });
}

/** An operation whose outcomes depend on a story's privacy. */
export interface OperationByPrivacy {
  document: string;
  expected: Record<Privacy, Operation['expected']>;
  rest?: { route: string; body?: object; expected?: Record<Privacy, Operation['expected']> };
}

/** The operations with their outcomes for stories of one privacy. */
export const withPrivacy = (operations: Record<string, OperationByPrivacy>, privacy: Privacy) =>
  Object.fromEntries(
    Object.entries(operations).map(([name, { document, expected, rest }]): [string, Operation] => [
      name,
      {
        document,
        expected: expected[privacy],
        rest: rest && { ...rest, expected: rest.expected?.[privacy] },
      },
    ]),
  );
