import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { newId } from '../../../../server/lib/ids';
import {
  buildExercise,
  buildMember,
  buildSession,
  buildStory,
  memberOfFile,
  memberOfTest,
  type TestMember,
} from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = storyCalls(server);
const leader = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const writer = memberOfTest(server);

const create = (input: Record<string, unknown>, token = writer.token) =>
  calls.create({ title: 'In the room', content: 'Some words', ...input }, token);
async function originOf(id: string, token?: string) {
  const data = await server.ask(
    'query ($id: ID!) { story(id: $id) { session { id title } exercise { id title } } }',
    token,
    { id },
  );
  return data.story;
}
const storiesOf = async ({ id }: TestMember) =>
  (await server.sql('SELECT id FROM stories WHERE author_id = ?', [id])).length;

it('a story has the session and the exercise that it belongs to', async () => {
  const session = await buildSession(server, leader, { joined: [writer] });
  const exercise = await buildExercise(server, leader);
  const data = await dataOf(create({ sessionId: session.id, exerciseId: exercise.id }));
  expect(await originOf(data.createStory.story.id, writer.token)).toEqual({
    session: { id: session.id, title: session.title },
    exercise: { id: exercise.id, title: exercise.title },
  });
});

it('the leader writes in the session that they lead', async () => {
  const { id } = await buildSession(server, leader);
  expect((await create({ sessionId: id }, leader.token)).errors).toBeUndefined();
});

it('a story without session and exercise has nulls', async () => {
  const { data } = await create({ sessionId: null, exerciseId: null });
  expect(await originOf(data.createStory.story.id, writer.token)).toEqual({ session: null, exercise: null });
});

it('a session that its author neither joined nor leads is refused, and no story is created', async () => {
  const other = await buildMember(server);
  const { id } = await buildSession(server, leader, { joined: [other] });
  for (const sessionId of [id, newId('session'), newId('story'), 'nonsense', 'é', '']) {
    expect(fieldsOf(await create({ sessionId, localId: 'local_1' }))).toEqual({
      sessionId: messages.story.notInSession,
    });
  }
  expect(await storiesOf(writer)).toBe(0);
});

it('a missing exercise is refused, and no story is created', async () => {
  for (const exerciseId of [newId('exercise'), newId('story'), 'nonsense', 'é', '']) {
    expect(fieldsOf(await create({ exerciseId, tags: ['left'] }))).toEqual({
      exerciseId: messages.exercise.notFound,
    });
  }
  expect(await storiesOf(writer)).toBe(0);
});

it('a create that is repeated after its author has left the session returns the existing story', async () => {
  const session = await buildSession(server, leader, { joined: [writer] });
  const input = { sessionId: session.id, localId: 'local_1' };
  const { data } = await create(input);
  await server.mutate('leaveSession', { id: session.id }, writer.token);
  const again = await create(input);
  expect(again.errors).toBeUndefined();
  expect(again.data.createStory.story.id).toBe(data.createStory.story.id);
  expect(await storiesOf(writer)).toBe(1);
});

it('visitors see neither, without any read for them, and other members see only the exercise', async () => {
  const session = await buildSession(server, leader, { joined: [writer] });
  const exercise = await buildExercise(server, leader);
  const { id } = await buildStory(server, writer, {
    privacyLevel: PrivacyLevel.PUBLIC,
    sessionId: session.id,
    exerciseId: exercise.id,
  });
  const { statements, result } = await server.countStatements(() => originOf(id));
  expect(result).toEqual({ session: null, exercise: null });
  expect(statements.filter((sql) => /FROM (sessions|exercises)/.test(sql))).toEqual([]);
  const reader = await buildMember(server);
  expect(await originOf(id, reader.token)).toMatchObject({
    session: null,
    exercise: { id: exercise.id },
  });
});

it('a list reads the sessions and exercises of all its stories with one statement each, and only if needed', async () => {
  const list = () =>
    server.countStatements(() =>
      server.graphql(
        '{ viewer { stories(first: 100) { edges { node { session { id } exercise { title } } } } } }',
        {},
        writer.token,
      ),
    );
  for (let n = 0; n < 3; n += 1) await buildStory(server, writer);
  const { statements: plain } = await list();
  for (let n = 0; n < 12; n += 1)
    await buildStory(server, writer, {
      sessionId: (await buildSession(server, leader, { joined: [writer] })).id,
      exerciseId: (await buildExercise(server, leader)).id,
    });
  const { statements, result } = await list();
  expect(result.data.viewer.stories.edges).toHaveLength(15);
  expect(statements).toHaveLength(plain.length + 2);
});
