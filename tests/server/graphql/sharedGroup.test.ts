import type { Writable } from 'node:stream';
import { parse } from 'graphql';
import type { WebSocket } from 'ws';
import { Role } from '../../../server/contract/enums';
import { SharedPlans } from '../../../server/graphql/sharedFields';
import { GroupSubscriber, SharedGroup } from '../../../server/graphql/sharedGroup';
import { newId } from '../../../server/lib/ids';
import { makeSchema } from '../../../server/schema';
import { buildMember, buildSession } from '../../support/factories';
import { sessionsChanged } from '../../support/sessionEvents';
import { contextOf, testServer } from '../../support/testServer';

interface Change {
  sessions: { id: string }[];
  removedSessionIds: string[];
}

/** A socket whose network accepts data only when the test says so. */
function makeSocket() {
  const received: Change[] = [];
  const waiting = new Set<() => void>();
  let taken: (() => void)[] = [];
  let isSlow = false;
  return {
    received,
    connection: {
      ip: '127.0.0.1',
      socket: { OPEN: 1, readyState: 1 } as WebSocket,
      network: {
        write(bytes: Buffer, sent: () => void) {
          const text = String(bytes);
          received.push(JSON.parse(text.slice(text.indexOf('{'))).payload.data.sessionsChanged);
          if (isSlow) taken.push(sent);
          else sent();
          for (const look of waiting) look();
          return !isSlow;
        },
      } as unknown as Writable,
    },
    stall() {
      isSlow = true;
    },
    drain() {
      isSlow = false;
      for (const sent of taken) sent();
      taken = [];
    },
    /** Waits until this many events were received. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (received.length >= count) resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

const schema = makeSchema();
const server = testServer();

/** A group without subscribers that tells of two sessions. */
async function makeGroup() {
  const { services } = server.app;
  const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
  const ids = [(await buildSession(server, leader)).id, (await buildSession(server, leader)).id];
  const { viewer } = await contextOf(server, leader.token);
  const document = parse(sessionsChanged);
  const plan = new SharedPlans(schema).find(sessionsChanged, document, {});
  if (!viewer || !plan) throw new Error('No viewer or plan');
  const onEmpty = jest.fn();
  const group = new SharedGroup(
    { ...plan, everyMs: 1 },
    { schema, document },
    services.pubSub.follow('sessionsChanged', 'all'),
    { services, format: (error) => error, endSocket: () => undefined },
    onEmpty,
  );
  return {
    ids,
    onEmpty,
    join: ({ connection }: ReturnType<typeof makeSocket>) =>
      group.add(new GroupSubscriber(connection, '1', viewer, group)),
    tell: (id: string) => services.pubSub.publish('sessionsChanged', 'all', { id }),
  };
}

const namesOf = (change: Change | undefined) => change?.sessions.map(({ id }) => id).sort();

test('a new subscriber starts with an empty event, also if the others hear of a change at that moment', async () => {
  const { ids, join, tell } = await makeGroup();
  const [early, late] = [makeSocket(), makeSocket()];
  const subscribers = [join(early)];
  await early.until(1);
  tell(ids[0] ?? '');
  subscribers.push(join(late));
  tell(ids[1] ?? '');
  await Promise.all([early.until(2), late.until(1)]);
  expect(late.received[0]).toEqual({ sessions: [], removedSessionIds: [] });
  expect(early.received.slice(1).flatMap(namesOf)).toEqual(expect.arrayContaining([ids[0]]));
  for (const subscriber of subscribers) await subscriber.return();
});

test('a slow subscriber gets everything that it missed, the others only what is new', async () => {
  const { ids, join, tell, onEmpty } = await makeGroup();
  const [first = '', second = ''] = ids;
  const [quick, slow] = [makeSocket(), makeSocket()];
  const subscribers = [quick, slow].map(join);

  // The first event tells the client to read again.
  await Promise.all([quick.until(1), slow.until(1)]);
  expect([quick, slow].map(({ received }) => namesOf(received[0]))).toEqual([[], []]);

  slow.stall();
  tell(first);
  await Promise.all([quick.until(2), slow.until(2)]);
  tell(second);
  await quick.until(3);
  tell(first);
  await quick.until(4);
  expect(quick.received.slice(1).map(namesOf)).toEqual([[first], [second], [first]]);
  expect(slow.received).toHaveLength(2);
  slow.drain();
  tell(second);
  await Promise.all([quick.until(5), slow.until(3)]);
  expect(namesOf(slow.received[2])).toEqual(ids.sort());
  expect(namesOf(quick.received[4])).toEqual([second]);

  // More than the buffer holds, so the client must read again.
  slow.stall();
  tell(first);
  await Promise.all([quick.until(6), slow.until(4)]);
  for (let count = quick.received.length, n = 0; n < 120; n += 1) {
    tell(newId('session'));
    if (n % 10 === 9) {
      count += 1;
      await quick.until(count);
    } else await new Promise((resolve) => setImmediate(resolve));
  }
  slow.drain();
  await slow.until(5);
  expect(slow.received[4]).toEqual({ sessions: [], removedSessionIds: [] });

  for (const subscriber of subscribers) await subscriber.return();
  expect(onEmpty).toHaveBeenCalledTimes(1);
});

describe('unread events', () => {
  const subscriberOf = (ip: string) => {
    const socket = { OPEN: 1, readyState: 1, terminate: jest.fn() };
    const sent: (() => void)[] = [];
    const network = { write: (_: Buffer, done: () => void) => sent.push(done) };
    const connection = { ip, socket, network } as unknown as GroupSubscriber['connection'];
    const group = { onWritten: () => undefined } as unknown as SharedGroup;
    return {
      subscriber: new GroupSubscriber(connection, '1', {} as GroupSubscriber['viewer'], group),
      socket,
      sent,
    };
  };
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

  test('count against the address, and a socket beyond the limit is disconnected', () => {
    const subscribers = Array.from({ length: 3 }, () => subscriberOf('192.0.2.1'));
    for (const { subscriber } of subscribers) subscriber.deliver(megabytes(30), 1);
    expect(subscribers.map(({ socket }) => socket.terminate.mock.calls.length)).toEqual([0, 0, 1]);
    for (const { sent } of subscribers) for (const done of sent) done();
    const next = subscriberOf('192.0.2.1');
    next.subscriber.deliver(megabytes(60), 1);
    expect(next.socket.terminate).not.toHaveBeenCalled();
    for (const done of next.sent) done();
  });
});
