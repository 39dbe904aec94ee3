import { kindsOfMail } from '../../../server/mail/mailKinds';
import { queueMail } from '../../../server/mail/queueMail';
import type { MailKind } from '../../../server/model/mail.entity';
import { recorded } from '../db/firstReleaseCalls';
import { mailQueues } from './mailQueues';
import { asker, transportThat } from './testTransports';

const test = mailQueues();
const kinds = Object.keys(kindsOfMail) as MailKind[];
const firstKinds = ['email_confirmation', 'magic_link', 'password_changed', 'password_reset'];

/** The statement by which servers of the first release claim a mail. */
const firstClaim = recorded().find(({ sql }) => sql.startsWith('UPDATE mails SET claim'))?.sql ?? '';

const queueEveryKind = () =>
  test.db.transaction(async (tx) => {
    for (const kind of kinds)
      await queueMail(tx, asker, kind, test.member.email, { userId: test.member.id, topic: 'story_comment' });
  });

/** Lets a server of the first release claim all mails that it can, for two minutes. */
async function claimAsFirstRelease(): Promise<void> {
  for (const claim of [...kinds.keys(), 'one more'])
    await test.dataSource.query(firstClaim, [
      `first release ${claim}`,
      new Date(test.now() + 120_000),
      new Date(test.now()),
    ]);
}

const kindsClaimed = async () => {
  const rows = await test.db.read<{ kind: string }>(
    'SELECT kind FROM mails WHERE claim IS NOT NULL OR attempts > 0 ORDER BY kind',
  );
  return rows.map(({ kind }) => kind);
};

it('a server of the first release claims the kinds that it knows, and no others, also after their leases', async () => {
  await queueEveryKind();
  test.later(1);
  await claimAsFirstRelease();
  expect(await kindsClaimed()).toEqual(firstKinds);
  test.later(1_000);
  await claimAsFirstRelease();
  expect(await kindsClaimed()).toEqual(firstKinds);
});

it('nor does it claim one that a server of this version tried and put off', async () => {
  await test.db.transaction((tx) =>
    queueMail(tx, asker, 'test', test.member.email, { userId: test.member.id }),
  );
  test.later(1);
  await test.queueWith(transportThat(() => Promise.reject(new Error('away')))).drain();
  expect(await test.waiting()).toMatchObject([{ attempts: 1 }]);
  test.later(1_000);
  await claimAsFirstRelease();
  expect(await test.db.read('SELECT claim, attempts FROM mails')).toEqual([{ claim: null, attempts: 1 }]);
});

it('servers of this version take every kind, and what a server of the first release left when it died', async () => {
  await queueEveryKind();
  test.later(1);
  await claimAsFirstRelease();
  test.later(121);
  const transport = transportThat();
  const queue = test.queueWith(transport);
  expect((await queue.countDue()).mails).toBe(kinds.length);
  await queue.drain();
  expect(await test.waiting()).toEqual([]);
  const subjects = transport.sent.map(({ subject }) => subject).join();
  expect(subjects).toMatch(/password/i);
  expect(subjects).toMatch(/test/i);
});
