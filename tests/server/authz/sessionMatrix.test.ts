import { SessionStatus } from '../../../server/contract/enums';
import { newExercise } from '../../../server/features/writing/exercise/exercise.service';
import { Exercise } from '../../../server/model/exercise.entity';
import { buildSession } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';
import { testPermissions } from './matrix';
import { askAs, type Outcome } from './outcomes';
import { type Actor, actors, castOfFile, onExercise, onSession, others, subscriptions } from './sessionTable';

const server = testServer();
const cast = castOfFile(server);

/** The owner of the thing; the former instructor gets one of their own. */
const ownerFor = (actor: Actor) => (actor === 'former' ? cast.former : cast.owner);

async function buildSessionFor(actor: Actor, inProgress = false): Promise<string> {
  const { id } = await buildSession(server, ownerFor(actor), { title: 'As it was', joined: [cast.joined] });
  if (inProgress)
    await server.sql('UPDATE sessions SET status = ?, started_at = ?, due_at = NULL WHERE id = ?', [
      SessionStatus.IN_PROGRESS,
      new Date(),
      id,
    ]);
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

const kinds = [
  { kind: 'session', table: 'sessions', operations: onSession, build: buildSessionFor },
  { kind: 'exercise', table: 'exercises', operations: onExercise, build: buildExerciseFor },
] as const;

describe.each(kinds)('of a $kind', ({ table, operations, build }) => {
  testPermissions(operations, server, cast, {
    build: async (actor, { inProgress }) => ({ id: await build(actor, inProgress) }),
    stateOf: (id) => server.app.services.db.read(`SELECT * FROM ${table} WHERE id = ?`, [id]),
  });
});

testPermissions(others, server, cast);

describe.each(Object.keys(subscriptions))('%s', (name) => {
  const { topic, expected, ...subscription } = subscriptions[name]!;
  const document = subscription.document(name);

  it('is delivered to permitted members, and refused to all others', async () => {
    const asked = await askAs(actors, async (actor) => {
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
