import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { generateVAPIDKeys } from 'web-push';
import { NotificationKind } from '../../../../server/contract/enums';
import { limits } from '../../../../server/contract/limits';
import { buildUser } from '../../../../server/features/identity/account/account.service';
import { PushSender, type PushText } from '../../../../server/features/notify/push/pushSender';
import { pushTextsOf } from '../../../../server/features/notify/push/pushTexts';
import { newId } from '../../../../server/lib/ids';
import { Follow } from '../../../../server/model/follow.entity';
import { Delivery } from '../../../../server/model/notification.entity';
import { User } from '../../../../server/model/user.entity';
import { queuePush } from '../../../../server/record/queuePush';
import { eventually } from '../../../support/mails';
import { mailDatabase } from '../mail/mailDatabase';

const opened = mailDatabase();
const sql = (statement: string, params?: unknown[]) => opened.dataSource.query(statement, params);
const keys = generateVAPIDKeys();
const { NEW_FOLLOWER } = NotificationKind;

let service: Server;
/** Paths of the browsers that got a message, in order. */
let received: string[];
/** Responses of the push service, by the browser's path. */
let answers: Record<string, number | 'nothing'>;
let pushed: PushText[][];
let ahead: number;
let member: string;
let sender: PushSender;
const senders: PushSender[] = [];
const now = () => new Date(Date.now() + ahead);

beforeEach(async () => {
  [received, answers, pushed, ahead] = [[], {}, [], 0];
  service = createServer((request, response) => {
    received.push(request.url ?? '');
    const answer = answers[request.url ?? ''] ?? 201;
    if (answer !== 'nothing') response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  member = await makeMember('Ana');
  await sql("INSERT INTO notification_preferences (user_id, kind, ways) VALUES (?, ?, 'app,push')", [
    member,
    NEW_FOLLOWER,
  ]);
  sender = makeSender();
});
afterEach(async () => {
  service.closeAllConnections();
  await Promise.all(senders.splice(0).map((one) => one.close()));
  await new Promise((resolve) => service.close(resolve));
  await sql('DELETE FROM push_messages');
});

function makeSender() {
  const { port } = service.address() as AddressInfo;
  const one = new PushSender({
    db: opened.db,
    log: pino({ level: 'silent' }),
    config: { appUrl: 'https://writers.example', mailFrom: { name: '', address: 'group@writers.example' } },
    keys: () => Promise.resolve(keys),
    textsOf: async (userId, deliveries) => {
      const texts = await pushTextsOf(opened.db, userId, deliveries, now());
      if (!(texts instanceof Date)) pushed.push(texts);
      return texts;
    },
    now,
    // Without TLS, which needs a certificate.
    agent: Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') }),
  });
  senders.push(one);
  return one;
}

let made = 0;
async function makeMember(displayName: string): Promise<string> {
  made += 1;
  const username = `pushed${made}`;
  const user = buildUser('', { username, email: `${username}@example.com`, confirmed: true });
  await opened.db.transaction((tx) => tx.insert(User, Object.assign(user, { displayName })));
  return user.id;
}

/** A browser of the member, by the path of its subscription. */
async function browser(path: string) {
  const signInId = newId('signin');
  await sql(
    `INSERT INTO sign_ins (id, user_id, remembered, user_agent, created_at, last_used_at)
     VALUES (?, ?, 0, '', ?, ?)`,
    [signInId, member, now(), now()],
  );
  await sql(
    `INSERT INTO push_subscriptions (id, user_id, sign_in_id, endpoint_hash, endpoint, p256dh, auth, created_at)
     VALUES (?, ?, ?, SHA2(?, 256), ?, ?, ?, NOW(3))`,
    [
      ...[newId('push'), member, signInId, `${member}${path}`, `https://push.example.com${path}`],
      ...[createECDH('prime256v1').generateKeys('base64url'), randomBytes(16).toString('base64url')],
    ],
  );
}

/** Adds a follower, and the push delivery as the notifier does. */
async function follower(displayName: string) {
  const id = await makeMember(displayName);
  await opened.db.transaction(async (tx) => {
    await tx.insert(Follow, { followerId: id, followedId: member, createdAt: now() });
    await tx.insert(Delivery, {
      id: newId('notice'),
      userId: member,
      way: 'push' as Delivery['way'],
      kind: NEW_FOLLOWER,
      subjectId: member,
      itemId: id,
      actorId: id,
      createdAt: now(),
      carrierId: null,
    });
    await queuePush(tx, member, now(), now());
  });
}

const waiting = async () => {
  const [row] = await sql(
    'SELECT (SELECT COUNT(*) FROM push_messages WHERE user_id = ?) AS messages, (SELECT COUNT(*) FROM notices WHERE user_id = ?) AS deliveries',
    [member, member],
  );
  return { messages: Number(row.messages), deliveries: Number(row.deliveries) };
};
const browsers = async () =>
  (await sql('SELECT endpoint FROM push_subscriptions WHERE user_id = ?', [member])).map(
    ({ endpoint }: { endpoint: string }) => new URL(endpoint).pathname,
  );
const none = { messages: 0, deliveries: 0 };

it('sends a member’s notifications to all their browsers, once', async () => {
  await browser('/phone');
  await browser('/laptop');
  await follower('Ben');
  await follower('Cleo');
  await Promise.all([sender.drain(), makeSender().drain()]);
  expect(received.sort()).toEqual(['/laptop', '/phone']);
  const path = expect.stringMatching(/^\/u\//);
  expect(pushed).toMatchObject([[{ title: 'Cleo and Ben started following you', path }]]);
  expect(await waiting()).toEqual(none);
});

it('drops a browser that has unsubscribed, and no other', async () => {
  await browser('/gone');
  await browser('/phone');
  answers['/gone'] = 410;
  await follower('Ben');
  await sender.drain();
  expect(await browsers()).toEqual(['/phone']);
  expect(await waiting()).toEqual(none);
});

it('tries again while no browser can be reached, and gives up after five attempts', async () => {
  await browser('/phone');
  answers['/phone'] = 503;
  await follower('Ben');
  for (const left of [1, 1, 1, 1, 0]) {
    await sender.drain();
    expect(await waiting()).toEqual({ messages: left, deliveries: left });
    ahead += 60 * 60_000;
  }
  expect(received).toHaveLength(5);
  expect(await browsers()).toEqual(['/phone']);
});

it('drops a browser that twenty messages in a row could not be sent to, and counts no message twice', async () => {
  await browser('/phone');
  answers['/phone'] = 503;
  const failures = async () =>
    (await sql('SELECT failures FROM push_subscriptions WHERE user_id = ?', [member]))[0]?.failures;
  await follower('Ben');
  for (const _try of [1, 2]) {
    await sender.drain();
    ahead += 60 * 60_000;
  }
  expect(await failures()).toBe(1);
  await sql('UPDATE push_subscriptions SET failures = 19 WHERE user_id = ?', [member]);
  await sql('DELETE FROM push_messages WHERE user_id = ?', [member]);
  await follower('Cleo');
  await sender.drain();
  expect(await browsers()).toEqual([]);
});

it('is taken over by another server after its lease, and not for ever', async () => {
  await browser('/phone');
  answers['/phone'] = 'nothing';
  await follower('Ben');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    // This server dies before the answer.
    void makeSender().drain();
    await eventually(`attempt ${attempt}`, () => received.length === attempt || undefined);
    expect(await waiting()).toEqual({ messages: 1, deliveries: 1 });
    ahead += 121_000;
  }
  await sender.drain();
  expect(received).toHaveLength(5);
  expect(await waiting()).toEqual(none);
});

it('waits for the end of quiet hours that were set meanwhile', async () => {
  const midnight = new Date(now().getTime() + 24 * 3_600_000).setUTCHours(0, 0, 0, 0);
  ahead = midnight - Date.now();
  await browser('/phone');
  await follower('Ben');
  await sql(
    "INSERT INTO notification_settings (user_id, quiet_from, quiet_until, quiet_zone) VALUES (?, 1380, 420, 'UTC')",
    [member],
  );
  await sender.drain();
  expect(received).toEqual([]);
  ahead += 7 * 3_600_000;
  await sender.drain();
  expect(received).toEqual(['/phone']);
  expect(await waiting()).toEqual(none);
});

it.each([
  ['that the member no longer wants', "UPDATE notification_preferences SET ways = 'app' WHERE user_id = ?"],
  [
    'to a browser whose sign-in has expired',
    'UPDATE sign_ins SET last_used_at = NOW(3) - INTERVAL 25 HOUR WHERE user_id = ?',
  ],
])('sends nothing %s', async (_what, change) => {
  await browser('/phone');
  await follower('Ben');
  await sql(change, [member]);
  await sender.drain();
  expect(received).toEqual([]);
  expect(await waiting()).toEqual(none);
});

it('sends to the latest browsers only, should there be more than allowed', async () => {
  for (let count = 0; count < limits.push.subscriptionsMax + 2; count += 1) await browser(`/${count}`);
  await follower('Ben');
  await sender.drain();
  expect(received).toHaveLength(limits.push.subscriptionsMax);
});
