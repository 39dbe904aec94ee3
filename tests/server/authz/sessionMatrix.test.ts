import { SessionStatus } from '../../../server/contract/enums';
import { newExercise } from '../../../server/features/exercise/exercise.service';
import { Exercise } from '../../../server/model/exercise.entity';
import { buildSession } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';
import { askGraphql, askRest, type Outcome } from './outcomes';
import {
  type Actor,
  actors,
  askAll,
  buildCast,
  type Cast,
  onExercise,
  onSession,
  others,
  subscriptions,
} from './sessionTable';

const server = testServer();
let cast: Cast;
beforeAll(async () => {
  cast = await buildCast(server);
});

/** The owner of the thing; the former instructor gets one of their own. */
const ownerFor = (actor: Actor) => (actor === 'former' ? cast.former : cast.owner);

async function buildSessionFor(actor: Actor, inProgress = false): Promise<string> {
  const { id } = await buildSession(server, ownerFor(actor), { title: 'As it was', joined: [cast.joined] });
  if (inProgress)
    await server.app.services.db.dataSource.query(
      'UPDATE sessions SET status = ?, started_at = ?, due_at = NULL WHERE id = ?',
      [SessionStatus.IN_PROGRESS, new Date(), id],
    );
  return id;
}

async function buildExerciseFor(actor: Actor): Promise<string> {
  const exercise = newExercise(ownerFor(actor).id, {
    title: 'As it was',
    description: 'Write.',
    ...({ difficulty: 'beginner', category: 'plot' } as Pick<Exercise, 'difficulty' | 'category'>),
  });
  await server.app.services.db.transaction((tx) => tx.insert(Exercise, exercise));
  return exercise.id;
}

const rowOf = async (table: 'sessions' | 'exercises', id: string) =>
  (
    await server.app.services.db.read<Record<string, unknown>>(`SELECT * FROM ${table} WHERE id = ?`, [id])
  )[0];

const kinds = [
  { kind: 'session', table: 'sessions', operations: onSession, build: buildSessionFor },
  { kind: 'exercise', table: 'exercises', operations: onExercise, build: buildExerciseFor },
] as const;

describe.each(kinds)('of a $kind', ({ table, operations, build }) => {
  describe.each(Object.keys(operations))('%s', (name) => {
    const { document, expected, rest, inProgress } = operations[name]!;

    /** A new one for each request, since it may change or delete it; a refused request must not. */
    async function onFresh(actor: Actor, ask: (id: string, token?: string) => Promise<Outcome>) {
      const id = await build(actor, inProgress);
      const before = await rowOf(table, id);
      const outcome = await ask(id, cast[actor]?.token);
      if (outcome !== 'ok') expect(await rowOf(table, id)).toEqual(before);
      return outcome;
    }

    it('answers each as the table says', async () => {
      const asked = await askAll((actor) =>
        onFresh(actor, (id, token) => askGraphql(server, document, { id }, token)),
      );
      expect(asked).toEqual(expected);
    });

    if (rest)
      it('answers the same over REST', async () => {
        const [method, path] = rest.route.split(' ') as [string, string];
        const asked = await askAll((actor) =>
          onFresh(actor, (id, token) => askRest(server, method, path.replace(':id', id), rest.body, token)),
        );
        expect(asked).toEqual(expected);
      });
  });
});

describe.each(Object.keys(others))('%s', (name) => {
  const { document, expected, rest } = others[name]!;

  it('answers each as the table says', async () => {
    expect(await askAll((actor) => askGraphql(server, document, {}, cast[actor]?.token))).toEqual(expected);
  });

  if (rest)
    it('answers the same over REST', async () => {
      const [method, path] = rest.route.split(' ') as [string, string];
      expect(await askAll((actor) => askRest(server, method, path, rest.body, cast[actor]?.token))).toEqual(
        expected,
      );
    });
});

describe.each(Object.keys(subscriptions))('%s', (name) => {
  const { document, topic, expected } = subscriptions[name]!;

  it('is delivered to permitted members, and refused to all others', async () => {
    const asked = await askAll(async (actor) => {
      const id = await buildSessionFor(actor);
      const socket = await connectSocket(server, cast[actor]?.token);
      socket.subscribe('1', document, document.includes('$id') ? { id } : undefined);
      // There is no confirmation of a subscription, so publish events without a change until one arrives.
      const nudge = setInterval(() => {
        server.app.services.pubSub.publish(
          topic as 'sessionChanged',
          topic === 'sessionsChanged' ? 'all' : id,
          {
            id,
          },
        );
      }, 10);
      const { type, payload } = await socket
        .until((message) => message.id === '1')
        .finally(() => clearInterval(nudge));
      socket.raw.close();
      const errors = type === 'error' ? payload : payload.errors;
      return errors ? (errors[0].extensions.code as Outcome) : 'ok';
    });
    expect(asked).toEqual(expected);
  });
});

describe('the permissions that a session and an exercise report to their reader', () => {
  it.each(actors.filter((actor) => actor !== 'visitor'))('is what they may: %s', async (actor) => {
    const ask = async (id: string, fields: string) =>
      (await server.graphql(`query ($id: ID!) { node(id: $id) { ${fields} } }`, { id }, cast[actor]?.token))
        .data.node;
    const session = await ask(
      await buildSessionFor(actor),
      '... on Session { viewerCanEdit viewerIsLeader viewerIsParticipant }',
    );
    expect(session).toEqual({
      viewerCanEdit: onSession.updateSession?.expected[actor] === 'ok',
      viewerIsLeader: actor === 'owner' || actor === 'former',
      viewerIsParticipant: actor === 'joined',
    });
    const exercise = await ask(
      await buildExerciseFor(actor),
      '... on Exercise { viewerCanEdit viewerCanDelete }',
    );
    expect(exercise).toEqual({
      viewerCanEdit: onExercise.updateExercise?.expected[actor] === 'ok',
      viewerCanDelete: onExercise.deleteExercise?.expected[actor] === 'ok',
    });
  });
});
