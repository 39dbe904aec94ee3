import { unsubscribeAddress } from '../../../../server/features/notify/mail/unsubscribeLink';
import { newId } from '../../../../server/lib/ids';
import { memberOfTest } from '../../../support/factories';
import { testServer } from '../../../support/testServer';

const server = testServer();
const member = memberOfTest(server);

const pathOf = (topic: string, id = member.id) =>
  unsubscribeAddress('', { id, topic }, server.config.authSecret);
const form = 'List-Unsubscribe=One-Click';
const formType = 'application/x-www-form-urlencoded';

const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': formType }) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body,
    headers: { origin: 'https://mail.example', ...headers },
  });

/** The ways by which the member gets a kind now. */
async function waysOf(kind: string): Promise<string[]> {
  const settings = '{ viewer { notificationSettings { preferences { kind ways } } } }';
  const data = await server.ask(settings, member.token);
  const all: { kind: string; ways: string[] }[] = data.viewer.notificationSettings.preferences;
  return all.find((one) => one.kind === kind)?.ways ?? [];
}

describe('the address in a mail', () => {
  it('ends the mails of its kind with one click, signed out and from another site, and nothing else', async () => {
    const answer = await post(pathOf('story_comment'), form);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('They are off');
    expect(await waysOf('STORY_COMMENT')).toEqual(['APP']);
    expect(await waysOf('MENTION')).toEqual(['APP', 'MAIL']);
    expect(await waysOf('NEW_STORY')).toEqual(['APP', 'DIGEST']);
  });

  it('keeps the other ways that were chosen, however often it is used', async () => {
    const preferences = [{ kind: 'STORY_COMMENT', ways: ['MAIL', 'PUSH', 'DIGEST'] }];
    await server.mutate('setNotificationPreferences', { preferences }, member.token);
    await Promise.all([1, 2, 3].map(() => post(pathOf('story_comment'), form)));
    expect(await waysOf('STORY_COMMENT')).toEqual(['PUSH', 'DIGEST']);
  });

  it('ends the digest of all kinds, and no mail', async () => {
    expect((await post(pathOf('digest'), form)).status).toBe(200);
    expect(await waysOf('NEW_STORY')).toEqual(['APP']);
    expect(await waysOf('NEW_FOLLOWER')).toEqual(['APP']);
    expect(await waysOf('STORY_COMMENT')).toEqual(['APP', 'MAIL']);
  });

  it('accepts the form as multipart, as RFC 8058 recommends', async () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const answer = await post(pathOf('mention'), body, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(answer.status).toBe(200);
    expect(await waysOf('MENTION')).toEqual(['APP']);
  });

  it('asks first when opened: without a script, uncached, and without sending its address as the referrer', async () => {
    const answer = await fetch(`${server.url}${pathOf('story_comment')}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    const html = await answer.text();
    expect(html).toContain('Turn off emails about comments on your stories?');
    expect(html).toMatch(/<form method="post">.*name="List-Unsubscribe" value="One-Click".*<\/form>/);
    expect(await waysOf('STORY_COMMENT')).toEqual(['APP', 'MAIL']);
  });

  it.each([
    ['with another id', () => pathOf('mention').replace(member.id, newId('user'))],
    ['with another kind', () => pathOf('mention').replace('.mention.', '.story_comment.')],
    ['without a token', () => '/unsubscribe'],
    ['of mails that can’t be turned off', () => pathOf('account_security')],
  ])('%s is refused', async (_what, path) => {
    expect((await post(path(), form)).status).toBe(404);
    expect((await fetch(`${server.url}${path()}`)).status).toBe(404);
    expect(await waysOf('STORY_COMMENT')).toEqual(['APP', 'MAIL']);
  });

  it.each([
    ['another form', 'List-Unsubscribe=No', formType],
    ['JSON', JSON.stringify({ 'List-Unsubscribe': 'One-Click' }), 'application/json'],
    ['a long form', `${form}&x=${'y'.repeat(5_000)}`, formType],
  ])('refuses %s', async (_what, body, type) => {
    expect((await post(pathOf('mention'), body, { 'content-type': type })).status).toBe(422);
    expect(await waysOf('MENTION')).toEqual(['APP', 'MAIL']);
  });

  it('allows forms of other sites nothing else', async () => {
    const query = 'query={viewer{user{id}}}';
    const headers = { 'content-type': formType, authorization: `Bearer ${member.token}` };
    expect((await post('/graphql', query, headers)).status).toBeGreaterThanOrEqual(400);
    const token = pathOf('mention').split('?')[1];
    const api = await post(`/api/users/profile?${token}`, form);
    expect(api.status).toBeGreaterThanOrEqual(400);
    const settings = await post(`/settings?${token}`, form);
    expect(settings.status).toBeGreaterThanOrEqual(400);
    expect(settings.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('of a deleted account says the same, and does nothing', async () => {
    await server.sql('UPDATE users SET deleted_at = NOW(3) WHERE id = ?', [member.id]);
    expect((await post(pathOf('mention'), form)).status).toBe(200);
    const kept = 'SELECT 1 FROM notification_preferences WHERE user_id = ?';
    expect(await server.sql(kept, [member.id])).toEqual([]);
  });
});
