import type { Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { NotificationKind, NotificationWay, PrivacyLevel } from '../../server/contract/enums';
import { newId } from '../../server/lib/ids';
import type { MailKind } from '../../server/model/mail.entity';
import { Delivery } from '../../server/model/notification.entity';
import { confirmedAddressTopic, kindsOfMail } from '../../server/record/mailKinds';
import { buildFeedback, buildMember, buildSession, buildStory, type TestMember } from '../support/factories';
import { mailTo, outboxOf } from '../support/mails';
import { mailsSent, pathIn, postForm, tokenFor } from '../support/readerCalls';
import { itInAll, someOf } from '../support/testAll';
import { everyRule, look, phone, sizesOfScreens } from './support/accessible';
import { browserRun } from './support/visit';

/** A mail has no landmarks of its own: it is shown within those of the mail program. */
const landmarks = { region: { enabled: false }, 'landmark-one-main': { enabled: false } };
const rulesOfMails = { ...everyRule, rules: { ...everyRule.rules, ...landmarks } };
const bytesMax = 60 * 1024;

const run = browserRun({ readerMail: true });
let member: TestMember;
let page: Page;
const requested: string[] = [];
/** What a mail is about: subject and item. */
let about: Record<NotificationKind, { subjectId: string; itemId: string }>;
let actor: TestMember;

beforeAll(async () => {
  const { server } = run;
  // Only what the tests queue is mailed.
  await server.app.notifier.close();
  member = await buildMember(server, { username: 'ana' });
  actor = await buildMember(server, { username: 'bertha', displayName: 'Bertha Wolff' });
  const own = await buildStory(server, member, { title: 'The Ferry', privacyLevel: PrivacyLevel.PUBLIC });
  const theirs = await buildStory(server, actor, {
    title: 'Instructions for Holding Still, and Other Things Nobody Told the Roofer',
    privacyLevel: PrivacyLevel.PUBLIC,
  });
  const shared = await buildStory(server, actor, { title: 'A Draft', sharedWith: [member] });
  const session = await buildSession(server, actor, { title: 'Monday evening', joined: [member] });
  const full = await buildSession(server, actor, { title: 'Sprint in the library' });
  const feedback = await buildFeedback(server, member, { title: 'A darker dark theme' });
  const [{ at }] = await server.sql('SELECT date_time AS at FROM sessions WHERE id = ?', [session.id]);
  // News of followers and of writers who are followed is told while they are.
  await server.sql(
    'INSERT INTO follows (follower_id, followed_id, created_at) VALUES (?, ?, NOW(3)), (?, ?, NOW(3))',
    [member.id, actor.id, actor.id, member.id],
  );
  const comment = newId('comment');
  await server.sql(
    'INSERT INTO comments (id, story_id, author_id, content, created_at, updated_at) VALUES (?, ?, ?, ?, NOW(3), NOW(3))',
    [comment, own.id, actor.id, 'I love the ferryman. He says so little, and I know all about him.\n\nMore!'],
  );
  const decision = newId('decision');
  await server.sql(
    "INSERT INTO content_decisions (id, author_id, subject_id, decision, reason, removed_text, created_at) VALUES (?, ?, ?, 'removed', 'It names people who did not agree.', 'What Ines told me yesterday', NOW(3))",
    [decision, member.id, comment],
  );
  // What staff are told of: they are asked for a decision, and still are.
  await server.sql("UPDATE users SET roles = 'instructor,user' WHERE id = ?", [member.id]);
  const asker = await buildMember(server);
  await server.sql("UPDATE users SET state = 'waiting' WHERE id = ?", [asker.id]);
  const reported = newId('case');
  await server.sql(
    "INSERT INTO report_cases (id, subject_id, subject_author_id, excerpt, open, held, created_at) VALUES (?, ?, ?, 'Look', 1, 1, NOW(3))",
    [reported, theirs.id, actor.id],
  );
  const ofSession = { subjectId: session.id, itemId: newId('event') };
  about = {
    story_comment: { subjectId: own.id, itemId: comment },
    later_comment: { subjectId: own.id, itemId: comment },
    mention: { subjectId: own.id, itemId: comment },
    story_shared: { subjectId: shared.id, itemId: shared.id },
    new_follower: { subjectId: member.id, itemId: actor.id },
    new_story: { subjectId: actor.id, itemId: theirs.id },
    session_reminder: { subjectId: session.id, itemId: `PT24H.${at.getTime().toString(36)}` },
    session_moved: ofSession,
    session_cancelled: ofSession,
    session_place: { subjectId: full.id, itemId: newId('event') },
    session_recap: ofSession,
    feedback_status: { subjectId: feedback.id, itemId: newId('event') },
    content_decision: { subjectId: decision, itemId: comment },
    join_request: { subjectId: 'joining', itemId: asker.id },
    new_report: { subjectId: 'reports', itemId: reported },
    content_waits: { subjectId: 'held', itemId: reported },
    account_security: { subjectId: member.id, itemId: 'token_created.1' },
  };
  // Each kind is mailed, whatever its defaults.
  for (const kind of Object.keys(about))
    await server.sql(
      "INSERT INTO notification_preferences (user_id, kind, ways) VALUES (?, ?, 'mail,digest')",
      [member.id, kind],
    );
  page = await run.visitor({
    javaScriptEnabled: true,
    colorScheme: 'light',
    viewport: phone,
    cache: 'empty',
  });
  page.on('request', (request) => requested.push(request.url()));
});

/** Has a mail sent that is due now, and returns it. */
async function send(
  { email = member.email, ...mail }: { kind: MailKind; topic?: string; email?: string },
  notices: readonly NotificationKind[] = [],
) {
  const { server } = run;
  const before = (await outboxOf(server, email)).length;
  const way = mail.kind === 'digest' ? NotificationWay.DIGEST : NotificationWay.MAIL;
  const { db } = server.app.services;
  await db.transaction(async (tx) => {
    for (const kind of notices)
      await tx.insert(Delivery, {
        id: newId('notice'),
        userId: member.id,
        way,
        kind,
        ...about[kind],
        actorId: actor.id,
        createdAt: new Date(),
        carrierId: null,
      });
    await tx.execute(
      `INSERT INTO mails (id, kind, email, user_id, topic, joined, created_at, send_at, attempts)
       VALUES (?, ?, ?, ?, ?, ?, NOW(3), '2026-01-01', 0)`,
      [
        ...[newId('mail'), mail.kind, email, member.id, mail.topic ?? null],
        notices.length > 0 ? newId('event') : null,
      ],
    );
  });
  await mailsSent(server);
  return mailTo(server, email, before + 1);
}

/** All mails of this file, by their names. */
const mails = new Map<string, Email>();

/** Opens a mail as a mail program shows it. */
async function expectReadable(name: string, mail: Email) {
  mails.set(name, mail);
  const { html = '' } = mail;
  expect(Buffer.byteLength(html)).toBeLessThan(bytesMax);
  await page.setContent(html);
  requested.length = 0;
  for (const size of sizesOfScreens) {
    const { width } = size;
    await page.setViewportSize(size);
    expect({ name, width, ...(await look(page, undefined, rulesOfMails)) }).toEqual({
      name,
      width,
      light: [],
      dark: [],
      overflows: false,
    });
  }
  expect(requested).toEqual([]);
}

it.each(someOf(Object.values(NotificationKind)))(
  'the mail about %s is readable in both themes',
  async (kind) => {
    // One that was cancelled is news only then.
    const status = kind === NotificationKind.SESSION_CANCELLED ? 'cancelled' : 'scheduled';
    await run.server.sql('UPDATE sessions SET status = ?', [status]);
    await expectReadable(kind, await send({ kind: 'notification', topic: kind }, [kind]));
  },
);

it('the digest is readable in both themes', async () => {
  await run.server.sql("UPDATE sessions SET status = 'scheduled'");
  const { STORY_COMMENT, STORY_SHARED, NEW_FOLLOWER, NEW_STORY, FEEDBACK_STATUS } = NotificationKind;
  const news = [STORY_COMMENT, STORY_SHARED, NEW_FOLLOWER, NEW_STORY, FEEDBACK_STATUS];
  await expectReadable('digest', await send({ kind: 'digest' }, news));
});

it.each(
  someOf<Exclude<MailKind, 'notification' | 'digest'>>([
    'password_reset',
    'magic_link',
    'password_changed',
    'email_changed',
    'email_change',
    'approved',
    'declined',
    'account_deleted',
    'suspended',
    'restored',
    'roles_changed',
    'sign_ins_ended',
    'test',
    'email_confirmation',
  ]),
)('the mail %s is readable in both themes', async (kind) => {
  if (kind === 'email_confirmation') await run.server.sql('UPDATE users SET email_confirmed_at = NULL');
  const email = kind === 'email_change' ? 'ana-now@example.com' : undefined;
  await expectReadable(kind, await send({ kind, topic: confirmedAddressTopic, email }));
});

itInAll('the mails to readers are readable in both themes', async () => {
  const { server } = run;
  const email = 'reader@example.com';
  await postForm(server, '/follow', { email, token: tokenFor(server, 'blog') });
  const asked = await mailTo(server, email);
  await expectReadable('reader_confirmation', asked);
  await postForm(server, pathIn(asked.text, '/follow/confirm'), {}, {});
  await server.sql("UPDATE readers SET told_until = '2026-01-01'");
  await server.sql(
    `INSERT INTO mails (id, kind, email, topic, created_at, send_at, attempts)
     SELECT ?, 'reader_stories', '', address_key, NOW(3), '2026-01-01', 0 FROM readers`,
    [newId('mail')],
  );
  await mailsSent(server);
  await expectReadable('reader_stories', await mailTo(server, email, 2));
});

/** Every link of ours in a mail, and what its header offers to mail programs. */
const pathsIn = ({ html = '', headers }: Email): string[] => {
  const offered = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return [...html.matchAll(/href="([^"]+)"/g), ...offered.matchAll(/<(https?:[^>]+)>/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => address.startsWith(run.server.config.appUrl))
    .map((address) => address.slice(run.server.config.appUrl.length) || '/');
};

itInAll(
  'a program that opens every link of every kind of mail, and runs its scripts, leaves each unused and changes nothing',
  async () => {
    const { notification: _, ...others } = kindsOfMail;
    const kinds = [...Object.values(NotificationKind), ...Object.keys(others)];
    expect([...mails.keys()].sort()).toEqual(kinds.sort());
    const tables: { name: string }[] = await run.server.sql(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name <> 'rate_limits'",
    );
    const rows = () => run.server.sql(`CHECKSUM TABLE ${tables.map(({ name }) => name).join(', ')}`);
    const before = await rows();
    const paths = new Set([...mails.values()].flatMap(pathsIn));
    const opened = new Set([...paths].map((path) => path.split(/[?#]/)[0]));
    expect([...opened]).toEqual(
      expect.arrayContaining([
        ...['/', '/auth/confirm', '/auth/magic-link', '/unsubscribe', '/follow/confirm'],
      ]),
    );
    const scanner = await run.visitor();
    for (const path of paths) {
      await scanner.goto(path);
      await scanner.getByRole('heading', { level: 1 }).first().waitFor();
      await scanner.waitForLoadState('networkidle');
      expect(await scanner.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
    }
    expect(await rows()).toEqual(before);
    expect(run.complaints()).toEqual([]);
  },
);
