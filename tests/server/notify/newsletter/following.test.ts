import { PrivacyLevel } from '../../../../server/contract/enums';
import { unsubscribeAddress } from '../../../../server/features/notify/mail/unsubscribeLink';
import { addressKey } from '../../../../server/features/notify/newsletter/readerKeys';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { askDocument, wordsOf } from '../../../support/documents';
import { buildMember, buildStory, memberOfFile } from '../../../support/factories';
import { outboxOf } from '../../../support/mails';
import { mailsSent, pathIn, postForm, readersOf, tokenFor, tokenOn } from '../../../support/readerCalls';
import { testServer } from '../../../support/testServer';

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const server = testServer({ readerMail: true, appUrl: 'https://writers.example' }, now);
const author = memberOfFile(server, { username: 'ines', displayName: 'Inés <b>' });
const dayMs = 24 * 60 * 60 * 1000;
let made = 0;
let email = '';
let storyId = '';

beforeAll(async () => {
  storyId = (await buildStory(server, author, { title: 'The Ferry', privacyLevel: PrivacyLevel.PUBLIC })).id;
});
beforeEach(() => {
  made += 1;
  email = `reader${made}@example.com`;
});

const follow = (follows: string, address = email) =>
  postForm(server, '/follow', { email: address, token: tokenFor(server, follows), empty: '' });
const mailsTo = async (address = email) => {
  await mailsSent(server);
  return outboxOf(server, address);
};
const confirmationPathOf = async (address = email) =>
  pathIn((await mailsTo(address)).at(-1)?.text, '/follow/confirm');
/** From our own page, as browsers say it. */
const confirm = (path: string) => postForm(server, path, {}, { 'sec-fetch-site': 'same-origin' });
const followed = async (follows: string, address = email) => {
  await follow(follows, address);
  expect((await confirm(await confirmationPathOf(address))).status).toBe(200);
};
const endPath = (address = email) =>
  unsubscribeAddress('', { id: addressKey(address), topic: 'readers' }, server.config.authSecret);

describe('the form', () => {
  it('is on the blog, an author’s page and a story, and works from there, without a cookie', async () => {
    for (const path of ['/blog', '/blog/by/ines', `/blog/${storyId}`]) {
      const { text, headers } = await askDocument(server, path);
      expect(text).toMatch(/<form [^>]*action="\/follow"[^>]*>/);
      expect(headers['set-cookie']).toBeUndefined();
      const answer = await postForm(server, '/follow', {
        email,
        token: await tokenOn(server, path),
        empty: '',
      });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('set-cookie')).toBeNull();
      // True of the second and third, too, to which no mail is sent that day.
      expect(wordsOf(answer.text)).toContain(
        `We mail ${email} a link, unless it follows already or has had as many as an address gets.`,
      );
    }
    expect((await readersOf(server, email)).map(({ follows }) => follows)).toEqual(['blog', author.id]);
    expect((await askDocument(server, '/follow')).text).toContain('New stories by email');
  });

  it('is the same document for everybody for 30 days, and accepted for 30 more', async () => {
    const [first, again] = [await tokenOn(server, '/blog'), await tokenOn(server, '/blog')];
    const other = await server.another();
    expect([again, await tokenOn(other, '/blog')]).toEqual([first, first]);
    await other.close();
    ahead = 30 * dayMs;
    expect((await postForm(server, '/follow', { email, token: first })).status).toBe(200);
    const later = await tokenOn(server, '/blog');
    expect(later).not.toBe(first);
    ahead = 61 * dayMs;
    const late = await postForm(server, '/follow', { email, token: first });
    expect(late.status).toBe(422);
    // The form is there again, with the entered address.
    expect(late.text).toContain(`value="${email}"`);
    const token = /name="token" value="([^"]+)"/.exec(late.text)?.[1] ?? '';
    expect((await postForm(server, '/follow', { email, token })).status).toBe(200);
    ahead = 0;
  });

  it('says what is wrong with an address, and keeps it', async () => {
    for (const wrong of ['', 'nobody', 'a@b', '"><script>@x.example']) {
      const { status, text } = await follow('blog', wrong);
      expect([wrong, status]).toEqual([wrong, 422]);
      expect(text).toContain('aria-invalid="true"');
      expect(text).not.toContain('<script>@');
    }
  });
});

describe('the mail that asks', () => {
  it('does nothing when opened; its button confirms, also repeatedly', async () => {
    await follow(author.id);
    const [mail, ...more] = await mailsTo();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Please confirm: new stories from Monday Writers');
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('stories by ines.');
    expect(mail?.html).not.toContain('<b>');
    const path = pathIn(mail?.text, '/follow/confirm');
    const page = await askDocument(server, path);
    expect(page.status).toBe(200);
    expect(wordsOf(page.text)).toContain('Follow stories by Inés <b>?');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await readersOf(server, email)).toMatchObject([{ confirmedAt: null }]);
    for (const _ of [1, 2]) {
      const done = await confirm(path);
      expect([done.status, wordsOf(done.text).includes('You follow')]).toEqual([200, true]);
    }
    expect(await readersOf(server, email)).toMatchObject([{ confirmedAt: expect.any(Date) }]);
  });

  it('is sent once a day and three times in total, whatever is entered and with however many tags', async () => {
    await follow('blog');
    await mailsTo();
    await follow(author.id);
    await follow('blog');
    await follow('blog', email.replace('@', '+tag@'));
    expect(await mailsTo()).toHaveLength(1);
    expect(await mailsTo(email.replace('@', '+tag@'))).toEqual([]);
    for (let day = 1; day <= 5; day += 1) {
      ahead = day * (dayMs + 60_000);
      await follow('blog', day % 2 ? email : email.replace('@', '+tag@'));
      await mailsTo();
    }
    expect((await mailsTo()).length + (await mailsTo(email.replace('@', '+tag@'))).length).toBe(3);
    ahead = 0;
  });

  it('offers other entries of the address after the confirmation', async () => {
    await follow('blog');
    const path = await confirmationPathOf();
    await follow(author.id);
    const done = await confirm(path);
    const other = /action="([^"]+)"/.exec(done.text)?.[1] ?? '';
    expect(other).toMatch(/^\/follow\/confirm\?token=/);
    expect((await confirm(other)).status).toBe(200);
    expect((await readersOf(server, email)).filter(({ confirmedAt }) => confirmedAt)).toHaveLength(2);
  });

  it('works for seven days, and then the address is deleted', async () => {
    await follow('blog');
    const path = await confirmationPathOf();
    ahead = 7 * dayMs + 1_000;
    expect((await askDocument(server, path)).status).toBe(404);
    expect((await confirm(path)).status).toBe(404);
    await deleteExpiredRows(server.app.services.db, now());
    expect(await readersOf(server, email)).toEqual([]);
    ahead = 0;
  });
});

describe('ending it', () => {
  it('by one click of the mail program ends everything, deletes the address, and can be repeated', async () => {
    await followed('blog');
    await followed(author.id);
    for (const _ of [1, 2]) {
      const answer = await postForm(server, endPath(), { 'List-Unsubscribe': 'One-Click' });
      expect([answer.status, wordsOf(answer.text).includes('They are stopped')]).toEqual([200, true]);
    }
    expect(await readersOf(server, email)).toEqual([]);
  });

  it('on its page asks first, and can end a single one', async () => {
    await followed('blog');
    await followed(author.id);
    const page = await askDocument(server, endPath());
    expect(wordsOf(page.text)).toContain('Stop the blog Stop stories by Inés <b> Stop all of them');
    expect(await readersOf(server, email)).toHaveLength(2);
    const only = (await readersOf(server, email)).find(({ follows }) => follows === 'blog')?.id ?? '';
    const answer = await postForm(server, endPath(), { 'List-Unsubscribe': 'One-Click', only });
    expect(wordsOf(answer.text)).toContain('You still follow stories by Inés <b>.');
    expect((await readersOf(server, email)).map(({ follows }) => follows)).toEqual([author.id]);
    // Another's row isn't ended by it.
    await postForm(server, endPath('other@example.com'), { 'List-Unsubscribe': 'One-Click', only });
    expect(await readersOf(server, email)).toHaveLength(1);
  });

  it('happens when the author’s account is deleted, or the reader’s own', async () => {
    const leaver = await buildMember(server);
    await buildStory(server, leaver, { privacyLevel: PrivacyLevel.PUBLIC });
    await followed(leaver.id);
    await followed('blog', leaver.email);
    await server.perform('deleteAccount', { password: leaver.password }, leaver.token);
    expect(await readersOf(server, email)).toEqual([]);
    expect(await readersOf(server, leaver.email)).toEqual([]);
    await follow(leaver.id);
    expect(await readersOf(server, email)).toEqual([]);
  });
});

it('unless it is turned on there is no form, no route and no mail', async () => {
  const off = await server.another({ readerMail: false });
  for (const path of ['/blog', '/blog/by/ines', `/blog/${storyId}`])
    expect((await askDocument(off, path)).text).not.toContain('action="/follow"');
  expect((await askDocument(off, '/follow')).status).toBe(404);
  const token = tokenFor(server, 'blog');
  expect((await postForm(off, '/follow', { email, token })).status).toBe(404);
  await follow('blog');
  const path = await confirmationPathOf();
  expect((await askDocument(off, path)).status).toBe(404);
  expect((await confirm(path)).status).toBe(200);
  // Links in earlier mails still end them.
  expect((await postForm(off, endPath(), { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  expect(await readersOf(server, email)).toEqual([]);
});
