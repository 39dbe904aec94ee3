import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { PrivacyLevel } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { attachment } from '../../../../server/features/stories/export/answerDownload';
import { accountCalls } from '../../../support/accountCalls';
import { linkWithout } from '../../../support/changedLinks';
import { checkEpub } from '../../../support/checkEpub';
import { draftCalls } from '../../../support/draftCalls';
import {
  buildMember,
  buildStory,
  changeStory,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { startLasting } from '../../../support/lasting';
import { readPdf } from '../../../support/readPdf';
import { testServer } from '../../../support/testServer';
import { unzip } from '../../../support/unzip';

jest.setTimeout(120_000);

const server = testServer();
const author = memberOfFile(server);

type Downloads = Record<'pdfUrl' | 'epubUrl' | 'markdownUrl' | 'expiresAt', string>;

const here = (url: string, on = server) => `${on.url}${url.slice(on.config.appUrl.length)}`;

async function downloadsOf(id: string, token?: string, on = server): Promise<Downloads> {
  const { data, errors } = await on.graphql(
    'query ($id: ID!) { story(id: $id) { downloads { pdfUrl epubUrl markdownUrl expiresAt } } }',
    { id },
    token,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.story.downloads;
}
const take = async (url: string) => {
  const response = await fetch(here(url));
  return { response, file: Buffer.from(await response.arrayBuffer()) };
};

describe('a story as a file', () => {
  it('is a PDF, an EPUB and Markdown under its title', async () => {
    const title = 'Čaj: “The Heron”?';
    const story = await buildStory(server, author, { title, content: 'It stood *still*.', tags: ['birds'] });
    const expectLasting = startLasting();
    const { pdfUrl, epubUrl, markdownUrl, expiresAt } = await downloadsOf(story.id, author.token);
    expectLasting(new Date(expiresAt), 5 * 60_000);

    const pdf = await take(pdfUrl);
    expect(Object.fromEntries(pdf.response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Caj - _The Heron_.pdf"; filename*=UTF-8''%C4%8Caj%20-%20%E2%80%9CThe%20Heron%E2%80%9D.pdf`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-length': String(pdf.file.length),
    });
    const { pages, info } = await readPdf(pdf.file);
    expect(info.Title).toBe(title);
    expect(pages[1]?.text).toContain('It stood still.');

    const epub = await take(epubUrl);
    expect(epub.response.headers.get('content-type')).toBe('application/epub+zip');
    expect(await checkEpub(epub.file)).toEqual([]);

    const markdown = await take(markdownUrl);
    expect(markdown.response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.file.toString()).toMatch(
      /^---\ntitle: "Čaj: “The Heron”\?"\n[\s\S]*\n---\n\nIt stood \*still\*\.$/,
    );
  });

  it('contains the author’s notes for the author only', async () => {
    const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    await server.graphql(
      'mutation ($id: ID!) { updateStory(input: { id: $id, notes: "Secret plan" }) { __typename } }',
      { id: story.id },
      author.token,
    );
    const markdownFor = async (token?: string) =>
      (await take((await downloadsOf(story.id, token)).markdownUrl)).file.toString();
    expect(await markdownFor(author.token)).toContain('notes: "Secret plan"');
    expect(await markdownFor((await buildMember(server)).token)).not.toContain('Secret plan');
    expect(await markdownFor()).not.toContain('Secret plan');
  });

  it('is refused after the story was made private or deleted', async () => {
    const reader = await buildMember(server);
    const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const links = await Promise.all([downloadsOf(story.id, reader.token), downloadsOf(story.id)]);
    for (const { markdownUrl } of links) expect((await take(markdownUrl)).response.status).toBe(200);
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    for (const link of links)
      for (const url of [link.pdfUrl, link.epubUrl, link.markdownUrl]) {
        const { response, file } = await take(url);
        expect([response.status, file.toString()]).toEqual([404, `${messages.story.notFound}\n`]);
      }
  });

  it('is refused after the sign-in that requested it has ended', async () => {
    const member = await buildMember(server);
    const story = await buildStory(server, member, {});
    const { markdownUrl } = await downloadsOf(story.id, member.token);
    await accountCalls(server).signOut(member.refreshToken);
    expect((await take(markdownUrl)).response.status).toBe(401);
  });

  it('is refused if the sign-in ends while it is being made', async () => {
    const member = await buildMember(server);
    const story = await buildStory(server, member, {});
    const { epubUrl } = await downloadsOf(story.id, member.token);
    const { storyRenderer } = server.app.services;
    const make = storyRenderer.render.bind(storyRenderer);
    const render = jest.spyOn(storyRenderer, 'render').mockImplementation(async (...story) => {
      const file = await make(...story);
      await accountCalls(server).signOut(member.refreshToken);
      return file;
    });
    expect((await take(epubUrl)).response.status).toBe(401);
    render.mockRestore();
  });

  it('needs its own link', async () => {
    const story = await buildStory(server, author, {});
    const { pdfUrl, markdownUrl } = await downloadsOf(story.id, author.token);
    const token = pdfUrl.split('token=')[1];
    for (const path of ['/downloads/my-data', '/downloads/stories.zip'])
      expect((await fetch(`${server.url}${path}?token=${token}`)).status).toBe(401);
    for (const query of ['', '?token=nonsense', `?token=${author.token}`, '?token=a&token=b']) {
      const { response, file } = await take(`${markdownUrl.split('?')[0]}${query}`);
      expect([response.status, file.toString()]).toEqual([401, `${messages.download.linkEnded}\n`]);
    }
  });

  it('is refused if its token lacks a claim, such as its expiry', async () => {
    const story = await buildStory(server, author, {});
    const { markdownUrl } = await downloadsOf(story.id, author.token);
    const signed = { authSecret: server.config.authSecret, purpose: 'links to downloads' };
    expect((await take(await linkWithout(undefined, markdownUrl, signed))).response.status).toBe(200);
    for (const claim of ['exp', 'iat', 'sub', 'about', 'iss', 'aud']) {
      const { response, file } = await take(await linkWithout(claim, markdownUrl, signed));
      expect([claim, response.status, file.toString()]).toEqual([
        claim,
        401,
        `${messages.download.linkEnded}\n`,
      ]);
    }
  });

  it('is limited per member, and says when to retry', async () => {
    const strict = await server.another({ rateLimits: 1 / 60 });
    const story = await buildStory(server, author, {});
    const { markdownUrl } = await downloadsOf(story.id, author.token, strict);
    const statuses = [];
    for (let n = 0; n < 2; n += 1) statuses.push((await fetch(here(markdownUrl, strict))).status);
    expect(statuses).toEqual([200, 429]);
  });

  it('is refused as too much where it takes too long, and made where it doesn’t', async () => {
    const { id } = await buildStory(server, author, { content: 'one two three four '.repeat(5_000) });
    const { pdfUrl } = await downloadsOf(id, author.token);
    const { work } = server.app.services.storyRenderer as unknown as { work: { limits: object } };
    const usual = work.limits;
    work.limits = { ...usual, timeLimitMs: 1 };
    const { response, file } = await take(pdfUrl);
    work.limits = usual;
    expect([response.status, file.toString()]).toEqual([422, `${messages.download.tooMuch}\n`]);
    expect((await take(pdfUrl)).response.status).toBe(200);
  });

  it('is cancelled when its reader disconnects, and others get theirs', async () => {
    const long = await buildStory(server, author, { content: 'one two three four '.repeat(80_000) });
    const short = await buildStory(server, author, { content: 'short' });
    const render = jest.spyOn(server.app.services.storyRenderer, 'render');
    const request = get(here((await downloadsOf(long.id, author.token)).pdfUrl));
    request.on('error', () => undefined);
    while (render.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    request.destroy();
    await expect(render.mock.results[0]?.value).rejects.toMatchObject({ name: 'AbortError' });
    render.mockRestore();
    expect((await take((await downloadsOf(short.id, author.token)).pdfUrl)).response.status).toBe(200);
  });
});

it.each([
  ['Plain.pdf', 'attachment; filename="Plain.pdf"'],
  ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  [`a'(b)*.md`, `attachment; filename="a'(b)*.md"`],
  ['日本.md', `attachment; filename="__.md"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.md`],
  ['a"\\\r\nX: y.md', `attachment; filename="a____X: y.md"; filename*=UTF-8''a%22%5C%0D%0AX%3A%20y.md`],
])('the header for %j can be read by every program', (name, header) => {
  expect(attachment(name)).toBe(header);
});

describe('all stories as a ZIP', () => {
  const linkOf = async (member: TestMember, on = server) => {
    const data = await on.ask('{ viewer { storiesExport { url expiresAt } } }', member.token);
    return here(data.viewer.storiesExport.url, on);
  };

  it('has the member’s own stories, and nobody else’s', async () => {
    const member = await buildMember(server);
    await buildStory(server, author, { title: 'Not theirs', privacyLevel: PrivacyLevel.PUBLIC });
    for (const title of ['Same', 'same', '../../etc/passwd']) await buildStory(server, member, { title });
    const response = await fetch(await linkOf(member));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="stories.zip"');
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual(['Same.md', 'same (2).md', 'etc-passwd.md']);
  });

  it('has the changes that are not published, beside the published text', async () => {
    const member = await buildMember(server);
    const published = { title: 'Read', content: 'As they read it.', privacyLevel: PrivacyLevel.PUBLIC };
    const { id } = await buildStory(server, member, published);
    const drafts = draftCalls(server);
    await drafts.update({ id, content: 'Not yet for them.', asDraft: true }, member.token);
    const files = await unzip(Buffer.from(await (await fetch(await linkOf(member))).arrayBuffer()));
    expect([...files.keys()]).toEqual(['Read.md', 'unpublished-changes/Read.md']);
    expect(files.get('Read.md')).toContain('As they read it.');
    expect(files.get('unpublished-changes/Read.md')).toContain('Not yet for them.');
  });

  it('has texts that are older than 1970, with their own date in the front matter', async () => {
    const member = await buildMember(server);
    const stories = [{ title: 'Old', content: 'It is old.', createdAt: '1951-01-01T00:00:00.000Z' }];
    const query = 'mutation ($input: ImportStoriesInput!) { importStories(input: $input) { __typename } }';
    await server.graphql(query, { input: { stories } }, member.token);
    const files = await unzip(Buffer.from(await (await fetch(await linkOf(member))).arrayBuffer()));
    expect(files.get('Old.md')).toMatch(/^updated: .?1951-01-01T00:00:00/m);
  });

  it('ends with its sign-in, also during the download', async () => {
    const member = await buildMember(server);
    const random = () => Math.random().toString(36).slice(2);
    for (let n = 0; n < 8; n += 1)
      await buildStory(server, member, { content: Array.from({ length: 60_000 }, random).join(' ') });
    const link = await linkOf(member);
    const [response] = (await once(get(link), 'response')) as [IncomingMessage];
    await once(response, 'readable');
    await accountCalls(server).signOut(member.refreshToken);
    response.resume();
    await expect(once(response, 'end')).rejects.toThrow('aborted');
    expect((await fetch(link)).status).toBe(401);
  });
});
