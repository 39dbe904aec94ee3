import { Role } from '../../../../server/contract/enums';
import {
  buildMember,
  buildSession,
  buildStory,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { type ServerProcess, startServerProcess } from '../../../support/serverProcess';
import { sessionCalls } from '../../../support/sessionCalls';
import { connectSocket } from '../../../support/socketClient';
import { storyCalls } from '../../../support/storyCalls';
import { type GraphQLAnswer, type TestServer, testServer } from '../../../support/testServer';
import { text } from './roomHouse';

jest.setTimeout(120_000);

let ahead = 0;
const server = testServer({}, () => new Date(Date.now() + ahead));
let doomed: ServerProcess;
let onDoomed: TestServer;
const leader = memberOfFile(server, { roles: [Role.INSTRUCTOR] });

beforeEach(async () => {
  ahead = 0;
  doomed = await startServerProcess(server);
  onDoomed = {
    ...server,
    url: doomed.url,
    graphql: async (query, variables, token) => {
      const response = await fetch(`${doomed.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      return {
        ...((await response.json()) as GraphQLAnswer),
        status: response.status,
        headers: response.headers,
      };
    },
  };
});
afterEach(() => doomed.kill());

const ask = async (id: string, selection: string, { token }: TestMember) => {
  const query = `query ($id: ID!) { session(id: $id) { ${selection} } }`;
  return (await server.ask(query, token, { id })).session;
};
const isHere = async (id: string) =>
  (await ask(id, 'room { writers { isHere } }', leader)).room.writers[0].isHere;
const inAnHour = () => ({ dateTime: new Date(Date.now() + 3_600_000) });

test('a member who was present through a killed server is removed after the grace period', async () => {
  const { id } = await buildSession(server, leader, inAnHour());
  const socket = await connectSocket(onDoomed, leader.token);
  socket.subscribe('attend', 'subscription ($id: ID!) { attendSession(id: $id) { session { id } } }', { id });
  expect(await socket.until((message) => message.id === 'attend')).toMatchObject({ type: 'next' });
  expect(await isHere(id)).toBe(true);
  await doomed.kill();
  const publish = jest.spyOn(server.app.services.pubSub, 'publish');
  ahead = 31_000;
  await server.app.presence.tick();
  expect(publish).toHaveBeenCalledWith('sessionRoomChanged', id, { id });
  expect(await isHere(id)).toBe(false);
});

test('what a killed server has acknowledged is stored: the start, the sprint, and every save with its words', async () => {
  const writers = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
  const { id } = await buildSession(server, leader, { joined: writers, ...inAnHour() });
  expect((await sessionCalls(onDoomed).move(id, 'IN_PROGRESS', leader.token)).errors).toBeUndefined();
  const sprint = await onDoomed.graphql(
    'mutation ($id: ID!) { startSprint(input: { id: $id, minutes: 20 }) { session { sprint { endsAt } } } }',
    { id },
    leader.token,
  );
  const { endsAt } = sprint.data.startSprint.session.sprint;

  let saves = 0;
  const written = await Promise.all(
    writers.map(async (writer) => {
      const story = await buildStory(server, writer, { content: text(1), sessionId: id });
      let acknowledged = 1;
      for (let words = 2; ; words += 1) {
        const answer = await storyCalls(onDoomed)
          .update({ id: story.id, content: text(words), autosave: true }, writer.token)
          .catch(() => null);
        if (!answer?.data?.updateStory) return { writer, story, acknowledged };
        acknowledged = words;
        saves += 1;
        if (saves === 40) await doomed.kill();
      }
    }),
  );
  expect(saves).toBeGreaterThanOrEqual(40);
  for (const { writer, story, acknowledged } of written) {
    const data = await server.ask('query ($id: ID!) { story(id: $id) { wordCount } }', writer.token, {
      id: story.id,
    });
    expect(data.story.wordCount).toBeGreaterThanOrEqual(acknowledged);
    const { viewerWriting } = await ask(id, 'viewerWriting { words }', writer);
    expect(viewerWriting.words).toBe(data.story.wordCount);
  }
  expect(await ask(id, 'status sprint { endsAt }', leader)).toEqual({
    status: 'IN_PROGRESS',
    sprint: { endsAt },
  });
});
