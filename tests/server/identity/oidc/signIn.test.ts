import { actsAbout } from '../../../support/auditActs';
import { buildMember } from '../../../support/factories';
import { codeIn, signInThrough, VisitingBrowser } from '../../../support/oidcCalls';
import { codeOf, fieldsOf, refusalOf } from '../../../support/testServer';
import { oidcServer, person } from './oidcServer';

const { server, provider } = oidcServer();

const identitiesOf = (userId: string) =>
  server.sql('SELECT 1 FROM provider_identities WHERE user_id = ?', [userId]);

test('a newcomer chooses a name, and has an account without a password', async () => {
  const browser = new VisitingBrowser(server);
  const who = person({ name: 'Ada Lovelace' });
  const place = await browser.visit(who, { returnTo: '/stories?tab=shared' });
  expect(place).toMatch(/^\/auth\/provider#code=[\w-]{43}&for=sign_in$/);
  const { data } = await browser.exchange(codeIn(place));
  expect(data.signInWithProvider).toMatchObject({
    tokens: null,
    viewer: null,
    newcomer: { email: who.email, suggestedUsername: 'ada-lovelace', invitation: null },
  });
  const made = await browser.exchange(codeIn(place), { username: 'ada' });
  expect(made.data.signInWithProvider).toMatchObject({
    viewer: { email: who.email, hasPassword: false, user: { username: 'ada' } },
    returnTo: '/stories?tab=shared',
    newcomer: null,
  });
  const { accessToken } = made.data.signInWithProvider.tokens;
  const { data: seen } = await server.graphql(
    '{ viewer { emailConfirmedAt linkedProvider { name linkedAt lastUsedAt } } }',
    {},
    accessToken,
  );
  expect(seen.viewer).toMatchObject({
    emailConfirmedAt: expect.any(String),
    linkedProvider: { name: 'Acme', linkedAt: expect.any(String), lastUsedAt: expect.any(String) },
  });
  const { id } = made.data.signInWithProvider.viewer.user;
  expect(await actsAbout(server, id)).toEqual(['sign_up', 'provider_linked', 'signed_in_with_provider']);

  const again = await signInThrough(new VisitingBrowser(server), who);
  expect(again.data.signInWithProvider.viewer.user.id).toBe(id);
});

test('a taken name is refused, and another works with the same code; no name is suggested from an address', async () => {
  const taken = await buildMember(server, { username: 'taken' });
  const browser = new VisitingBrowser(server);
  const code = codeIn(await browser.visit(person({ name: taken.username })));
  const { data } = await browser.exchange(code);
  expect(data.signInWithProvider.newcomer.suggestedUsername).toBe(`${taken.username}2`);
  const refused = await browser.exchange(code, { username: taken.username });
  expect(fieldsOf(refused)).toEqual({ username: 'This username is already taken' });
  const made = await browser.exchange(code, { username: data.signInWithProvider.newcomer.suggestedUsername });
  expect(made.errors).toBeUndefined();
  const nameless = await signInThrough(new VisitingBrowser(server), person({ name: 'secret@example.com' }));
  expect(nameless.data.signInWithProvider.newcomer.suggestedUsername).toMatch(/^writer/);
});

test('a member with the confirmed address is linked, and notified', async () => {
  const member = await buildMember(server);
  const who = person({ email: member.email.toUpperCase() });
  const { data } = await signInThrough(new VisitingBrowser(server), who);
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
  expect(data.signInWithProvider.viewer.hasPassword).toBe(true);
  expect(await actsAbout(server, member.id)).toEqual(
    expect.arrayContaining(['provider_linked', 'signed_in_with_provider']),
  );
  const notified = await server.sql(
    "SELECT 1 FROM notification_events WHERE subject_id = ? AND item_id LIKE 'provider_linked.%'",
    [member.id],
  );
  const shown = await server.sql("SELECT 1 FROM notification_items WHERE item_id LIKE 'provider_linked.%'");
  expect(notified.length + shown.length).toBeGreaterThan(0);
  // Existing data stays.
  expect((await server.ask('{ viewer { email } }', member.token)).viewer.email).toBe(member.email);
});

test('the link stays when the address at the provider changes, or isn’t verified any more', async () => {
  const member = await buildMember(server);
  const who = person({ email: member.email });
  await signInThrough(new VisitingBrowser(server), who);
  const later = { ...who, email: 'elsewhere@example.com', verified: false };
  const { data, errors } = await signInThrough(new VisitingBrowser(server), later);
  expect(errors).toBeUndefined();
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
});

test('a slash more or less at the end of the issuer changes nothing', async () => {
  const member = await buildMember(server);
  const who = person({ email: member.email });
  await signInThrough(new VisitingBrowser(server), who);
  const here = await server.another({
    oidc: { ...provider.settings, issuer: `${provider.settings.issuer}/` },
  });
  const stranger = { ...who, email: 'elsewhere@example.com', verified: false };
  const { data } = await signInThrough(new VisitingBrowser(here), stranger);
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
  const shown = await here.graphql('{ viewer { linkedProvider { name } } }', {}, member.token);
  expect(shown.data.viewer.linkedProvider).toEqual({ name: 'Acme' });
  await here.close();
});

test('an account whose address nobody confirmed loses its password and its access', async () => {
  const stranger = await buildMember(server, { confirmed: false });
  const { data } = await signInThrough(new VisitingBrowser(server), person({ email: stranger.email }));
  expect(data.signInWithProvider.viewer).toMatchObject({ hasPassword: false, user: { id: stranger.id } });
  expect(codeOf(await server.graphql('{ viewer { email } }', {}, stranger.token))).toBe('UNAUTHENTICATED');
  expect(await identitiesOf(stranger.id)).toHaveLength(1);
});

test('a member signed in to the account keeps its password, although the address isn’t confirmed; an ended access token is refreshed first', async () => {
  const member = await buildMember(server, { confirmed: false });
  const browser = new VisitingBrowser(server);
  const code = codeIn(await browser.visit(person({ email: member.email })));
  const refused = await browser.exchange(code, {}, { token: `${member.token}x` });
  expect(codeOf(refused)).toBe('UNAUTHENTICATED');
  const { data } = await browser.exchange(code, {}, { token: member.token });
  expect(data.signInWithProvider.viewer).toMatchObject({ hasPassword: true, user: { id: member.id } });
  expect((await server.graphql('{ viewer { email } }', {}, member.token)).errors).toBeUndefined();
});

test('a second account there with the same address doesn’t open a linked account', async () => {
  const member = await buildMember(server);
  await signInThrough(new VisitingBrowser(server), person({ email: member.email }));
  const other = await signInThrough(new VisitingBrowser(server), person({ email: member.email }));
  const message = expect.stringContaining('unlink that one in Settings');
  expect(refusalOf(other)).toEqual({ message, code: 'CONFLICT' });
});

test('an unverified address neither signs in nor makes an account', async () => {
  const member = await buildMember(server);
  for (const who of [
    person({ email: member.email, verified: false }),
    person({ verified: false }),
    { sub: 'without an address' },
  ])
    expect(await new VisitingBrowser(server).visit(who)).toBe('/login?problem=unverified');
  expect(await identitiesOf(member.id)).toEqual([]);
});

test('an address with the Kelvin sign isn’t that of a member with a k', async () => {
  const member = await buildMember(server, { email: 'kaspar@example.com' });
  const answer = await signInThrough(
    new VisitingBrowser(server),
    person({ email: '\u212Aaspar@example.com' }),
  );
  expect(answer.data.signInWithProvider).toMatchObject({ viewer: null, newcomer: {} });
  expect(await identitiesOf(member.id)).toEqual([]);
});

test('of the same code sent twice at once, one signs in', async () => {
  const member = await buildMember(server);
  const browser = new VisitingBrowser(server);
  const code = codeIn(await browser.visit(person({ email: member.email })));
  const answers = await Promise.all([browser.exchange(code), browser.exchange(code), browser.exchange(code)]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await identitiesOf(member.id)).toHaveLength(1);
});

test('two visits at once by the same person make one link', async () => {
  const member = await buildMember(server);
  const who = person({ email: member.email });
  const answers = await Promise.all([1, 2, 3].map(() => signInThrough(new VisitingBrowser(server), who)));
  expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThan(0);
  expect(await identitiesOf(member.id)).toHaveLength(1);
  expect((await signInThrough(new VisitingBrowser(server), who)).errors).toBeUndefined();
});
