import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PrivacyLevel } from '../../../server/contract/enums';
import { askDocument, linksTo, wordsOf } from '../../support/documents';
import { buildMember, buildStory, changeStory, memberOfFile } from '../../support/factories';
import { dataOf, testServer } from '../../support/testServer';

const server = testServer({ appUrl: 'https://writers.example' });
const author = memberOfFile(server, { username: 'ada', displayName: 'Ada L.', bio: 'Writes on Mondays.' });

const publish = (title: string, content = 'It rained on the ferry.') =>
  buildStory(server, author, { title, content, privacyLevel: PrivacyLevel.PUBLIC });

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  askDocument(server, path, headers, method);

describe('a public document', () => {
  test.each([
    ['/', 'Monday Writers', 'An evening for writing, kept together.'],
    ['/about', 'About', 'We began as a few people around one table'],
    ['/blog', 'Blog', 'Stories that our members have published.'],
    ['/terms', 'Terms of Service', 'Terms of Service'],
    ['/privacy', 'Privacy Policy', 'Privacy Policy'],
  ])(
    '%s is readable without scripts, and previewed by the title %s, its address and the site’s icon',
    async (path, title, words) => {
      const { status, headers, text } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(wordsOf(text)).toContain(words);
      for (const head of [
        `<link rel="canonical" href="https://writers.example${path}"/>`,
        `<meta property="og:title" content="${title}"/>`,
        `<meta property="og:url" content="https://writers.example${path}"/>`,
        '<meta property="og:image" content="https://writers.example/icons/icon-512.png"/>',
      ])
        expect(text).toContain(head);
    },
  );

  test('shows a story with title, author, date, reading time, text, tags and the author’s biography', async () => {
    const story = await buildStory(server, author, {
      title: 'The Ferry',
      content: 'It *rained*.\n\nNobody minded.',
      tags: ['sea'],
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const { status, text } = await ask(`/blog/${story.id}`);
    expect(status).toBe(200);
    expect(text).toContain('<em>rained</em>');
    const words = wordsOf(text);
    for (const part of [
      'The Ferry',
      'Ada L.',
      '1 min read',
      'Nobody minded.',
      'Writes on Mondays.',
      'Write Your Story',
    ])
      expect(words).toContain(part);
    expect(linksTo(text, 'Ada L.')).toEqual(['/blog/by/ada', '/blog/by/ada']);
    expect(linksTo(text, 'sea')).toEqual(['/blog/tags/sea']);
    expect(text).toMatch(/<title>The Ferry · Monday Writers<\/title>/);
  });

  test('is described by the start of its text, which ends with a word and an ellipsis', async () => {
    const { id } = await publish('Long', `${'word '.repeat(39)}elephants ${'and more '.repeat(9)}`);
    const { text } = await ask(`/blog/${id}`);
    for (const tag of ['name="description"', 'property="og:description"'])
      expect(text).toContain(`<meta ${tag} content="${'word '.repeat(38)}word…"/>`);
    const short = await publish('Short', 'It rained.');
    expect((await ask(`/blog/${short.id}`)).text).toContain(
      '<meta name="description" content="It rained."/>',
    );
  });

  test('has footnotes whose links lead within it, and to it from feeds, by ids that no other story has', async () => {
    // The same text, so that what is kept of it must be kept for each story.
    const content = 'It rained.[^1] The ferry waited.^[Until noon.]\n\n[^1]: For days.';
    const stories = [await publish('First', content), await publish('Second', content)];
    const feed = (await ask('/feed.json')).text.replaceAll('\\"', '"');
    for (const { id } of stories) {
      const page = (await ask(`/blog/${id}`)).text;
      for (const name of ['note-1', 'reference-1-1', 'note-2', 'reference-2-1']) {
        for (const html of [page, feed]) expect(html.split(` id="${id}-${name}"`)).toHaveLength(2);
        expect(page).toContain(`href="#${id}-${name}"`);
        expect(feed).toContain(`href="https://writers.example/blog/${id}#${id}-${name}"`);
      }
      expect(page).not.toMatch(/<a [^>]*href="#[^>]*target/);
    }
  });

  test('that isn’t public is Story Not Available, with the way to the others', async () => {
    const story = await buildStory(server, author, { title: 'A secret' });
    for (const path of [`/blog/${story.id}`, '/blog/nothing', '/blog/story_01m7cp8afcegcs079qr4qxxhts']) {
      const { status, text } = await ask(path);
      expect(status).toBe(404);
      expect(wordsOf(text)).toContain('Story Not Available Story not found or no longer public.');
      expect(text).not.toContain('A secret');
      expect(linksTo(text, 'Browse Stories')).toEqual(['/blog']);
    }
  });

  test('at an unknown address says so, with the ways home and back', async () => {
    const { status, text } = await ask('/nothing/here');
    expect(status).toBe(404);
    expect(wordsOf(text)).toContain('Page not found');
    expect(linksTo(text, 'Go home')).toEqual(['/']);
    expect(text).toMatch(/<button[^>]*data-back[^>]*>Go back<\/button>/);
  });

  test('with a broken cursor is not found', async () => {
    expect((await ask('/blog?after=nonsense')).status).toBe(404);
  });

  test('runs only the scripts and styles of its policy', async () => {
    const story = await publish('Nothing else runs');
    const { headers, text } = await ask(`/blog/${story.id}`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const inline = (name: string) =>
      [...text.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, code = '']) => code);
    const [early, ...others] = inline('script');
    // For 'Dashboard', the layout, the reading settings and sharing.
    expect(others).toHaveLength(4);
    for (const code of [...inline('style'), ...inline('script')])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(early?.length).toBeGreaterThan(0);
    expect(inline('script').join('').length).toBeLessThanOrEqual(2048);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the blog', () => {
  test('finds stories by a form, and says if there are none', async () => {
    await publish('Lighthouse keepers');
    const { text } = await ask('/blog');
    expect(text).toMatch(/<form[^>]*action="\/blog"/);
    expect(text).toMatch(/<input[^>]*name="q"/);
    expect(wordsOf((await ask('/blog?q=lighthouse')).text)).toContain('Lighthouse keepers');
    for (const query of ['zzzz', '!', '%F0%9F%98%80']) {
      const { status, text } = await ask(`/blog?q=${query}`);
      expect(status).toBe(200);
      expect(wordsOf(text)).toContain('No stories found');
      expect(text).toMatch(/<input[^>]*name="q"/);
    }
  });
});

describe('kept documents', () => {
  test('come as brotli or gzip with tags of their own, and not again if the client has them', async () => {
    const plain = await ask('/about');
    const br = await ask('/about', { 'accept-encoding': 'gzip, br' });
    const gz = await ask('/about', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gunzipSync(gz.body).toString()).toBe(plain.text);
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
    expect((await ask('/about', { 'accept-encoding': 'br;q=0, gzip;q=0' })).text).toBe(plain.text);

    const again = await ask('/about', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.vary).toBe('Accept-Encoding');
    const head = await ask('/about', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(plain.body.length));
  });

  test('take one small statement while nothing changes', async () => {
    const story = await publish('Kept');
    await ask(`/blog/${story.id}`);
    const { statements } = await server.countStatements(() => ask(`/blog/${story.id}`));
    expect(statements).toHaveLength(1);
    expect(statements[0]).toContain('public_epoch');
  });

  test('are gone or changed with the next request on every server', async () => {
    const other = await server.another({});
    const show = async (path: string, words: string) =>
      (await Promise.all([server, other].map((one) => askDocument(one, path)))).map(
        ({ status, text }) => status === 200 && text.includes(words),
      );
    const expectShown = async (id: string, words: string, isShown: boolean) => {
      for (const path of [`/blog/${id}`, '/blog'])
        expect([path, ...(await show(path, words))]).toEqual([path, isShown, isShown]);
    };
    const leaver = await buildMember(server, { username: 'leaver' });
    const story = await publish('Before');
    const left = await buildStory(server, leaver, { title: 'Left', privacyLevel: PrivacyLevel.PUBLIC });
    await expectShown(story.id, 'Before', true);
    const changed = await changeStory(server, author, story, { title: 'After' });
    await expectShown(story.id, 'After', true);
    await changeStory(server, author, changed, { privacyLevel: PrivacyLevel.PRIVATE });
    await expectShown(story.id, 'After', false);
    await expectShown(left.id, 'leaver', true);
    await dataOf(server.mutate('deleteAccount', { password: leaver.password }, leaver.token));
    await expectShown(left.id, 'leaver', false);
  });
});

test('other methods than reading are refused, with those that are allowed', async () => {
  for (const path of ['/', '/blog', '/blog/story_1', '/feed.atom']) {
    const refused = await askDocument(server, path, {}, 'POST');
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const told = await askDocument(server, path, {}, 'OPTIONS');
    expect([told.status, told.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  }
});

test('a target may be a whole address, as proxies send it', async () => {
  for (const path of ['/about', '/blog?q=nothing', '/healthz']) {
    const [plain, whole] = [
      await askDocument(server, path),
      await askDocument(server, `${server.url}${path}`),
    ];
    expect([whole.status, whole.text]).toEqual([200, plain.text]);
  }
  expect((await askDocument(server, server.url)).text).toBe((await askDocument(server, '/')).text);
});

test('pages that need no data ask the database for nothing', async () => {
  for (const path of ['/', '/about', '/terms', '/privacy', '/robots.txt']) {
    const { statements, result } = await server.countStatements(() => ask(path));
    expect([path, result.status, statements.length]).toEqual([path, 200, 0]);
  }
});

test('what is missing is sent as small as a document', async () => {
  for (const path of ['/nothing', '/blog/nothing', '/blog/by/nobody', '/blog?after=nonsense']) {
    const plain = await ask(path);
    const br = await ask(path, { 'accept-encoding': 'br' });
    expect([plain.status, br.status]).toEqual([404, 404]);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
  }
});

test('hostile titles and texts are shown as text', async () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const story = await publish(
    hostile,
    `${hostile}\n\n[x](javascript:alert(1)) ![y](https://elsewhere.example/p.png)`,
  );
  for (const path of [`/blog/${story.id}`, '/blog', `/blog?q=${encodeURIComponent(hostile)}`]) {
    const { text } = await ask(path);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toMatch(/<img[^>]*onerror/);
    expect(text).not.toContain('href="javascript:');
  }
  // Loading a picture would tell its host who reads.
  const { text } = await ask(`/blog/${story.id}`);
  expect(text).not.toContain('<img');
  expect(linksTo(text, 'Show picture from elsewhere.example')).toEqual(['https://elsewhere.example/p.png']);
});

test('the operator replaces terms and privacy by files', async () => {
  const other = await server.another({ terms: 'Be **kind**.', privacy: 'We know *nothing*.' });
  expect((await askDocument(other, '/terms')).text).toContain('Be <strong>kind</strong>.');
  expect((await askDocument(other, '/privacy')).text).toContain('We know <em>nothing</em>.');
});
