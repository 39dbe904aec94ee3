import { parse } from 'graphql';
import { Role } from '../../../server/contract/enums';
import { SharedEvents, type Subscriber } from '../../../server/graphql/sharedEvents';
import { SharedPlans } from '../../../server/graphql/sharedFields';
import { makeSchema } from '../../../server/schema';
import { buildMember, buildSession } from '../../support/factories';
import { sessionsChanged } from '../../support/sessionEvents';
import { contextOf, testServer } from '../../support/testServer';

interface Change {
  sessions: { id: string }[];
  removedSessionIds: string[];
}

/** A socket that reads what it is sent unless the test says otherwise. */
function makeSocket() {
  const received: Change[] = [];
  const waiting = new Set<() => void>();
  const socket = { bufferedAmount: 0 };
  let isSlow = false;
  return {
    received,
    connection: {
      socket,
      sendBytes(bytes: Buffer) {
        received.push(JSON.parse(String(bytes)).payload.data.sessionsChanged);
        if (isSlow) socket.bufferedAmount = bytes.length;
        for (const look of waiting) look();
      },
    } as unknown as Subscriber['connection'],
    stall() {
      isSlow = true;
    },
    drain() {
      isSlow = false;
      socket.bufferedAmount = 0;
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
  const plan = new SharedPlans().find(sessionsChanged, { schema, document });
  if (!viewer || !plan) throw new Error('No viewer or plan');
  const shared = new SharedEvents({ services, format: (error) => error });
  const follow = () => services.pubSub.follow('sessionsChanged', 'all');
  const streams = [follow(), follow()];
  return {
    ids,
    /** The group's. */
    events: streams[0],
    join: ({ connection }: ReturnType<typeof makeSocket>) => {
      const group = shared.groupOf({ ...plan, everyMs: 1 }, streams.shift() ?? follow());
      const subscriber = { connection, id: '1', viewer };
      group.add(subscriber);
      return () => group.remove(subscriber);
    },
    tell: (id: string) => services.pubSub.publish('sessionsChanged', 'all', { id }),
  };
}

const namesOf = (change: Change | undefined) => change?.sessions.map(({ id }) => id).sort();

test('a new subscriber starts with an empty event, also if the others hear of a change at that moment', async () => {
  const { ids, join, tell } = await makeGroup();
  const [early, late] = [makeSocket(), makeSocket()];
  const leaves = [join(early)];
  await early.until(1);
  tell(ids[0] ?? '');
  leaves.push(join(late));
  tell(ids[1] ?? '');
  await Promise.all([early.until(2), late.until(1)]);
  expect(late.received[0]).toEqual({ sessions: [], removedSessionIds: [] });
  expect(early.received.slice(1).flatMap(namesOf)).toEqual(expect.arrayContaining([ids[0]]));
  for (const leave of leaves) leave();
});

test('a subscriber that missed an event by not reading has to read again, the others get only what is new', async () => {
  const { ids, events, join, tell } = await makeGroup();
  const [first = '', second = ''] = ids;
  const [quick, slow] = [makeSocket(), makeSocket()];
  const leaves = [join(quick)];
  await quick.until(1);
  leaves.push(join(slow));
  await slow.until(1);
  // The first event, which is empty, tells the client to read again.
  expect([quick, slow].map(({ received }) => namesOf(received[0]))).toEqual([[], []]);

  slow.stall();
  tell(first);
  await Promise.all([quick.until(2), slow.until(2)]);
  tell(second);
  await quick.until(3);
  tell(first);
  await quick.until(4);
  expect(quick.received.slice(1).map(namesOf)).toEqual([[first], [second], [first]]);
  expect(slow.received.slice(1).map(namesOf)).toEqual([[first]]);
  slow.drain();
  await slow.until(3);
  expect(slow.received[2]).toEqual({ sessions: [], removedSessionIds: [] });
  tell(second);
  await Promise.all([quick.until(5), slow.until(4)]);
  expect([quick.received[4], slow.received[3]].map(namesOf)).toEqual([[second], [second]]);

  for (const leave of leaves) leave();
  expect(await events?.next()).toMatchObject({ done: true });
});
