import { request } from 'node:http';
import { unsubscribeAddress } from '../../../../server/features/notify/mail/unsubscribeLink';
import { addressKey, readerId } from '../../../../server/features/notify/newsletter/readerKeys';
import {
  confirmationAddress,
  confirmationUntil,
} from '../../../../server/features/notify/newsletter/readerTokens';
import { memberOfFile } from '../../../support/factories';
import { outboxOf } from '../../../support/mails';
import { mailsSent, postForm, readersOf, tokenFor } from '../../../support/readerCalls';
import { type TestServer, testServer } from '../../../support/testServer';

const server = testServer({ readerMail: true, appUrl: 'https://writers.example' });
const member = memberOfFile(server);
let made = 0;
const confirmationOf = (id: string, now = server.app.services.now()) =>
  confirmationAddress('', id, confirmationUntil(now), server.config.authSecret);

function newEmail(): string {
  made += 1;
  return `target${made}@example.com`;
}

const follow = (email: string, token = tokenFor(server, 'blog'), on: TestServer = server) =>
  postForm(on, '/follow', { email, token });
const rows = async () => Number((await server.sql<{ n: number }>('SELECT COUNT(*) AS n FROM readers'))[0]?.n);

describe('an address', () => {
  it.each([
    'a@example.com\r\nBcc: victim@example.com',
    'a@example.com\nSubject: x',
    'a@example.com, victim@example.com',
    '"a b"@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\u0000',
    'a\u202eda@example.com',
    `${'a'.repeat(250)}@example.com`,
    'ada@[127.0.0.1]',
    'ada@localhost',
  ])('that could carry more than itself is refused: %j', async (email) => {
    const before = await rows();
    expect((await follow(email)).status).toBe(422);
    expect(await rows()).toBe(before);
  });

  it('of other letters is one address, whatever its case, and gets its mail', async () => {
    const email = 'büro@müller.example';
    expect((await follow(' BÜRO@Müller.example ')).status).toBe(200);
    expect((await follow(email)).status).toBe(200);
    expect(await readersOf(server, email)).toHaveLength(1);
    await mailsSent(server);
    expect(await server.sql('SELECT 1 FROM mails')).toEqual([]);
  });
});

describe('a token', () => {
  it('is accepted for its purpose only, and only unchanged', async () => {
    const { authSecret } = server.config;
    const email = newEmail();
    const id = readerId(email, 'blog');
    const form = tokenFor(server, 'blog');
    const confirmation = confirmationOf(id).split('token=')[1] ?? '';
    const ending =
      unsubscribeAddress('', { id: addressKey(email), topic: 'readers' }, authSecret).split('token=')[1] ??
      '';
    const changed = `${form.startsWith('blog') ? 'blo2' : ''}${form.slice(4)}`;
    for (const wrong of ['', confirmation, ending, changed, form.slice(0, -1), `${form}x`, 'x'.repeat(4_000)])
      expect([wrong, (await follow(email, wrong)).status]).toEqual([wrong, 422]);
    expect(await readersOf(server, email)).toEqual([]);
    await follow(email);
    for (const wrong of ['', form, ending, confirmation.replace('reader_', 'reader_0')]) {
      const { status } = await postForm(server, `/follow/confirm?token=${wrong}`, {}, {});
      expect([wrong, status]).toEqual([wrong, 404]);
    }
    for (const wrong of [form, confirmation])
      expect(
        (await postForm(server, `/unsubscribe?token=${wrong}`, { 'List-Unsubscribe': 'One-Click' })).status,
      ).toBe(404);
    expect(await readersOf(server, email)).toMatchObject([{ confirmedAt: null }]);
    // Several at once, as a query may hold.
    const twice = await postForm(
      server,
      `/follow/confirm?token=${confirmation}&token=${confirmation}`,
      {},
      {},
    );
    expect(twice.status).toBe(404);
  });

  it('of a confirmation restores nothing once the following was ended', async () => {
    const email = newEmail();
    await follow(email);
    const path = confirmationOf(readerId(email, 'blog'));
    expect((await postForm(server, path, {}, {})).status).toBe(200);
    const end = unsubscribeAddress('', { id: addressKey(email), topic: 'readers' }, server.config.authSecret);
    await postForm(server, end, { 'List-Unsubscribe': 'One-Click' });
    expect((await postForm(server, path, {}, {})).status).toBe(404);
    expect(await readersOf(server, email)).toEqual([]);
  });
});

describe('forms of other sites', () => {
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

  it('may follow and end, and nothing else', async () => {
    const email = newEmail();
    const token = tokenFor(server, 'blog');
    expect((await postForm(server, '/follow', { email, token }, elsewhere)).status).toBe(200);
    const confirmation = confirmationOf(readerId(email, 'blog'));
    for (const headers of [
      elsewhere,
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await postForm(server, confirmation, {}, headers)).status).toBe(403);
    expect(await readersOf(server, email)).toMatchObject([{ confirmedAt: null }]);
    const fields = {
      query: 'mutation{signOut{__typename}}',
      username: 'x',
      email,
      password: 'Monday7pm',
      token,
    };
    const signedIn = { ...elsewhere, authorization: `Bearer ${member.token}`, cookie: 'token=x' };
    for (const path of [
      '/graphql',
      '/api/auth/signup',
      '/api/auth/magic-link/request',
      '/api/stories',
      '/blog',
    ])
      expect([path, (await postForm(server, path, fields, signedIn)).status >= 400]).toEqual([path, true]);
    for (const headers of [{ origin: 'https://writers.example' }, { origin: 'null' }, {}])
      expect((await postForm(server, confirmation, {}, headers)).status).toBe(200);
  });

  it('get no cookie and may not read the response', async () => {
    const { headers } = await follow(newEmail());
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

it('bodies that are too long, or no form, are refused', async () => {
  const token = tokenFor(server, 'blog');
  const email = newEmail();
  expect((await postForm(server, '/follow', { email, token, more: 'x'.repeat(5_000) })).status).toBe(422);
  const json = await fetch(`${server.url}/follow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, token }),
  });
  expect(json.status).toBe(422);
  // Without a length, it is cut off while it is read.
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${server.url}/follow`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' },
    });
    sent.on('response', (answer) => resolve(answer.statusCode)).on('error', reject);
    for (let n = 0; n < 100; n += 1) sent.write('x'.repeat(1_000));
    sent.end();
  });
  expect(status).toBe(422);
  expect(await readersOf(server, email)).toEqual([]);
});

it('a program that fills in every field gets the same response, and nothing is stored', async () => {
  const email = newEmail();
  const answer = await postForm(server, '/follow', { email, token: tokenFor(server, 'blog'), empty: 'x' });
  expect(answer.text).toBe(
    (await follow(newEmail())).text.replaceAll(/target\d+/g, email.split('@')[0] ?? ''),
  );
  expect(await readersOf(server, email)).toEqual([]);
});

it('an address that follows, a member’s and an unknown one get the same response by the same statements', async () => {
  const known = newEmail();
  await follow(known);
  await postForm(server, confirmationOf(readerId(known, 'blog')), {}, {});
  const done = [];
  for (const email of [known, member.email, newEmail()]) {
    const { result, statements } = await server.countStatements(() => follow(email));
    done.push({ statements, status: result.status, text: result.text.replaceAll(email, '…') });
  }
  expect(done[1]).toEqual(done[0]);
  expect(done[2]).toEqual(done[0]);
});

describe('with limits', () => {
  it('a client sends 20 forms an hour, and all servers count them together', async () => {
    const [one, two] = [await server.another({ rateLimits: 1 }), await server.another({ rateLimits: 1 })];
    const before = await rows();
    const statuses: number[] = [];
    let last: Awaited<ReturnType<typeof follow>> | undefined;
    for (let n = 0; n < 24; n += 1) {
      last = await follow(newEmail(), tokenFor(server, 'blog'), n % 2 ? one : two);
      statuses.push(last.status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rows()).toBe(before + 20);
    await one.close();
    await two.close();
  });

  it('a mailbox can be entered 5 times an hour, whatever its tags; further tries have no effect and get no error', async () => {
    const one = await server.another({ rateLimits: 1, trustProxy: 1 });
    const mailbox = newEmail();
    const texts = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const email = mailbox.replace('@', `+${n}@`);
      const { status, text } = await postForm(
        one,
        '/follow',
        { email, token: tokenFor(server, 'blog') },
        { 'x-forwarded-for': `192.0.${n}.1` },
      );
      expect(status).toBe(200);
      texts.add(text.replaceAll(email, '…'));
    }
    expect(texts.size).toBe(1);
    const stored = await server.sql('SELECT id FROM readers WHERE email LIKE ?', [
      mailbox.replace('@', '+%@'),
    ]);
    expect(stored).toHaveLength(5);
    await mailsSent(server);
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => outboxOf(server, mailbox.replace('@', `+${n}@`))),
    );
    expect(sent.flat()).toHaveLength(1);
    await one.close();
  });
});
