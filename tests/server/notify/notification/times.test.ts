import { DigestFrequency, PrivacyLevel } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { afterQuiet, digestDueAt } from '../../../../server/features/notify/notification/dueTimes';
import { newId, newIdAt } from '../../../../server/lib/ids';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, type TestMember } from '../../../support/factories';
import { peopleCalls } from '../../../support/peopleCalls';
import { fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const minuteMs = 60_000;
const { DAILY, WEEKLY } = DigestFrequency;

const set = (member: TestMember, input: object) =>
  server.mutate('setNotificationSettings', input, member.token, 'notificationSettings { digest }');

async function waitingMail(member: TestMember, kind: string): Promise<Date> {
  await server.app.notifier.drain();
  const rows = await server.sql<{ sendAt: Date }>(
    'SELECT send_at AS sendAt FROM mails WHERE user_id = ? AND kind = ?',
    [member.id, kind],
  );
  expect(rows).toHaveLength(1);
  return rows[0]!.sendAt;
}

it('a digest that waits follows a change from weekly to daily, and back', async () => {
  const member = await buildMember(server);
  const follower = await buildMember(server);
  const preferences = [{ kind: 'NEW_FOLLOWER', ways: ['DIGEST'] }];
  await server.perform('setNotificationPreferences', { preferences }, member.token);
  await peopleCalls(server).follow(member.id, follower.token);
  const dueAt = (frequency: keyof typeof DigestFrequency) =>
    digestDueAt(new Date(), DigestFrequency[frequency], server.config.groupTimeZone);
  expect(await waitingMail(member, 'digest')).toEqual(dueAt('WEEKLY'));
  for (const digest of ['DAILY', 'WEEKLY'] as const) {
    expect((await set(member, { digest })).errors).toBeUndefined();
    expect(await waitingMail(member, 'digest')).toEqual(dueAt(digest));
  }
});

describe('quiet hours', () => {
  /** Hours that began an hour ago and end in two. */
  function aroundNow() {
    const now = new Date();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    return { from: (minute + 1_380) % 1_440, until: (minute + 120) % 1_440, timeZone: 'UTC' };
  }

  it('that are turned off let what waited for their end be sent within two minutes', async () => {
    const [author, reader] = [await buildMember(server), await buildMember(server)];
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    expect((await set(author, { quietHours: aroundNow() })).errors).toBeUndefined();
    await commentCalls(server).add({ storyId: id, content: 'Good night' }, reader.token);
    const inAnHour = Date.now() + 60 * minuteMs;
    expect((await waitingMail(author, 'notification')).getTime()).toBeGreaterThan(inAnHour);
    expect((await set(author, { quietHours: null })).errors).toBeUndefined();
    const sentBy = (await waitingMail(author, 'notification')).getTime();
    expect(sentBy).toBeLessThanOrEqual(Date.now() + 2 * minuteMs);
  });

  it('can’t be in a zone whose clock isn’t known', async () => {
    const member = await buildMember(server);
    for (const timeZone of ['PST', 'Nowhere/Land', '']) {
      const { errors } = await set(member, { quietHours: { from: 1_320, until: 420, timeZone } });
      expect(fieldsOf({ errors })).toEqual({ quietHours: messages.notification.timeZone });
    }
  });
});

const london = 'Europe/London';
const night = { from: 22 * 60, until: 7 * 60, timeZone: london };
const iso = (date: Date) => date.toISOString().slice(0, 16);

it.each([
  ['the Monday after the spring change', '2026-03-28T13:00Z', WEEKLY, '2026-03-30T11:00'],
  ['the Monday after the autumn change', '2026-10-24T13:00Z', WEEKLY, '2026-10-26T12:00'],
  ['the day of the spring change', '2026-03-28T13:00Z', DAILY, '2026-03-29T11:00'],
  ['the day of the autumn change', '2026-10-24T13:00Z', DAILY, '2026-10-25T12:00'],
  ['a Monday at noon itself, which is over', '2026-11-23T12:00Z', WEEKLY, '2026-11-30T12:00'],
])('the digest is due at noon: %s', (_, now, frequency, due) => {
  expect(iso(digestDueAt(new Date(now), frequency, london))).toBe(due);
});

it.each([
  ['before them', '2026-11-24T21:59Z', '2026-11-24T21:59'],
  ['in the evening', '2026-11-24T22:00Z', '2026-11-25T07:00'],
  ['in the morning', '2026-11-25T06:59Z', '2026-11-25T07:00'],
  ['at their end', '2026-11-25T07:00Z', '2026-11-25T07:00'],
  ['through the spring change', '2026-03-28T22:30Z', '2026-03-29T06:00'],
  ['through the autumn change', '2026-10-24T22:30Z', '2026-10-25T07:00'],
])('quiet hours: %s', (_, at, due) => expect(iso(afterQuiet(new Date(at), night))).toBe(due));

it('quiet hours that end in the repeated hour last until its second half', () => {
  const quiet = { from: 22 * 60, until: 90, timeZone: london };
  // 01:15 the second time, in winter time.
  expect(iso(afterQuiet(new Date('2026-10-25T01:15Z'), quiet))).toBe('2026-10-25T01:30');
});

const dayMs = 24 * 60 * 60 * 1000;
const tidiedAt = new Date('2026-11-24T12:00:00Z');
const ago = (days: number) => new Date(tidiedAt.getTime() - days * dayMs);

const tidy = () => deleteExpiredRows(server.app.services.db, tidiedAt);
async function notification(userId: string, days: number, isRead: boolean): Promise<string> {
  const id = newIdAt('notification', ago(days));
  await server.sql(
    `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at, read_at)
     VALUES (?, ?, 'new_follower', ?, ?, ?, ?, ?)`,
    [id, userId, newId('user'), isRead ? null : 1, ago(days), ago(days), isRead ? ago(days) : null],
  );
  return id;
}

const left = async (table: string, userId: string): Promise<string[]> =>
  (await server.sql<{ id: string }>(`SELECT id FROM ${table} WHERE user_id = ? ORDER BY id`, [userId])).map(
    ({ id }) => id,
  );

it('notifications that were read stay for 180 days, all others for 400', async () => {
  const { id: userId } = await buildMember(server);
  const kept = [
    await notification(userId, 179, true),
    await notification(userId, 181, false),
    await notification(userId, 399, false),
  ];
  await notification(userId, 181, true);
  await notification(userId, 401, false);
  await tidy();
  expect(await left('notifications', userId)).toEqual(kept.sort());
});

it('deliveries that weren’t sent within a month are not sent any more', async () => {
  const { id: userId } = await buildMember(server);
  const delivery = async (days: number) => {
    const id = newIdAt('notice', ago(days));
    await server.sql(
      `INSERT INTO notices (id, user_id, way, kind, subject_id, item_id, created_at)
       VALUES (?, ?, 'digest', 'new_follower', ?, ?, ?)`,
      [id, userId, userId, newId('user'), ago(days)],
    );
    return id;
  };
  await delivery(31);
  const kept = await delivery(29);
  await tidy();
  expect(await left('notices', userId)).toEqual([kept]);
});
