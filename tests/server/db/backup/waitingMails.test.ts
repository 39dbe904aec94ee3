import { readRestoreCommand } from '../../../../server/cli/restoreArguments';
import { countWaitingMails, dropWaitingMails } from '../../../../server/cli/restoreCommands';
import { Database } from '../../../../server/db/database';
import { closeDatabase, openDatabase } from '../../../../server/startup/dataSource';
import { buildMember } from '../../../support/factories';
import { outboxOf } from '../../../support/mails';
import { peopleCalls } from '../../../support/peopleCalls';
import { mailsSent } from '../../../support/readerCalls';
import { createTestDatabase } from '../../../support/testDatabase';
import { type TestServer, testServer } from '../../../support/testServer';
import { backUp, folderOfFile, restoreInto } from './backups';

const server = testServer();
const folder = folderOfFile();

/** What waits is sent now, as if it were Monday noon. */
async function sendDigests(on: TestServer) {
  await on.app.services.db.dataSource.query("UPDATE mails SET send_at = '2026-01-01'");
  await mailsSent(on);
}

it.each([
  ['are sent once more, as members may not have got them', false, 1],
  ['can be dropped, and what they would tell stays in the app', true, 0],
])('mails that waited when a backup was made %s', async (_what, withoutMails, expected) => {
  const [member, follower] = [await buildMember(server), await buildMember(server)];
  await peopleCalls(server).follow(member.id, follower.token);
  await server.app.notifier.drain();
  const { file } = await backUp(server.config.databaseUrl, folder.path);
  await sendDigests(server);
  expect(await outboxOf(server, member.email)).toHaveLength(1);

  const restored = await createTestDatabase();
  try {
    await restoreInto(restored.url, file);
    const dataSource = await openDatabase(restored.url);
    const db = new Database(dataSource);
    expect(await countWaitingMails(db)).toBe(1);
    if (withoutMails) await dropWaitingMails(db);
    await dataSource.query('DROP TABLE restore_under_way');
    await closeDatabase(dataSource);
    const another = await server.another({ databaseUrl: restored.url });
    try {
      const sent = another.app.mailQueue.counts;
      await sendDigests(another);
      expect(sent.sent).toBe(expected);
      const { data } = await another.graphql(
        '{ viewer { notifications(first: 1) { unreadCount } } }',
        {},
        member.token,
      );
      expect(data.viewer.notifications.unreadCount).toBe(1);
    } finally {
      await another.close();
    }
  } finally {
    await restored.drop();
  }
});

it('the operator says whether a restore drops mails', () => {
  expect(readRestoreCommand(['b.gz'])).toMatchObject({ name: 'restore', withoutMails: false });
  expect(readRestoreCommand(['--without-mails', 'b.gz'])).toMatchObject({ withoutMails: true });
  expect(readRestoreCommand(['--finish', '--without-mails'])).toMatchObject({ withoutMails: true });
  expect(() => readRestoreCommand(['--check', '--without-mails', 'b.gz'])).toThrow('--check sends no mails');
});
