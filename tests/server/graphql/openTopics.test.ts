import { setTimeout as sleep } from 'node:timers/promises';
import { PrivacyLevel } from '../../../server/contract/enums';
import { MemberSockets } from '../../../server/graphql/memberSockets';
import { buildMember, buildSession, buildStory, buildToken, memberOfFile } from '../../support/factories';
import { connectSocket, type TestSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';

const server = testServer({ rateLimits: 1 });
const strict = testServer({ rateLimits: 1 / 40 });
const author = memberOfFile(server);

const tooMany = (name: string, value: number) => [
  expect.objectContaining({
    extensions: { code: 'RATE_LIMITED', limit: { name, value }, retryAfter: expect.any(Number) },
  }),
];
const aliased = (n: number) =>
  `subscription ($id: ID!) { storyChanged(id: $id) { story { alias${n}: title } } }`;
/** What the server says to it: its first event, or why it is refused. */
async function asked(socket: TestSocket, id: string, query: string, variables: Record<string, unknown>) {
  socket.subscribe(id, query, variables);
  const { type, payload } = await socket.until((message) => message.id === id);
  return type === 'next' ? 'heard' : payload;
}

it('runs at most ten documents a topic for a member, whatever their aliases and on however many sockets', async () => {
  const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  const sockets = await Promise.all(Array.from({ length: 4 }, () => connectSocket(server, author.token)));
  const at = (n: number) => sockets[n % sockets.length] as TestSocket;
  for (let n = 0; n < 10; n += 1) at(n).subscribe(`s${n}`, aliased(n), { id });
  const refused = tooMany('documentsOfTopic', 10);
  expect(await asked(at(0), 'more', aliased(11), { id })).toEqual(refused);
  expect(await asked(at(1), 'padded', aliased(11), { id, other: 1 })).toEqual(refused);

  // The same in many tabs, and another story, are no more work of this kind; those of a closed socket don't count.
  at(2).subscribe('again', aliased(2), { id });
  const other = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  at(2).subscribe('another', aliased(2), { id: other.id });
  at(3).send({ id: 's3', type: 'complete' });
  at(3).subscribe('in its place', aliased(12), { id });
  await expect(asked(at(3), 'one more', aliased(13), { id })).resolves.toEqual(refused);
  for (const name of ['again', 'another', 'in its place'])
    expect(sockets.flatMap(({ received }) => received).filter((one) => one.id === name)).not.toContainEqual(
      expect.objectContaining({ type: 'error' }),
    );
  at(0).raw.close();
  await at(0).closed;
  const isTaken = async (n: number): Promise<boolean> => {
    at(1).subscribe(`try ${n}`, aliased(14), { id });
    at(1).subscribe(`after ${n}`, 'subscription { nothingOfTheKind }');
    await at(1).until((message) => message.id === `after ${n}`);
    const isRefused = at(1).received.some((one) => one.id === `try ${n}` && one.type === 'error');
    return isRefused && n < 100 ? isTaken(n + 1) : !isRefused;
  };
  expect(await isTaken(0)).toBe(true);
  for (const socket of sockets) socket.raw.close();
});

it('runs at most 200 subscriptions of a member; shared ones count too, and those of tokens count apart', async () => {
  const member = await buildMember(server);
  const { id } = await buildSession(server, author);
  const query = 'subscription ($id: ID!) { sessionChanged(id: $id) { session { title } } }';
  const sockets = await Promise.all(Array.from({ length: 3 }, () => connectSocket(server, member.token)));
  const [first, second, third] = sockets as [TestSocket, TestSocket, TestSocket];
  const events = (socket: TestSocket) => socket.received.filter(({ type }) => type === 'next').length;
  for (const [n, socket] of [first, second].entries()) {
    for (let i = 0; i < 100; i += 1) socket.subscribe(`s${n} ${i}`, query, { id });
    await socket.until(() => events(socket) === 100);
  }
  expect(await asked(third, 'more', query, { id })).toEqual(tooMany('subscriptions', 200));
  const { token } = await buildToken(server, member);
  const program = await connectSocket(server, token);
  expect(await asked(program, 'one', query, { id })).toBe('heard');
  first.send({ id: 's0 0', type: 'complete' });
  first.subscribe('in its place', query, { id });
  await first.until((message) => message.id === 'in its place');
  expect(first.received.find((message) => message.id === 'in its place')?.type).toBe('next');
  for (const socket of [...sockets, program]) socket.raw.close();
});

it('doesn’t count what was asked on sockets that closed before the answer', async () => {
  const member = await buildMember(strict);
  const { id } = await buildSession(strict, member);
  const query = 'subscription ($id: ID!) { sessionChanged(id: $id) { session { title } } }';
  const count = 10;
  const sockets = await Promise.all(Array.from({ length: count }, () => connectSocket(strict, member.token)));
  const { authenticator } = strict.app.services;
  const look = authenticator.stillSignedIn.bind(authenticator);
  let goOn = () => {};
  const allClosed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const looks = jest.spyOn(authenticator, 'stillSignedIn').mockImplementation(async (...whose) => {
    await allClosed;
    return look(...whose);
  });
  const ends = jest.spyOn(MemberSockets.prototype, 'remove');
  for (const socket of sockets) socket.subscribe('left', query, { id });
  while (looks.mock.calls.length < count) await sleep(20);
  for (const socket of sockets) socket.raw.close();
  while (ends.mock.calls.length < count) await sleep(20);
  goOn();
  await Promise.allSettled(looks.mock.results.map(({ value }) => value));
  looks.mockRestore();
  ends.mockRestore();
  const socket = await connectSocket(strict, member.token);
  expect(await asked(socket, 'stays', query, { id })).toBe('heard');
  socket.raw.close();
});
