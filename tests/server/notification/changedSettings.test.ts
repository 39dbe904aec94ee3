import { DigestFrequency, PrivacyLevel } from '../../../server/contract/enums';
import { messages } from '../../../server/contract/messages';
import { digestDueAt } from '../../../server/notifications/dueTimes';
import { commentCalls } from '../../support/commentCalls';
import { buildMember, buildStory, type TestMember } from '../../support/factories';
import { peopleCalls } from '../../support/peopleCalls';
import { testServer } from '../../support/testServer';

const server = testServer();
const minuteMs = 60_000;

const set = (member: TestMember, input: object) =>
  server.graphql(
    'mutation ($input: SetNotificationSettingsInput!) { setNotificationSettings(input: $input) { notificationSettings { digest } } }',
    { input },
    member.token,
  );

async function waitingMail(member: TestMember, kind: string): Promise<Date> {
  await server.app.notifier.drain();
  const rows = await server.app.services.db.read<{ sendAt: Date }>(
    'SELECT send_at AS sendAt FROM mails WHERE user_id = ? AND kind = ?',
    [member.id, kind],
  );
  expect(rows).toHaveLength(1);
  return (rows[0] as { sendAt: Date }).sendAt;
}

it('a digest that waits follows a change from weekly to daily, and back', async () => {
  const member = await buildMember(server);
  const follower = await buildMember(server);
  await server.graphql(
    'mutation { setNotificationPreferences(input: { preferences: [{ kind: NEW_FOLLOWER, ways: [DIGEST] }] }) { __typename } }',
    {},
    member.token,
  );
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
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { quietHours: messages.notification.timeZone },
      });
    }
  });
});
