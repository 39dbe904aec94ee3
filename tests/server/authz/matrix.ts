import type { TestServer } from '../../support/testServer';
import { type Actor, askAll, askGraphql, askRest, type Cast, type Operation, type Outcome } from './outcomes';

/** The thing that operations are about. Each request gets a new one, since it may change or delete it. */
interface About {
  build: () => Promise<{ id: string }>;
  /** The state that a refused request must not change. */
  stateOf: (id: string) => Promise<unknown>;
}

/** Sends each operation as every actor, over GraphQL and, if it has a route, over REST. */
export function eachAnswersAsTold(
  operations: Record<string, Operation>,
  house: () => { server: TestServer; cast: Cast },
  about?: About,
) {
  describe.each(Object.entries(operations))('%s', (_name, { document, expected, rest }) => {
    async function asked(actor: Actor, ask: (id: string, token?: string) => Promise<Outcome>) {
      const token = house().cast[actor]?.token;
      if (!about) return ask('', token);
      const { id } = await about.build();
      const before = await about.stateOf(id);
      const outcome = await ask(id, token);
      if (outcome !== 'ok') expect(await about.stateOf(id)).toEqual(before);
      return outcome;
    }

    it('answers each as the table says', async () => {
      const { server } = house();
      expect(
        await askAll((actor) =>
          asked(actor, (id, token) => askGraphql(server, document, about ? { id } : {}, token)),
        ),
      ).toEqual(expected);
    });

    if (rest)
      it('answers the same over REST', async () => {
        const { server } = house();
        const [method, path] = rest.route.split(' ') as [string, string];
        const pathOf = (id: string) => rest.path ?? path.replace(':id', id);
        expect(
          await askAll((actor) =>
            asked(actor, (id, token) => askRest(server, method, pathOf(id), rest.body, token)),
          ),
        ).toEqual(expected);
      });
  });
}
