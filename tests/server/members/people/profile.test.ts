import { PrivacyLevel } from '../../../../server/contract/enums';
import { newId } from '../../../../server/lib/ids';
import { buildStory, memberOfTest } from '../../../support/factories';
import { makeTombstone, peopleCalls } from '../../../support/peopleCalls';
import { fieldsOf, refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
const people = peopleCalls(server);
const ada = memberOfTest(server, { displayName: 'Ada', bio: 'Writes.' });
const ben = memberOfTest(server);

const profileNow = async () => (await people.profile(ada.username, ada.token)).data.user;
const refusal = async (input: object) => fieldsOf(await people.update({ ...input }, ada.token));

describe('changing a profile', () => {
  it('sets the given fields, keeps the rest, and removes null or blank ones', async () => {
    const first = await people.update(
      { websiteUrl: 'https://ada.example/poems', profileImageUrl: 'http://ada.example/me.png' },
      ada.token,
    );
    expect(first.data.updateProfile.user).toMatchObject({
      displayName: 'Ada',
      bio: 'Writes.',
      websiteUrl: 'https://ada.example/poems',
      profileImageUrl: 'http://ada.example/me.png',
    });
    await people.update({ displayName: '   ', bio: null, websiteUrl: '' }, ada.token);
    expect(await profileNow()).toMatchObject({
      displayName: null,
      name: ada.username,
      bio: null,
      websiteUrl: null,
      profileImageUrl: 'http://ada.example/me.png',
    });
  });

  it('trims, keeps a bio’s lines, and is editable by the member only, while others can follow', async () => {
    await people.update({ displayName: '  Ada   L. ', bio: ' One\r\ntwo \n' }, ada.token);
    const shown = { displayName: 'Ada L.', bio: 'One\ntwo' };
    expect(await profileNow()).toMatchObject({ ...shown, viewerCanEdit: true, viewerCanFollow: false });
    const { data } = await people.profile(ada.username, ben.token);
    expect(data.user).toMatchObject({ ...shown, viewerCanEdit: false, viewerCanFollow: true });
  });

  it('is visible at once everywhere, also to visitors', async () => {
    await buildStory(server, ada, { privacyLevel: PrivacyLevel.PUBLIC });
    const path = `${server.url}/api/public/stories?limit=1`;
    const author = async () => ((await (await fetch(path)).json()) as { author: object }[])[0]?.author;
    expect(await author()).toMatchObject({ display_name: 'Ada' });
    await people.update({ displayName: 'Augusta' }, ada.token);
    expect(await author()).toMatchObject({ display_name: 'Augusta' });
  });

  it('counts characters as people do', async () => {
    const { data } = await people.update({ bio: '🪶'.repeat(500), displayName: '🪶'.repeat(100) }, ada.token);
    expect(data.updateProfile.user.bio).toBe('🪶'.repeat(500));
    expect(await refusal({ bio: 'b'.repeat(501), displayName: 'n'.repeat(101) })).toEqual({
      bio: 'Bio must be at most 500 characters',
      displayName: 'Display name must be at most 100 characters',
    });
  });

  it('writes nothing if one field is invalid', async () => {
    await refusal({ displayName: 'Changed', websiteUrl: 'javascript:alert(1)' });
    expect(await profileNow()).toMatchObject({ displayName: 'Ada', websiteUrl: null });
  });
});

describe('an address', () => {
  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com/x.png',
    '//example.com/x.png',
    'example.com',
    'https:example.com',
    'https:\\\\example.com',
    'https://example.com\\@evil.example',
    'https://',
    'https://user@example.com/',
    'https://exam\tple.com/',
    'https://example.com/\u0000',
    'https://example.com/\u202egnp.exe',
    'https://example.com/ x',
    'https://[::1',
    `https://example.com/${'a'.repeat(2_048)}`,
    `https://example.com/${'é'.repeat(1_000)}`,
  ])('%j is refused', async (address) => {
    const fields = await refusal({ websiteUrl: address, profileImageUrl: address });
    expect(Object.keys(fields).sort()).toEqual(['profileImageUrl', 'websiteUrl']);
    expect(await profileNow()).toMatchObject({ websiteUrl: null, profileImageUrl: null });
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['  HTTPS://Example.COM/A?b=c#d ', 'https://example.com/A?b=c#d'],
    ['http://example.com:8080/~ada/', 'http://example.com:8080/~ada/'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    [
      'https://example.com/"><script>alert(1)</script>',
      'https://example.com/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    ],
  ])('%j is kept as browsers write it', async (address, kept) => {
    const { data } = await people.update({ websiteUrl: address }, ada.token);
    expect(data.updateProfile.user.websiteUrl).toBe(kept);
  });
});

describe('a display name', () => {
  it.each([
    ['a line break', 'Ada\nLovelace'],
    ['a separator of lines', 'Ada\u2028Lovelace'],
    ['a control character', 'Ada\u0007'],
    ['an override of direction', 'Ada \u202eecalevoL'],
    ['an isolate of direction', '\u2066Ada'],
    ['a space without width', 'A\u200bda'],
    ['a filler that shows nothing', 'Ada\u3164'],
    ['half a character', 'Ada \ud83e'],
  ])('with %s is refused', async (_what, displayName) => {
    expect(await refusal({ displayName })).toEqual({
      displayName: 'Display name can’t contain line breaks or invisible characters',
    });
  });

  it.each([
    'Deleted member',
    'DELETED  MEMBER',
    ' deleted\u00a0Member',
    'Ｄｅｌｅｔｅｄ member',
    'Deleted\u200d member',
  ])('%j is nobody’s to take', async (displayName) => {
    expect(await refusal({ displayName })).toEqual({ displayName: 'This display name can’t be taken' });
  });

  it.each([
    'Ιωάννα Κάλτσα',
    '李小龙',
    'مریم می‌نویسد',
    'O’Brien-Šťastná',
    '👩‍🚀 Ada',
    'Deleted members’ club',
  ])('%s is a name', async (displayName) => {
    expect((await people.update({ displayName }, ada.token)).data.updateProfile.user.name).toBe(displayName);
  });
});

describe('a member who deleted their account', () => {
  it('has no profile any more, by name or by id', async () => {
    await makeTombstone(server, ada);
    const [row] = await server.sql<{ username: string }>('SELECT username FROM users WHERE id = ?', [ada.id]);
    for (const username of [ada.username, row!.username])
      expect(refusalOf(await people.profile(username, ben.token))).toEqual({
        message: 'User not found',
        code: 'NOT_FOUND',
      });
    const data = await server.ask(`{ node(id: "${ada.id}") { id } }`, ben.token);
    expect(data.node).toBeNull();
  });
});

const fields =
  'storiesCount storiesSharedCount storiesWordCount journalsCount notesCount totalWordCount followersCount';
const statsFor = (token?: string) =>
  server.graphql(`{ user(username: "${ada.username}") { name stats { ${fields} } } }`, {}, token);

test('figures count one member’s stories, journals, notes and followers, in one statement', async () => {
  const none = { storiesCount: 0, storiesSharedCount: 0, storiesWordCount: 0, journalsCount: 0 };
  expect((await statsFor(ada.token)).data.user.stats).toEqual({
    ...none,
    notesCount: 0,
    totalWordCount: 0,
    followersCount: 0,
  });
  for (const privacyLevel of Object.values(PrivacyLevel))
    await buildStory(server, ada, { content: 'One two three.', privacyLevel });
  await buildStory(server, ben, { content: 'Not hers at all.' });
  const now = new Date();
  for (const [author, words] of [
    [ada, 10],
    [ben, 1_000],
  ] as const) {
    await server.sql(
      `INSERT INTO journals (id, author_id, title, content, journal_date, word_count, created_at, updated_at)
       VALUES (?, ?, 'Today', 'Words', ?, ?, ?, ?)`,
      [newId('journal'), author.id, now, words, now, now],
    );
    await server.sql(
      `INSERT INTO notes (id, author_id, content, word_count, created_at, updated_at) VALUES (?, ?, 'Words', ?, ?, ?)`,
      [newId('note'), author.id, words * 2, now, now],
    );
  }
  await people.follow(ada.id, ben.token);
  const { result, statements } = await server.countStatements(() => statsFor(ada.token));
  expect(result.data.user.stats).toEqual({
    storiesCount: 3,
    storiesSharedCount: 2,
    storiesWordCount: 9,
    journalsCount: 1,
    notesCount: 1,
    totalWordCount: 39,
    followersCount: 1,
  });
  expect(statements.filter((sql) => sql.includes('FROM stories'))).toHaveLength(1);
});

test('another member’s are FORBIDDEN, without affecting the rest of their profile', async () => {
  const { data, errors } = await statsFor(ben.token);
  expect(errors?.map(({ extensions, path }) => [extensions.code, path])).toEqual([
    ['FORBIDDEN', ['user', 'stats']],
  ]);
  expect(data.user).toEqual({ name: 'Ada', stats: null });
});
