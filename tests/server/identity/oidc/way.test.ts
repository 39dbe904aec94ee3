import { messages } from '../../../../server/contract/messages';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember } from '../../../support/factories';
import { appUrl, codeIn, loginOf, startProvider, VisitingBrowser } from '../../../support/oidcCalls';
import { codeOf, type TestServer } from '../../../support/testServer';
import { oidcServer, person } from './oidcServer';

const { server } = oidcServer();
let other: TestServer;
beforeAll(async () => {
  other = await server.another();
});
afterAll(() => other.close());

test('the provider is asked with a state, a nonce and a challenge, and the browser bound by a cookie', async () => {
  const response = await fetch(`${server.url}/oidc/start`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  const query = new URL(response.headers.get('location') ?? '').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: 'writers',
    redirect_uri: `${appUrl}/oidc/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toMatch(
    /^signing-in=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/,
  );
});

test.each(['cross-site', 'same-site'])('a page of another site (%s) begins no visit', async (site) => {
  const response = await fetch(`${server.url}/oidc/start?invitation=x`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': site },
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login']);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a visit begins on one server, ends on another, and its code is exchanged on either', async () => {
  const member = await buildMember(server);
  const browser = new VisitingBrowser(server);
  const back = await browser.atProvider(await browser.start(), loginOf(person({ email: member.email })));
  const code = codeIn(await browser.comeBack(back, other));
  const { data } = await browser.exchange(code, {}, { server });
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
});

test.each<[string, (address: URL, another: URL) => void]>([
  [
    'another challenge of PKCE',
    (url, { searchParams }) =>
      url.searchParams.set('code_challenge', searchParams.get('code_challenge') ?? ''),
  ],
  [
    'another nonce',
    (url, { searchParams }) => url.searchParams.set('nonce', searchParams.get('nonce') ?? ''),
  ],
])('an answer to %s is refused', async (_what, change) => {
  const browser = new VisitingBrowser(server);
  const address = new URL(await browser.start());
  change(address, new URL(await browser.start()));
  const back = await browser.atProvider(address.href, loginOf(person()));
  expect(await browser.comeBack(back)).toBe('/login?problem=failed');
});

test('an ID token that isn’t signed with the provider’s keys is refused', async () => {
  const forger = await startProvider('--other-keys');
  const here = await server.another({ oidc: forger.settings });
  const place = await new VisitingBrowser(here).visit(person());
  await Promise.all([here.close(), forger.stop()]);
  expect(place).toBe('/login?problem=failed');
});

test('a state that is unknown, of another visit, or of a visit that took too long is refused', async () => {
  const browser = new VisitingBrowser(server);
  const first = new URL(await browser.start());
  const back = new URL(await browser.atProvider(await browser.start(), loginOf(person())));
  back.searchParams.set('state', 'x'.repeat(43));
  expect(await browser.comeBack(back.href)).toBe('/login?problem=expired');
  // The challenge is that of the other visit.
  back.searchParams.set('state', first.searchParams.get('state') ?? '');
  expect(await browser.comeBack(back.href)).toBe('/login?problem=failed');
  expect(await browser.comeBack('/oidc/callback')).toBe('/login?problem=expired');
  const late = await browser.atProvider(await browser.start(), loginOf(person()));
  await server.sql("UPDATE provider_flows SET expires_at = '2020-01-01'");
  expect(await browser.comeBack(late)).toBe('/login?problem=expired');
});

test('a response works once, even if two arrive at once on two servers', async () => {
  const browser = new VisitingBrowser(server);
  const back = await browser.atProvider(await browser.start(), loginOf(person()));
  const places = await Promise.all([browser.comeBack(back, server), browser.comeBack(back, other)]);
  expect(places.sort()).toEqual([expect.stringContaining('/auth/provider#code='), '/login?problem=expired']);
  expect(await browser.comeBack(back)).toBe('/login?problem=expired');
});

test('a response or a code in another browser is refused, and stays valid in its own', async () => {
  const [browser, thief] = [new VisitingBrowser(server), new VisitingBrowser(server)];
  await thief.start();
  const back = await browser.atProvider(await browser.start(), loginOf(person()));
  expect(await thief.comeBack(back)).toBe('/login?problem=expired');
  expect(await new VisitingBrowser(server).comeBack(back)).toBe('/login?problem=expired');
  const code = codeIn(await browser.comeBack(back));
  expect(codeOf(await thief.exchange(code))).toBe('UNAUTHENTICATED');
  expect(codeOf(await new VisitingBrowser(server).exchange(code))).toBe('UNAUTHENTICATED');
  expect((await browser.exchange(code)).data.signInWithProvider.newcomer).not.toBeNull();
});

test('a code that isn’t opened within a minute ends; one that was opened waits for a name', async () => {
  const browser = new VisitingBrowser(server);
  const { db, now } = server.app.services;
  const [unopened, opened] = [codeIn(await browser.visit(person())), codeIn(await browser.visit(person()))];
  await browser.exchange(opened);
  const rows = await db.read<{ left: number; isOpen: number }>(
    'SELECT TIMESTAMPDIFF(SECOND, ?, expires_at) AS `left`, opened_at IS NOT NULL AS isOpen FROM provider_codes',
    [now()],
  );
  for (const { left, isOpen } of rows)
    expect(Number(left)).toBeLessThanOrEqual(Number(isOpen) === 1 ? 1_200 : 60);
  await server.sql("UPDATE provider_codes SET expires_at = '2020-01-01' WHERE opened_at IS NULL");
  expect(codeOf(await browser.exchange(unopened))).toBe('UNAUTHENTICATED');
  await deleteExpiredRows(db);
  expect(await server.sql('SELECT 1 FROM provider_codes WHERE opened_at IS NULL')).toEqual([]);
});

test('cancelling at the provider is reported; to signed-in members not on /login, which would redirect them', async () => {
  const browser = new VisitingBrowser(server);
  expect(await browser.visit(null)).toBe('/login?problem=denied');
  expect(await browser.visit(null, { for: 'link' })).toBe('/auth/provider?problem=denied');
  expect(await browser.visit(null, { again: '1' })).toBe('/auth/provider?problem=denied');
});

test.each([
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  '/nowhere',
  '/stories/../../x',
  `/u/${'x'.repeat(600)}`,
])('afterwards nobody is led to %s', async (returnTo) => {
  const member = await buildMember(server);
  const browser = new VisitingBrowser(server);
  const code = codeIn(await browser.visit(person({ email: member.email }), { returnTo }));
  expect((await browser.exchange(code)).data.signInWithProvider.returnTo).toBeNull();
});

test('neither responses nor logs contain the provider’s response', async () => {
  const browser = new VisitingBrowser(server);
  const who = person();
  const back = await browser.atProvider(await browser.start(), loginOf(who));
  const code = codeIn(await browser.comeBack(back));
  await browser.exchange(code);
  const logged = server.logLines.join('\n');
  for (const secret of [code, who.email ?? '', new URL(back).searchParams.get('code') ?? '', 'a secret of'])
    expect(logged).not.toContain(secret);
});

test('a provider that is down stops neither the start nor signing in locally', async () => {
  const provider = await startProvider();
  const here = await server.another({ oidc: provider.settings });
  const browser = new VisitingBrowser(here);
  const back = await browser.atProvider(await browser.start(), loginOf(person()));
  await provider.stop();
  const place = await browser.comeBack(back);
  await here.close();
  expect(place).toBe('/login?problem=unavailable');

  const later = await server.another({ oidc: provider.settings });
  expect(await new VisitingBrowser(later).start()).toBe(`${appUrl}/login?problem=unavailable`);
  const member = await buildMember(later);
  const { data } = await accountCalls(later).signIn({ email: member.email, password: member.password });
  expect(data.signIn.viewer.user.id).toBe(member.id);
  await later.close();
});

test('without a provider in the settings its routes don’t exist', async () => {
  const plain = await server.another({ oidc: undefined });
  expect((await fetch(`${plain.url}/oidc/start`, { redirect: 'manual' })).status).toBe(404);
  expect((await plain.ask('{ info { signInProvider } }')).info.signInProvider).toBeNull();
  expect((await server.ask('{ info { signInProvider } }')).info.signInProvider).toBe('Acme');
  await plain.close();
});

test('visits have a limit, and a page says so', async () => {
  const limited = await server.another({ rateLimits: 0.02 });
  const browser = new VisitingBrowser(limited);
  await browser.start();
  const refused = await fetch(`${limited.url}/oidc/start`, { redirect: 'manual' });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain(messages.rateLimited);
  await limited.close();
});
