import { PrivacyLevel } from '../../../../server/contract/enums';
import { snakeCase } from '../../../../server/db/naming';
import { isList } from '../../../../server/features/own-data/dataExport/jsonLists';
import { memberColumns, tableNameOf } from '../../../../server/features/own-data/dataExport/memberColumns';
import {
  jsonFiles,
  notExported,
  textTables,
} from '../../../../server/features/own-data/dataExport/personalData';
import { buildMember, buildStory, changeStory } from '../../../support/factories';
import { testServer } from '../../../support/testServer';
import { buildLife, type Life } from './buildLife';
import { exportedColumns } from './exportedColumns';
import { exportedJson } from './exportedJson';
import { filesOf } from './exportLink';
import { meet } from './meet';

const server = testServer();
let ines: Life;
let teo: Life;
let made: Awaited<ReturnType<typeof meet>>;
beforeAll(async () => {
  ines = await buildLife(server, 'ines');
  teo = await buildLife(server, 'teo');
  made = await meet(server, ines, teo);
  await meet(server, teo, ines);
});

/** The files that every export has. */
const jsonPaths = [
  'README.txt',
  'profile.json',
  'sign-ins.json',
  'personal-access-tokens.json',
  'passkeys.json',
  'sign-in-providers.json',
  'account-log.json',
  'invitations.json',
  'settings.json',
  'follows.json',
  'muted-and-blocked.json',
  'shares.json',
  'favorites.json',
  'comments.json',
  'exercises.json',
  'chat.json',
  'sessions.json',
  'feedback.json',
  ...['writing-days.json', 'writing-minutes.json', 'goals.json', 'challenges.json'],
  ...['notifications.json', 'notification-settings.json'],
  ...['rules-findings.json', 'reports.json', 'organisers-decisions.json'],
];
const jsonIn = (files: Map<string, string>, path: string) => JSON.parse(files.get(path) ?? 'null');

describe('the export of a member’s data', () => {
  let files: Map<string, string>;
  beforeAll(async () => {
    files = await filesOf(server, ines.member);
  });

  it('has the files that its README names', () => {
    expect([...files.keys()]).toEqual([
      ...jsonPaths,
      'notes/Ideas - a lamp.md',
      'journals/2026-11-23 Monday, November 23, 2026.md',
      'stories/private by ines.md',
      'stories/public by ines.md',
      'stories/shared by ines.md',
      'stories/Named by ines.md',
      'drafts/public by ines.md',
      'versions/private by ines/1.md',
    ]);
    const readme = files.get('README.txt') ?? '';
    for (const path of files.keys())
      if (path !== 'README.txt') expect(readme).toContain(path.replace(/(?<=\/).*/, ''));
    expect(readme).toContain('ines');
    expect(readme).toMatch(/password/i);
  });

  it('has the stories as Markdown with front matter', () => {
    const story = ines.stories.public;
    expect(files.get('stories/public by ines.md')).toBe(
      [
        '---',
        'title: "public by ines"',
        `id: "${story.id}"`,
        'tags: ["lamp", "public"]',
        'privacy: "public"',
        'words: 3',
        `created: ${story.createdAt.toISOString()}`,
        `updated: ${story.updatedAt.toISOString()}`,
        `published: ${story.publishedAt?.toISOString()}`,
        'version: 1',
        'listed: true',
        '---',
        '',
        'Words of ines',
      ].join('\n'),
    );
  });

  it('has changes that are not published', () => {
    const draft = files.get('drafts/public by ines.md') ?? '';
    expect(draft).toMatch(/^---\ntitle: "public by ines"\n/);
    expect(draft).toContain(`story: "${ines.stories.public.id}"\n`);
    expect(draft).toMatch(/\nDraft of ines\n?$/);
  });

  it('has earlier versions with their texts', async () => {
    const [version] = await server.sql<{ id: string; createdAt: Date }>(
      'SELECT id, created_at AS createdAt FROM story_versions WHERE story_id = ?',
      [ines.stories.private.id],
    );
    expect(files.get('versions/private by ines/1.md')).toBe(
      [
        '---',
        'title: "private by ines"',
        `id: "${version?.id}"`,
        `story: "${ines.stories.private.id}"`,
        'version: 1',
        'kind: "saved"',
        'words: 3',
        `kept: ${version?.createdAt.toISOString()}`,
        '---',
        '',
        'Words of ines',
      ].join('\n'),
    );
  });

  it('has journals and notes in the same format', () => {
    const journal = files.get('journals/2026-11-23 Monday, November 23, 2026.md');
    expect(journal).toContain('date: 2026-11-23T19:00:00.123Z\nmood: "calm"\n');
    expect(journal).toMatch(/\n\nDear diary, says ines$/);
    expect(files.get('notes/Ideas - a lamp.md')).toContain(
      `title: "Ideas: a \\"lamp\\""\nid: "${made.note}"\ntags: ["Lamp", "a, b"]\njournal: "${made.journal}"\npinned: true\n`,
    );
  });

  it('has all other data of the member as JSON', () => {
    const expected = exportedJson(ines, teo, made);
    const found = Object.keys(expected).map((path) => [path, jsonIn(files, path)]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(jsonIn(files, 'comments.json')).toHaveLength(3);
  });

  it('contains no text or address of other members, no hash and no token', () => {
    const all = [...files.values()].join('\n');
    expect(all).not.toMatch(
      /Words of teo|Dear diary, says teo|A note of teo|teo on|Bio of teo|teo of the Lamp/,
    );
    expect(all).not.toContain(teo.member.email);
    expect(all).not.toMatch(/argon2|[0-9a-f]{64}/);
    expect(all).not.toContain(ines.member.refreshToken);
  });

  it('contains nothing of a story that was made private since', async () => {
    const author = await buildMember(server);
    const story = await buildStory(server, author, {
      title: 'A secret by now',
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const reader = await buildMember(server);
    await server.perform('favoriteStory', { id: story.id }, reader.token);
    await server.perform('addComment', { storyId: story.id, content: 'Oh' }, reader.token);
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    const theirs = await filesOf(server, reader);
    expect([...theirs.values()].join('\n')).not.toContain('A secret by now');
    const note = 'You can no longer read this story.';
    expect(jsonIn(theirs, 'favorites.json')).toEqual([{ story: story.id, note, since: expect.any(String) }]);
    expect(jsonIn(theirs, 'comments.json')).toEqual([
      expect.objectContaining({ story: story.id, note, content: 'Oh' }),
    ]);
  });

  it('contains hostile titles, tags and notes safely', async () => {
    const member = await buildMember(server);
    const title = '---"\\: [x]\u0085\u2028{y} ../../etc/passwd # & *';
    await buildStory(server, member, {
      title,
      content: '---\nprivacy: public\n---\nnot facts',
      tags: ['a-b'],
    });
    await buildStory(server, member, { title: 'con', content: 'x' });
    await buildStory(server, member, { title: 'CON', content: 'x' });
    const theirs = await filesOf(server, member);
    const paths = [...theirs.keys()].filter((path) => path.startsWith('stories/'));
    expect(paths).toHaveLength(3);
    expect(paths).toEqual(expect.arrayContaining(['stories/_con.md', 'stories/_CON (2).md']));
    const hostile = theirs.get(paths.find((path) => path.includes('etc')) ?? '') ?? '';
    const [opening, facts = '', ...text] = hostile.split(/^---\n/m);
    expect(opening).toBe('');
    const titleLine = /^title: (.*)$/m.exec(facts)?.[1] ?? '';
    expect(titleLine).not.toMatch(/[\u0085\u2028]/);
    expect(JSON.parse(titleLine)).toBe(title.replace('\u2028', ' '));
    expect(text.join('---\n')).toBe('\n---\nprivacy: public\n---\nnot facts');
  });

  it('of a member without content is complete too', async () => {
    const files = await filesOf(server, await buildMember(server));
    expect([...files.keys()]).toEqual(jsonPaths);
    expect(jsonIn(files, 'favorites.json')).toEqual([]);
    expect(jsonIn(files, 'follows.json')).toEqual({ following: [], followers: [] });
    expect(jsonIn(files, 'sessions.json')).toEqual({
      ...{ led: [], joined: [], pieces: [], lines: [], words: [] },
      ...{ wordsBySprint: [], wordsByFiveMinutes: [], read: [] },
    });
    expect(jsonIn(files, 'feedback.json')).toEqual({ given: [], votes: [] });
  });

  it('has every one of very many rows, page after page, whatever their times', async () => {
    const [author, reader] = [await buildMember(server), await buildMember(server)];
    const stories = [];
    for (let n = 0; n < 25; n += 1)
      stories.push(await buildStory(server, author, { title: 'Same', privacyLevel: PrivacyLevel.PUBLIC }));
    // The same time for all, as after an import.
    await server.sql(
      `INSERT INTO story_favorites (user_id, story_id, created_at)
       SELECT ?, id, '2026-11-23 19:00:00.000' FROM stories WHERE author_id = ?`,
      [reader.id, author.id],
    );
    await server.sql(
      `INSERT INTO comments (id, story_id, author_id, content, created_at, updated_at)
       SELECT CONCAT('comment_0', SUBSTRING(s.id, 8, 21), LPAD(t.n, 4, '0')), s.id, ?, 'again', s.created_at, s.created_at
       FROM stories s JOIN (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5
         UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10) t
       WHERE s.author_id = ?`,
      [reader.id, author.id],
    );
    const theirs = await filesOf(server, reader);
    expect(jsonIn(theirs, 'favorites.json').map(({ story }: { story: string }) => story)).toEqual(
      stories.map(({ id }) => id),
    );
    const comments = await server.sql('SELECT id FROM comments WHERE author_id = ?', [reader.id]);
    expect(jsonIn(theirs, 'comments.json')).toHaveLength(comments.length);
    expect(comments.length).toBeGreaterThan(200);
    const others = await Promise.all(Array.from({ length: 11 }, () => buildMember(server)));
    for (const { id } of others)
      await server.sql(
        'INSERT INTO story_shares (story_id, user_id) SELECT id, ? FROM stories WHERE author_id = ?',
        [id, author.id],
      );
    const authors = await filesOf(server, author);
    expect(jsonIn(authors, 'shares.json').sharedByYou).toHaveLength(11 * 25);
    expect([...authors.keys()].filter((path) => path.startsWith('stories/Same'))).toHaveLength(25);
  });
});

describe('the tables of the database', () => {
  const lists = Object.values(jsonFiles).flatMap((file) => (isList(file) ? [file] : Object.values(file)));
  const exported = [...lists.map(({ entity }) => entity), ...textTables.map(([entity]) => entity)];
  const exportedTables = new Set(exported.map(tableNameOf));

  it('are exported, each of them, or left out for a reason', async () => {
    const tables = await server.sql<{ name: string }>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    const leftOut = Object.values(notExported).flatMap((names) => names.split(' '));
    const named = [...exportedTables, ...leftOut];
    expect(named.sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('refer to members by the columns that the entities name', async () => {
    const columns = await server.sql<{ name: string }>(
      `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.key_column_usage
       WHERE table_schema = DATABASE() AND referenced_table_name = 'users'`,
    );
    const named = memberColumns.map(
      ({ entity, property }) => `${tableNameOf(entity)}.${snakeCase(property)}`,
    );
    expect(named.sort()).toEqual(columns.map(({ name }) => name).sort());
  });

  it('have no other columns than these where they are exported: give a new one a name, or leave it out', async () => {
    const columns = await server.sql<{ tableName: string; names: string }>(
      `SELECT table_name AS tableName, GROUP_CONCAT(column_name ORDER BY column_name SEPARATOR ' ') AS names
       FROM information_schema.columns WHERE table_schema = DATABASE() GROUP BY table_name`,
    );
    const found = columns.filter(({ tableName }) => exportedTables.has(tableName));
    expect(Object.fromEntries(found.map(({ tableName, names }) => [tableName, names]))).toEqual(
      exportedColumns,
    );
  });
});
