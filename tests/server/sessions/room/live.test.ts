import { Role } from '../../../../server/contract/enums';
import { buildMember, buildSession, buildStory, type TestMember } from '../../../support/factories';
import { hereAndThere } from '../../../support/redis';
import { sessionCalls } from '../../../support/sessionCalls';
import { connectSocket, type SocketMessage, type TestSocket } from '../../../support/socketClient';
import { storyCalls } from '../../../support/storyCalls';
import { isAll } from '../../../support/testAll';
import { type TestServer } from '../../../support/testServer';
import { text } from './roomHouse';

jest.setTimeout(120_000);

/** Two servers are tested like one, if there is a Redis. */
const places = isAll ? hereAndThere : hereAndThere.slice(-1);

interface Writer {
  isHere: boolean;
  words: number | null;
  piece: { title: string } | null;
  member: { id: string };
}

const writersOf = ({ payload }: SocketMessage): Writer[] =>
  payload?.data?.sessionRoomChanged?.session.room.writers ?? [];

describe.each(places)('the open page of a room, on %s', (_place, start) => {
  let here: TestServer;
  let there: TestServer;
  let leader: TestMember;
  let ana: TestMember;
  let sessionId: string;
  beforeAll(async () => {
    [here, there] = await start();
    leader = await buildMember(here, { roles: [Role.INSTRUCTOR] });
  });
  beforeEach(async () => {
    ana = await buildMember(here);
    const dateTime = new Date(Date.now() + 3_600_000);
    sessionId = (await buildSession(here, leader, { dateTime, joined: [ana] })).id;
    await sessionCalls(here).move(sessionId, 'IN_PROGRESS', leader.token);
  });
  afterAll(() => here.close());

  /** Subscribes to the room on the other server, and returns when events arrive. */
  async function follow(viewer: TestMember): Promise<TestSocket> {
    const socket = await connectSocket(there, viewer.token);
    socket.subscribe(
      'room',
      `subscription ($id: ID!) { sessionRoomChanged(id: $id) {
        session { room { writers { isHere words piece { title } member { id } } } } } }`,
      { id: sessionId },
    );
    // There is no confirmation of a subscription, so publish events without a change until one arrives.
    const nudge = setInterval(() => {
      here.app.services.pubSub.publish('sessionRoomChanged', sessionId, { id: sessionId });
    }, 20);
    await socket.until(({ id }) => id === 'room').finally(() => clearInterval(nudge));
    return socket;
  }
  /** Waits until the room shows the member in this state. */
  const shows = (socket: TestSocket, member: TestMember, isSo: (writer: Writer) => boolean) =>
    socket.until((message) => writersOf(message).some((one) => one.member.id === member.id && isSo(one)));
  const write = (input: object) => here.mutate('writeInSession', { sessionId, ...input }, ana.token);

  it('shows who joins, what they write, how many words, and who leaves', async () => {
    const page = await follow(leader);
    const attending = await connectSocket(here, ana.token);
    attending.subscribe('1', 'subscription ($id: ID!) { attendSession(id: $id) { session { id } } }', {
      id: sessionId,
    });
    await shows(page, ana, ({ isHere }) => isHere);
    const story = await buildStory(here, ana, { title: 'The ferry', content: text(10) });
    await write({ storyId: story.id, showsPiece: true, showsWords: true });
    await shows(page, ana, ({ piece, words }) => piece?.title === 'The ferry' && words === 0);
    await storyCalls(here).update({ id: story.id, content: text(35), autosave: true }, ana.token);
    await shows(page, ana, ({ words }) => words === 25);
    await write({ showsPiece: false });
    await shows(page, ana, ({ piece, words }) => piece === null && words === 25);
    attending.raw.close(1000);
    await shows(page, ana, ({ isHere, words }) => !isHere && words === 25);
    const ben = await buildMember(here);
    await sessionCalls(here).join(sessionId, ben.token);
    await shows(page, ben, () => true);
    page.raw.close();
  });

  it('gets an event of saves at most once a second, and always of the last', async () => {
    const page = await follow(leader);
    const story = await buildStory(here, ana, { content: text(10) });
    await write({ storyId: story.id, showsWords: true });
    await shows(page, ana, ({ words }) => words === 0);
    const before = page.received.length;
    const begun = performance.now();
    let words = 10;
    while (page.received.length < before + 4) {
      words += 1;
      await storyCalls(here).update({ id: story.id, content: text(words), autosave: true }, ana.token);
    }
    await shows(page, ana, (one) => one.words === words - 10);
    const seconds = (performance.now() - begun) / 1_000;
    expect(page.received.length - before).toBeLessThanOrEqual(seconds + 2);
    page.raw.close();
  });

  it('gets events of its chat and its reading, but none once its member has left', async () => {
    const leaver = await buildMember(here);
    const { join, leave } = sessionCalls(here);
    await join(sessionId, leaver.token);
    const open = async ({ token }: TestMember, name: string, fields: string) => {
      const socket = await connectSocket(there, token);
      socket.subscribe(name, `subscription ($id: ID!) { ${name}(id: $id) { ${fields} } }`, { id: sessionId });
      await socket.until(({ id }) => id === name);
      return socket;
    };
    // A subscription that is shared by all, and one executed for each subscriber because of one field.
    const [chat, ownChat, reading] = [
      ['sessionChatChanged', 'messages { content author { id } } removedMessageIds'],
      ['sessionChatChanged', 'messages { content author { viewerMutes } }'],
      ['sessionReadingChanged', 'readers { member { id } }'],
    ] as const;
    const [talk, order] = [await open(ana, ...chat), await open(ana, ...reading)];
    const left = [
      await open(leaver, ...chat),
      await open(leaver, ...ownChat),
      await open(leaver, ...reading),
    ];
    const heard = (on: TestSocket, text: string) =>
      on.until((message) => JSON.stringify(message).includes(text));
    const say = (content: string) =>
      here.mutate('sendSessionMessage', { sessionId, content }, leader.token, 'message { id }');
    const { id } = (await say('Good evening')).data.sendSessionMessage.message;
    await heard(talk, 'Good evening');
    await here.mutate('deleteSessionMessage', { id }, leader.token);
    await heard(talk, `"removedMessageIds":["${id}"]`);
    await here.mutate('joinSessionReading', { sessionId }, leader.token);
    await heard(order, leader.id);
    await leave(sessionId, leaver.token);
    await say('Behind your back');
    await here.mutate('joinSessionReading', { sessionId }, ana.token);
    await heard(talk, 'Behind your back');
    await heard(order, ana.id);
    for (const { received } of left)
      expect(JSON.stringify(received)).not.toMatch(new RegExp(`Behind your back|${ana.id}`));
    for (const { raw } of [talk, order, ...left]) raw.close();
  });
});
