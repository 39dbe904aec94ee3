import { Role } from '../../../../server/contract/enums';
import { buildMember, memberOfFile, type TestMember } from '../../../support/factories';
import { testServer } from '../../../support/testServer';
import { codeOf } from '../../staff/report/reportCalls';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true });
const reader = memberOfFile(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
const calls = spamCalls(server);

let author: TestMember;
beforeEach(async () => {
  author = await buildMember(server, { displayName: 'New Writer' });
});

const rest = async (method: string, path: string, body: object): Promise<{ id: string }> => {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { id: string };
};
const mutate = (name: string, input: object, selection = 'story { id }') =>
  server.perform(name, input, author.token, selection);
const text = { title: 'Seawall', content: 'The tide went out, and stayed out.' };
const create = async (given: object = {}): Promise<string> =>
  (await mutate('createStory', { ...text, ...given })).story.id;
const publish = (id: string, more: object = {}) =>
  mutate('updateStory', { id, privacyLevel: 'PUBLIC', ...more });

/** The ways in which a story becomes public. */
const ways: Record<string, () => Promise<string>> = {
  'it is created public': () => create({ privacyLevel: 'PUBLIC' }),
  'it is created public with a local id, twice': async () => {
    const given = { privacyLevel: 'PUBLIC', localId: `made-${author.id}` };
    await create(given);
    return create(given);
  },
  'a private one is published': async () => {
    const id = await create();
    await publish(id);
    return id;
  },
  'it is published with its text': async () => {
    const id = await create();
    await publish(id, { content: 'Another tide.' });
    return id;
  },
  'a shared one is published': async () => {
    const id = await create();
    await mutate('shareStory', { id });
    await publish(id);
    return id;
  },
  'a shared one with a draft is published': async () => {
    const id = await create({ privacyLevel: 'SHARED' });
    await mutate('updateStory', { id, content: 'A draft.', asDraft: true });
    await mutate('publishStoryDraft', { id });
    await publish(id);
    return id;
  },
  'it is imported': async () =>
    (
      await mutate(
        'importStories',
        { stories: [{ ...text, localId: `file-${author.id}`, privacyLevel: 'PUBLIC' }] },
        'results { story { id } }',
      )
    ).results[0].story.id,
  'REST creates it': async () => (await rest('POST', '/stories', { ...text, privacy_level: 'public' })).id,
  'REST publishes it': async () => {
    const { id } = await rest('POST', '/stories', text);
    await rest('PUT', `/stories/${id}`, { privacy_level: 'public' });
    return id;
  },
};

const places = async (id: string): Promise<string[]> => {
  const found: string[] = [];
  const get = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  for (const path of ['/blog', '/feed.xml', '/sitemap.xml', `/writers/${author.username}`, `/blog/${id}`])
    if ((await get(path)).includes(id) && !path.endsWith(id)) found.push(path);
  if ((await fetch(`${server.url}/blog/${id}`)).status === 200) found.push('its page');
  const lists = `{ publicStories(first: 50) { edges { node { id } } } }`;
  for (const token of ['', reader.token, admin.token])
    if (JSON.stringify(await server.ask(lists, token)).includes(id)) found.push('publicStories');
  for (const member of [undefined, reader, admin]) if (await calls.story(id, member)) found.push('node');
  const stories = await fetch(`${server.url}/api/stories/public`, {
    headers: { authorization: `Bearer ${reader.token}` },
  });
  if ((await stories.text()).includes(id)) found.push('REST');
  return found;
};

describe.each(Object.keys(ways))('when %s', (way) => {
  it('a new account’s waits, and no reader finds it until it is approved', async () => {
    const id = await (ways[way] as () => Promise<string>)();
    expect(await places(id)).toEqual([]);
    expect(await calls.story(id, author)).toEqual({
      privacyLevel: 'PUBLIC',
      viewerCanHide: false,
      // A file says when it was published.
      publishedAt: way === 'it is imported' ? expect.any(String) : null,
      heldBecause: ['The account was made today'],
    });
    expect(await calls.caseOf(id, admin.token)).toMatchObject({ isHeld: true, heldText: expect.any(String) });
    expect(codeOf(await calls.approve(id, admin.token))).toBe('ok');
    expect(await places(id)).toContain('its page');
    expect(await calls.story(id, author)).toMatchObject({
      publishedAt: expect.any(String),
      heldBecause: null,
    });
    expect(await calls.acts(id)).toEqual(['content_held', 'content_approved']);
  });

  it('an older account’s, and an organiser’s, is there at once', async () => {
    await calls.age(author);
    expect(await places(await (ways[way] as () => Promise<string>)())).toContain('its page');
    author = await buildMember(server, { roles: [Role.INSTRUCTOR, Role.USER] });
    expect(await places(await (ways[way] as () => Promise<string>)())).toContain('its page');
  });
});

it('sharing with the group doesn’t wait, and taking a story back ends its waiting', async () => {
  const id = await create({ privacyLevel: 'PUBLIC' });
  await mutate('updateStory', { id, privacyLevel: 'SHARED' });
  expect(await calls.story(id, reader)).toMatchObject({ privacyLevel: 'SHARED' });
  expect(await calls.caseOf(id, admin.token)).toBeUndefined();
  expect(await calls.caseOf(id, admin.token, 'SETTLED')).toMatchObject({
    decision: 'WITHDRAWN',
    heldText: null,
  });
  await publish(id);
  expect(await calls.story(id, reader)).toBeNull();
  await mutate('updateStory', { id, privacyLevel: 'PRIVATE' });
  expect(codeOf(await calls.approve(id, admin.token))).toBe('NOT_FOUND');
  expect(await calls.story(id, author)).toMatchObject({ privacyLevel: 'PRIVATE', heldBecause: null });
});

it('nobody can approve a version that they have not read', async () => {
  const id = await create({ privacyLevel: 'PUBLIC' });
  expect(codeOf(await calls.approve(id, admin.token, null))).toBe('BAD_USER_INPUT');
  const seen = await calls.caseOf(id, admin.token);
  await mutate('updateStory', { id, content: `Now with ${link}` });
  expect(codeOf(await calls.approve(id, admin.token, seen.contentChangedAt))).toBe('CONFLICT');
  const now = await calls.caseOf(id, admin.token);
  expect(now).toMatchObject({
    heldText: `Now with ${link}`,
    findings: ['The account was made today', 'The text has a link'],
  });
  expect(codeOf(await calls.approve(id, admin.token, now.contentChangedAt))).toBe('ok');
  expect(codeOf(await calls.approve(id, admin.token))).toBe('ok');
});

it('three approved texts make an account one that doesn’t wait; one text that is approved three times is one', async () => {
  const id = await create({ privacyLevel: 'PUBLIC' });
  for (const n of [1, 2, 3]) {
    expect(codeOf(await calls.approve(id, admin.token))).toBe('ok');
    await mutate('updateStory', { id, content: `The tide: https://tide${n}.example` });
  }
  for (const title of ['Two', 'Three']) {
    const next = await create({ title, privacyLevel: 'PUBLIC' });
    expect(await calls.story(next, reader)).toBeNull();
    await calls.approve(next, admin.token);
  }
  expect(await calls.story(await create({ privacyLevel: 'PUBLIC' }), reader)).not.toBeNull();
});

it('followers are notified of it once it is approved', async () => {
  await server.perform('followUser', { id: author.id }, reader.token);
  const id = await create({ privacyLevel: 'PUBLIC', title: 'Published late' });
  const ofStory = async () =>
    (await calls.notificationsOf(reader)).filter(({ path }) => path === `/stories/${id}`);
  expect(await ofStory()).toEqual([]);
  await calls.approve(id, admin.token);
  expect(await ofStory()).toEqual([expect.objectContaining({ kind: 'NEW_STORY' })]);
});

it('turning the setting off releases nothing that waits, and lets the next through', async () => {
  const id = await create({ privacyLevel: 'PUBLIC' });
  const set = (newAccountsWait: boolean | null) =>
    server.mutate('saveGroupSettings', { newAccountsWait }, admin.token, 'groupSettings { changed }');
  await set(false);
  expect(await calls.story(id, reader)).toBeNull();
  expect(await calls.story(await create({ privacyLevel: 'PUBLIC' }), reader)).not.toBeNull();
  await set(null);
});

it('findings about an item that was reported before are logged, too', async () => {
  await calls.age(author);
  const id = await create({ privacyLevel: 'PUBLIC' });
  await calls.report(id, reader.token);
  for (const more of ['', ' Again.'])
    await mutate('updateStory', { id, content: `${link} ${link} ${link}/a${more}` });
  expect(await calls.acts(id)).toEqual(['content_flagged']);
});

it('an older account’s text of links, or with the text of another story of theirs, is listed and shown', async () => {
  await calls.age(author);
  const linked = await create({ privacyLevel: 'PUBLIC', content: `${link} ${link} ${link}` });
  const content = 'The same long story about the sea, told to everyone who wants to hear it once more.';
  await create({ privacyLevel: 'PUBLIC', content });
  const again = await create({ privacyLevel: 'PUBLIC', content: content.toUpperCase() });
  for (const [id, finding] of [
    [linked, 'The text has 3 links'],
    [again, 'The same text was posted before'],
  ] as const) {
    expect(await calls.story(id, reader)).toMatchObject({ privacyLevel: 'PUBLIC' });
    const listed = await calls.caseOf(id, admin.token);
    expect(listed).toMatchObject({ isHeld: false, findings: [finding], heldText: null });
  }
});
