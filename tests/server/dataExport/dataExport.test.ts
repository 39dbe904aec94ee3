import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { SignJWT } from 'jose';
import { PrivacyLevel } from '../../../server/contract/enums';
import { messages } from '../../../server/contract/messages';
import { Database } from '../../../server/db/database';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildStory, changeStory, type TestMember } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { unzip } from '../../support/unzip';
import { buildLife, type Life, meet } from './buildLife';

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
afterEach(() => jest.restoreAllMocks());

async function linkOf({ token }: Pick<TestMember, 'token'>, on = server) {
  const { data, errors } = await on.graphql('{ viewer { dataExport { url expiresAt } } }', {}, token);
  if (errors) throw Object.assign(new Error(errors[0]?.message), errors[0]);
  const { url, expiresAt } = data.viewer.dataExport;
  return {
    url: url as string,
    expiresAt: new Date(expiresAt),
    at: `${on.url}${url.slice(on.config.appUrl.length)}`,
  };
}
async function filesOf(member: TestMember) {
  const response = await fetch((await linkOf(member)).at);
  expect(response.status).toBe(200);
  return unzip(Buffer.from(await response.arrayBuffer()));
}
const jsonIn = (files: Map<string, string>, path: string) => JSON.parse(files.get(path) ?? 'null');

describe('the export of a member’s data', () => {
  let files: Map<string, string>;
  beforeAll(async () => {
    files = await filesOf(ines.member);
  });

  it('has the files that its README names', () => {
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'sign-ins.json',
      'personal-access-tokens.json',
      'follows.json',
      'shares.json',
      'favorites.json',
      'comments.json',
      'exercises.json',
      'sessions.json',
      'feedback.json',
      'notes/Ideas - a lamp.md',
      'journals/2026-11-23 Monday, November 23, 2026.md',
      'writing-days.json',
      'stories/private by ines.md',
      'stories/shared by ines.md',
      'stories/public by ines.md',
      'stories/Named by ines.md',
      'versions/private by ines/1.md',
    ]);
    const readme = files.get('README.txt') ?? '';
    for (const path of files.keys())
      if (path !== 'README.txt') expect(readme).toContain(path.replace(/(?<=\/).*/, ''));
    expect(readme).toContain('ines');
    expect(readme).toMatch(/password/i);
  });

  it('has the data about personal access tokens, but neither their text nor their hash', () => {
    const [token, ...others] = jsonIn(files, 'personal-access-tokens.json');
    expect(others).toEqual([]);
    expect(token).toEqual({
      id: expect.stringMatching(/^token_/),
      name: 'Backup of ines',
      scope: 'write',
      endsIn: expect.stringMatching(/^[0-9A-Za-z]{4}$/),
      createdAt: expect.any(String),
      lastUsedAt: null,
      expiresAt: expect.any(String),
      revokedAt: null,
    });
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
        '---',
        '',
        'Words of ines',
      ].join('\n'),
    );
  });

  it('has earlier versions with their texts', async () => {
    const [version] = await server.app.services.db.read<{ id: string; createdAt: Date }>(
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
    expect(files.get('journals/2026-11-23 Monday, November 23, 2026.md')).toContain(
      'date: 2026-11-23T19:00:00.123Z\nmood: "calm"\n',
    );
    expect(files.get('journals/2026-11-23 Monday, November 23, 2026.md')).toMatch(
      /\n\nDear diary, says ines$/,
    );
    expect(files.get('notes/Ideas - a lamp.md')).toContain(
      `title: "Ideas: a \\"lamp\\""\nid: "${made.note}"\ntags: ["Lamp", "a, b"]\njournal: "${made.journal}"\npinned: true\n`,
    );
  });

  it('has all other data of the member as JSON', () => {
    const { id, email } = ines.member;
    const at = '2026-11-23T19:00:00.123Z';
    expect(jsonIn(files, 'profile.json')).toMatchObject({
      id,
      username: 'ines',
      email,
      displayName: 'ines of the Lamp',
      bio: 'Bio of ines',
      roles: ['user'],
    });
    expect(jsonIn(files, 'sign-ins.json')).toEqual([
      expect.objectContaining({ userAgent: 'tests', endedAt: null, device: expect.any(String) }),
    ]);
    expect(jsonIn(files, 'follows.json')).toEqual({
      following: [{ username: 'teo', since: at }],
      followers: [{ username: 'teo', since: at }],
    });
    expect(jsonIn(files, 'favorites.json')).toEqual([
      { story: teo.stories.public.id, title: 'public by teo', author: 'teo', since: at },
    ]);
    expect(jsonIn(files, 'shares.json')).toEqual({
      sharedByYou: [{ story: made.named, title: 'Named by ines', with: ['teo'] }],
      sharedWithYou: [{ story: expect.any(String), title: 'Named by teo', author: 'teo' }],
    });
    expect(jsonIn(files, 'comments.json')).toContainEqual({
      id: made.onShared,
      story: teo.stories.shared.id,
      title: 'shared by teo',
      author: 'teo',
      content: 'ines on a shared story',
      createdAt: at,
      updatedAt: at,
    });
    expect(jsonIn(files, 'comments.json')).toHaveLength(3);
    expect(jsonIn(files, 'exercises.json')).toEqual([
      {
        id: ines.exerciseId,
        title: 'A lamp in three sentences',
        description: 'Describe a lamp.',
        objective: 'Seeing',
        prompt: 'It was lit.',
        timeLimitMinutes: 15,
        difficulty: 'beginner',
        category: 'flash-fiction',
        isTemplate: false,
        tags: ['lamp'],
        createdAt: '2026-11-02T19:00:00.456Z',
        updatedAt: '2026-11-02T19:00:00.456Z',
      },
    ]);
    expect(jsonIn(files, 'feedback.json')).toEqual({
      given: [
        {
          id: ines.feedbackId,
          title: 'A lamp on each page',
          description: 'It gets dark early.',
          category: 'feature',
          status: 'open',
          priority: 'high',
          createdAt: '2026-11-02T19:00:00.456Z',
          updatedAt: '2026-11-02T19:00:00.456Z',
        },
      ],
      votes: [{ feedback: teo.feedbackId, title: 'A lamp on each page', vote: 'upvote', votedAt: at }],
    });
    expect(jsonIn(files, 'writing-days.json')).toEqual([
      { day: '2025-11-22', words: 250 },
      { day: expect.any(String), words: expect.any(Number) },
    ]);
    expect(jsonIn(files, 'sessions.json')).toEqual({
      led: [
        expect.objectContaining({
          session: ines.session.id,
          title: 'Evening by the lamp',
          dateTime: ines.session.dateTime.toISOString(),
          isRecurring: true,
          status: 'scheduled',
          participantCount: 1,
        }),
      ],
      joined: [
        {
          session: teo.session.id,
          title: 'Evening by the lamp',
          dateTime: teo.session.dateTime.toISOString(),
          status: 'scheduled',
          joinedAt: expect.any(String),
        },
      ],
      written: [
        {
          session: teo.session.id,
          title: 'Evening by the lamp',
          dateTime: teo.session.dateTime.toISOString(),
          story: ines.stories.private.id,
          exercise: null,
          showsPiece: false,
          showsWords: true,
          words: [{ story: ines.stories.private.id, before: 3, after: 253 }],
          wordsByFiveMinutes: [
            { interval: 0, words: 260 },
            { interval: 4, words: -10 },
          ],
        },
      ],
    });
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
    await server.graphql(
      'mutation ($id: ID!) { favoriteStory(input: { id: $id }) { __typename } addComment(input: { storyId: $id, content: "Oh" }) { __typename } }',
      { id: story.id },
      reader.token,
    );
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    const theirs = await filesOf(reader);
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
    const theirs = await filesOf(member);
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
    const files = await filesOf(await buildMember(server));
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'sign-ins.json',
      'personal-access-tokens.json',
      'follows.json',
      'shares.json',
      'favorites.json',
      'comments.json',
      'exercises.json',
      'sessions.json',
      'feedback.json',
      'writing-days.json',
    ]);
    expect(jsonIn(files, 'favorites.json')).toEqual([]);
    expect(jsonIn(files, 'follows.json')).toEqual({ following: [], followers: [] });
    expect(jsonIn(files, 'sessions.json')).toEqual({ led: [], joined: [], written: [] });
    expect(jsonIn(files, 'feedback.json')).toEqual({ given: [], votes: [] });
  });

  it('has every one of very many rows, page after page, whatever their times', async () => {
    const [author, reader] = [await buildMember(server), await buildMember(server)];
    const { db } = server.app.services;
    const stories = [];
    for (let n = 0; n < 25; n += 1)
      stories.push(await buildStory(server, author, { title: 'Same', privacyLevel: PrivacyLevel.PUBLIC }));
    await db.transaction((tx) =>
      // The same time for all, as after an import.
      tx.execute(
        `INSERT INTO story_favorites (user_id, story_id, created_at)
         SELECT ?, id, '2026-11-23 19:00:00.000' FROM stories WHERE author_id = ?`,
        [reader.id, author.id],
      ),
    );
    await db.transaction((tx) =>
      tx.execute(
        `INSERT INTO comments (id, story_id, author_id, content, created_at, updated_at)
         SELECT CONCAT('comment_0', SUBSTRING(s.id, 8, 21), LPAD(t.n, 4, '0')), s.id, ?, 'again', s.created_at, s.created_at
         FROM stories s JOIN (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5
           UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10) t
         WHERE s.author_id = ?`,
        [reader.id, author.id],
      ),
    );
    const theirs = await filesOf(reader);
    expect(jsonIn(theirs, 'favorites.json').map(({ story }: { story: string }) => story)).toEqual(
      stories.map(({ id }) => id),
    );
    const comments = await db.read('SELECT id FROM comments WHERE author_id = ?', [reader.id]);
    expect(jsonIn(theirs, 'comments.json')).toHaveLength(comments.length);
    expect(comments.length).toBeGreaterThan(200);
    const authors = await filesOf(author);
    expect([...authors.keys()].filter((path) => path.startsWith('stories/Same'))).toHaveLength(25);
  });
});

describe('the link to it', () => {
  const ended = `${messages.dataExport.linkEnded}\n`;

  it('is an address of the app that is valid for five minutes', async () => {
    const { url, expiresAt } = await linkOf(ines.member);
    expect(url.startsWith(`${server.config.appUrl}/downloads/my-data?token=`)).toBe(true);
    expect(Math.abs(expiresAt.getTime() - Date.now() - 5 * 60_000)).toBeLessThan(5_000);
  });

  it('serves a file that must not be cached, shown or forwarded', async () => {
    const response = await fetch((await linkOf(ines.member)).at);
    await response.arrayBuffer();
    const day = new Date().toISOString().slice(0, 10);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="monday-writers-ines-${day}.zip"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers HEAD as GET, without the file', async () => {
    const response = await fetch((await linkOf(ines.member)).at, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  it('is refused after it has expired', async () => {
    const { at } = await linkOf(ines.member);
    const now = Date.now();
    const RealDate = Date;
    jest
      .spyOn(globalThis, 'Date')
      .mockImplementation(((...given: []) =>
        given.length > 0 ? new RealDate(...given) : new RealDate(now + 5 * 60_000 + 1_000)) as never);
    const response = await fetch(at);
    jest.restoreAllMocks();
    expect([response.status, await response.text()]).toEqual([401, ended]);
  });

  it('ends with the sign-in that requested it', async () => {
    const member = await buildMember(server);
    const { at } = await linkOf(member);
    await accountCalls(server).signOut(member.refreshToken);
    const response = await fetch(at);
    expect([response.status, await response.text()]).toEqual([401, 'This sign-in has ended\n']);
  });

  it.each([
    ['nothing', () => ''],
    ['nonsense', () => '?token=nonsense'],
    ['two of them', () => '?token=a&token=b'],
    ['an access token', () => `?token=${ines.member.token}`],
    [
      'one signed like an access token',
      async () => {
        const { sid } = JSON.parse(
          Buffer.from(ines.member.token.split('.')[1] ?? '', 'base64url').toString(),
        );
        const forged = await new SignJWT({ sid })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('monday-writers')
          .setAudience('data-export')
          .setSubject(ines.member.id)
          .setExpirationTime('5m')
          .sign(server.config.authSecret);
        return `?token=${forged}`;
      },
    ],
  ])('with %s for a token is refused in plain words', async (_what, query) => {
    const response = await fetch(`${server.url}/downloads/my-data${await query()}`);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe(ended);
  });

  it('cannot be used as an access token', async () => {
    const token = new URL((await linkOf(ines.member)).url).searchParams.get('token') ?? '';
    expect((await accountCalls(server).whoAmI(token)).status).toBe(401);
  });

  it('appears in no line of the log, whatever happens', async () => {
    const { at } = await linkOf(ines.member);
    const token = new URL(at).searchParams.get('token') ?? '-';
    await (await fetch(at)).arrayBuffer();
    await fetch(`${at}x`);
    jest.spyOn(Database.prototype, 'read').mockRejectedValue(new Error('the database is away'));
    const response = await fetch(at);
    jest.restoreAllMocks();
    expect([response.status, await response.text()]).toEqual([500, messages.internal]);
    expect(server.logLines.join('')).toContain('the database is away');
    expect(server.logLines.join('')).not.toContain(token.slice(-20));
  });

  it('works ten times an hour, and the limit is reported before it is used', async () => {
    const strict = await server.another({ rateLimits: 1 });
    try {
      const member = await buildMember(server);
      const { at } = await linkOf(member, strict);
      for (let n = 0; n < 10; n += 1) {
        expect((await fetch(at, { method: 'HEAD' })).status).toBe(200);
        const response = await fetch(at);
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      }
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(at, { method });
        expect(response.status).toBe(429);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      await expect(linkOf(member, strict)).rejects.toMatchObject({
        extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
      });
    } finally {
      await strict.close();
    }
  });
});

describe('a download in progress', () => {
  /** A member whose export is larger than the buffers between server and client. */
  async function buildMuch() {
    const member = await buildMember(server);
    const random = () => Math.random().toString(36).slice(2);
    for (let n = 0; n < 12; n += 1) {
      const content = Array.from({ length: 60_000 }, random).join(' ');
      await buildStory(server, member, { title: `Long ${n}`, content });
    }
    return member;
  }
  let member: TestMember;
  beforeAll(async () => {
    member = await buildMuch();
  });

  /** A response whose body has not been read. */
  const begin = async () => {
    const { at } = await linkOf(member);
    const request = get(at);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { request, response };
  };
  const countReads = () => {
    const reads = jest.spyOn(Database.prototype, 'read');
    return () => reads.mock.calls.filter(([sql]) => sql.includes('author_notes')).length;
  };

  it('stops when its reader disconnects', async () => {
    const textsRead = countReads();
    const { request, response } = await begin();
    await once(response, 'readable');
    request.destroy();
    await untilLogged('"whole":false');
    const before = textsRead();
    // Each text is larger than one read, so twelve texts would be at least twelve reads.
    expect(before).toBeLessThan(10);
  });

  it('that fails is aborted, so that it cannot be mistaken for the whole', async () => {
    const read = Database.prototype.read;
    let texts = 0;
    jest.spyOn(Database.prototype, 'read').mockImplementation(function (this: Database, sql, params) {
      if (sql.includes('author_notes') && ++texts > 3) throw new Error('the database went away');
      return read.call(this, sql, params) as never;
    });
    const { response } = await begin();
    const received: Buffer[] = [];
    const ending = (async () => {
      for await (const part of response) received.push(part);
    })();
    await expect(ending).rejects.toThrow('aborted');
    expect(response.complete).toBe(false);
    await expect(unzip(Buffer.concat(received))).rejects.toThrow();
    expect(server.logLines.join('')).toContain('the database went away');
  });

  it('ends with its sign-in', async () => {
    const { response } = await begin();
    await once(response, 'readable');
    await accountCalls(server).signOut(member.refreshToken);
    response.resume();
    await expect(once(response, 'end')).rejects.toThrow('aborted');
  });
});

async function untilLogged(part: string) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    if (server.logLines.some((line) => line.includes(part))) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`${part} was not logged`);
}
