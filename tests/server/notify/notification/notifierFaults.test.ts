import { PrivacyLevel } from '../../../../server/contract/enums';
import { Database, type Transaction } from '../../../../server/db/database';
import { CommitUnknown } from '../../../../server/db/failures';
import { Notifier } from '../../../../server/features/notify/notification/notifier';
import { newId } from '../../../../server/lib/ids';
import { makeLog } from '../../../../server/lib/log';
import { recordAct, recordSecurityAct } from '../../../../server/record/acts';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory } from '../../../support/factories';
import { fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = commentCalls(server);
beforeAll(() => server.app.notifier.close());

class RefusedCommit extends Error {}
/** Every first commit is refused, as by a cluster; the work runs again. */
class RepeatingDatabase extends Database {
  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await super
      .transaction(async (tx) => {
        await work(tx);
        throw new RefusedCommit();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RefusedCommit)) throw error;
      });
    return super.transaction(work);
  }
}
/** The response to the commit of a batch is lost. */
class LosingDatabase extends Database {
  protected readonly error: Error = new CommitUnknown({ cause: new Error('read ECONNRESET') });
  private transactions = 0;
  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await super.transaction(work);
    this.transactions += 1;
    // The first one takes the event.
    if (this.transactions === 2) throw this.error;
    return result;
  }
}
/** No file descriptor is left for another connection. */
class UnopenedDatabase extends LosingDatabase {
  protected override readonly error = Object.assign(new Error('connect EMFILE 127.0.0.1:3306'), {
    ...{ code: 'EMFILE', errno: -24, fatal: true },
  });
}
const notifierOn = (Type = Database, log = server.app.services.log) =>
  new Notifier({
    ...server.app.services,
    log,
    db: new Type(server.app.services.db.dataSource),
    onPush: () => undefined,
    onReaderMails: () => undefined,
  });
const quietCtx = { now: () => new Date(), notifier: { wake: () => undefined } };
const kindsOf = async (userId: string) =>
  (await server.sql<{ kind: string }>('SELECT kind FROM notifications WHERE user_id = ?', [userId])).map(
    ({ kind }) => kind,
  );

it.each([LosingDatabase, UnopenedDatabase])(
  'members notified when the database was lost aren’t notified again, and the outage isn’t logged with each event: %p',
  async (Type) => {
    const [author, ana] = await Promise.all([buildMember(server), buildMember(server)]);
    const { id: storyId } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    await notifierOn().drain();
    await calls.add({ storyId, content: 'One.' }, ana.token);
    const lines: string[] = [];
    const log = makeLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
    await notifierOn(Type, log).drain();
    await notifierOn().drain();
    expect([await kindsOf(author.id), lines]).toEqual([['story_comment'], []]);
  },
);

it('a story that was withdrawn before notifies nobody', async () => {
  const [author, ana, ben] = [
    await buildMember(server),
    await buildMember(server),
    await buildMember(server),
  ];
  const { id: storyId } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  await calls.add({ storyId, content: 'One.' }, ana.token);
  await calls.add({ storyId, content: 'Two.' }, ben.token);
  await server.sql("UPDATE stories SET privacy_level = 'private' WHERE id = ?", [storyId]);
  await notifierOn().drain();
  expect(await kindsOf(ana.id)).toEqual([]);
});

it('each of 501 followers is notified once, also if the first commit of each batch is refused', async () => {
  const author = await buildMember(server);
  const { id: storyId } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  await notifierOn().drain();
  const { db } = server.app.services;
  const now = new Date();
  const ids = Array.from({ length: 501 }, () => newId('user')).sort();
  await db.transaction(async (tx) => {
    for (const [n, id] of ids.entries()) {
      await tx.execute(
        "INSERT INTO users (id, username, email, password_hash, created_at, updated_at) VALUES (?, ?, ?, '', ?, ?)",
        [id, `follower${n}`, `follower${n}@example.com`, now, now],
      );
      await tx.execute('INSERT INTO follows (follower_id, followed_id, created_at) VALUES (?, ?, ?)', [
        id,
        author.id,
        now,
      ]);
    }
    await recordAct(tx, quietCtx, {
      act: 'story_published',
      actorId: author.id,
      subjectId: author.id,
      itemId: storyId,
    });
  });
  await notifierOn(RepeatingDatabase).drain();
  const [row] = await server.sql<{ n: number }>(
    "SELECT COUNT(*) AS n FROM notifications WHERE kind = 'new_story' AND subject_id = ?",
    [author.id],
  );
  expect(Number(row?.n)).toBe(501);
});

it('the security of an account is mailed at once, to an unconfirmed address and in quiet hours as well', async () => {
  const member = await buildMember(server);
  const { db } = server.app.services;
  await server.sql('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', [member.id]);
  await server.sql(
    "INSERT INTO notification_settings (user_id, quiet_from, quiet_until, quiet_zone) VALUES (?, 0, 1439, 'UTC')",
    [member.id],
  );
  await db.transaction((tx) => recordSecurityAct(tx, quietCtx, member.id, 'token_created'));
  await notifierOn().drain();
  const mails = await server.sql<{ soon: number }>(
    'SELECT send_at < NOW(3) + INTERVAL 5 MINUTE AS soon FROM mails WHERE user_id = ?',
    [member.id],
  );
  expect(await kindsOf(member.id)).toEqual(['account_security']);
  expect(mails.map(({ soon }) => Number(soon))).toEqual([1]);
});

it('a new password causes a notification in the app; the security mail isn’t followed by another', async () => {
  const member = await buildMember(server);
  const { db } = server.app.services;
  await db.transaction((tx) => recordSecurityAct(tx, quietCtx, member.id, 'password_changed'));
  await notifierOn().drain();
  expect(await kindsOf(member.id)).toEqual(['account_security']);
  expect(await server.sql('SELECT kind FROM mails WHERE user_id = ?', [member.id])).toEqual([]);
  expect(await server.sql('SELECT way FROM notices WHERE user_id = ?', [member.id])).toEqual([]);
});

it('a digest can’t be chosen for urgent kinds, and the security of the account can’t be turned off', async () => {
  const { token } = await buildMember(server);
  const choose = (kind: string, ...ways: string[]) =>
    server.mutate(
      'setNotificationPreferences',
      { preferences: [{ kind, ways }] },
      token,
      'notificationSettings { preferences { kind ways availableWays } }',
    );
  for (const refused of [await choose('SESSION_REMINDER', 'DIGEST'), await choose('ACCOUNT_SECURITY')])
    expect(fieldsOf(refused)).toEqual({ preferences: expect.any(String) });
  const { data } = await choose('MENTION', 'DIGEST');
  const { preferences } = data.setNotificationPreferences.notificationSettings;
  expect(preferences).toContainEqual({
    kind: 'MENTION',
    ways: ['DIGEST'],
    availableWays: ['APP', 'MAIL', 'PUSH', 'DIGEST'],
  });
  expect(preferences).toContainEqual(
    expect.objectContaining({ kind: 'SESSION_REMINDER', availableWays: ['APP', 'MAIL', 'PUSH'] }),
  );
});

it('a follower who left and came back causes no second notification, also without the way app', async () => {
  const [ana, ben] = await Promise.all([buildMember(server), buildMember(server)]);
  await server.sql('UPDATE users SET email_confirmed_at = NOW(3) WHERE id = ?', [ana.id]);
  await server.sql(
    "INSERT INTO notification_preferences (user_id, kind, ways) VALUES (?, 'new_follower', 'mail')",
    [ana.id],
  );
  const again = async () => {
    for (const mutation of ['unfollowUser', 'followUser'])
      await server.perform(mutation, { id: ana.id }, ben.token);
    await notifierOn().drain();
    const rows = await server.sql('SELECT id FROM notices WHERE user_id = ?', [ana.id]);
    // As after it was sent.
    await server.sql('DELETE FROM notices WHERE user_id = ?', [ana.id]);
    return rows.length;
  };
  expect([await again(), await again()]).toEqual([1, 0]);
});

it('mails of a kind that this version doesn’t know wait for a server that can write them', async () => {
  const id = newId('mail');
  await server.sql(
    `INSERT INTO mails (id, kind, email, created_at, send_at) VALUES (?, 'of_a_later_version', '', NOW(3), '2020-01-01')`,
    [id],
  );
  await server.app.mailQueue.drain();
  expect((await server.app.mailQueue.countDue()).mails).toBe(0);
  expect(await server.sql('SELECT attempts FROM mails WHERE id = ?', [id])).toEqual([{ attempts: 0 }]);
});
