import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory, changeStory, memberOfFile } from '../support/factories';
import { readPdf } from '../support/readPdf';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';
import { unzip } from '../support/unzip';

const server = testServer();
const api = restClient(server);
const author = memberOfFile(server);
const named = memberOfFile(server);
const member = memberOfFile(server);

const take = async (path: string, token?: string, method = 'GET') => {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(`${server.url}/api${path}`, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    file: Buffer.from(await response.arrayBuffer()),
  };
};

describe('GET /stories/{id}/pdf, /epub and /markdown', () => {
  it('give whoever may read a story its file, and nobody else', async () => {
    const stories = {
      private: await buildStory(server, author, {}),
      shared: await buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED }),
      named: await buildStory(server, author, { sharedWith: [named] }),
      public: await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC }),
    };
    const readers = [undefined, member, named, author];
    const statuses = async (id: string) => {
      const answers = await Promise.all(
        readers.map((reader) => take(`/stories/${id}/markdown`, reader?.token)),
      );
      return answers.map(({ status }) => status);
    };
    expect(await statuses(stories.private.id)).toEqual([404, 404, 404, 200]);
    expect(await statuses(stories.shared.id)).toEqual([404, 200, 200, 200]);
    expect(await statuses(stories.named.id)).toEqual([404, 404, 200, 200]);
    expect(await statuses(stories.public.id)).toEqual([200, 200, 200, 200]);
    expect(await statuses('story_none')).toEqual([404, 404, 404, 404]);
  });

  it('answer with the file under the story’s title', async () => {
    const { id } = await buildStory(server, author, { title: 'A Heron', content: 'It stood.' });
    const pdf = await take(`/stories/${id}/pdf`, author.token);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="A Heron.pdf"');
    expect((await readPdf(pdf.file)).pages[1]?.text).toContain('It stood.');
    const epub = await take(`/stories/${id}/epub`, author.token);
    expect(epub.headers.get('content-type')).toBe('application/epub+zip');
    expect((await unzip(epub.file)).get('OEBPS/chapter-001.xhtml')).toContain('It stood.');
    const head = await take(`/stories/${id}/pdf`, author.token, 'HEAD');
    expect([head.status, head.headers.get('content-type'), head.file.length]).toEqual([
      200,
      'application/pdf',
      0,
    ]);
  });

  it('say when title, text or tags last changed, whoever may read them since', async () => {
    const story = await buildStory(server, author, { content: 'It stood.' });
    const modified = async () =>
      /dcterms:modified">([^<]+)/.exec(
        (await unzip((await take(`/stories/${story.id}/epub`, author.token)).file)).get(
          'OEBPS/content.opf',
        ) ?? '',
      )?.[1];
    await server.sql("UPDATE stories SET revised_at = '2026-02-01 19:00:00' WHERE id = ?", [story.id]);
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.SHARED });
    expect(await modified()).toBe('2026-02-01T19:00:00Z');
  });

  it('refuse a token that has ended, and other methods', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const refused = await take(`/stories/${id}/pdf`, 'ended');
    expect([refused.status, JSON.parse(refused.file.toString()).code]).toEqual([401, 'UNAUTHENTICATED']);
    const posted = await take(`/stories/${id}/pdf`, author.token, 'POST');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('GET /stories/export/zip', () => {
  it('gives a member their own stories', async () => {
    const writer = await buildMember(server);
    await buildStory(server, writer, { title: 'One' });
    await buildStory(server, writer, { title: 'Two' });
    const { status, headers, file } = await take('/stories/export/zip', writer.token);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="stories.zip"');
    expect([...(await unzip(file)).keys()]).toEqual(['One.md', 'Two.md']);
  });

  it('is for members', async () => {
    const { status, file } = await take('/stories/export/zip');
    expect([status, JSON.parse(file.toString()).code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('POST /stories/import', () => {
  it('makes stories and tells of each', async () => {
    const writer = await buildMember(server);
    const text = {
      title: 'Old',
      content: 'Words',
      privacy_level: 'shared',
      tags: ['River'],
      notes: null,
      created_at: '2012-03-04T05:06:07.008Z',
      updated_at: '2013-03-04T05:06:07.008Z',
      local_id: 'old-1',
    };
    const send = (dry_run: boolean) =>
      api.post<{ outcome: string }[]>(
        '/stories/import',
        { stories: [text, { title: '', content: 'x' }], dry_run },
        writer,
      );
    const outcomes = async (dry: boolean) => (await send(dry)).body.map(({ outcome }) => outcome);
    expect(await outcomes(true)).toEqual(['created', 'refused']);
    expect((await api.get('/stories/my', writer)).body).toEqual([]);
    const { status, body: results } = await send(false);
    expect(status).toBe(200);
    expect(results).toMatchObject([
      {
        outcome: 'created',
        problems: [],
        story: {
          title: 'Old',
          privacy_level: 'shared',
          tags: ['river'],
          created_at: text.created_at,
          updated_at: text.updated_at,
        },
      },
      { outcome: 'refused', problems: [{ field: 'title', message: 'Title is required' }], story: null },
    ]);
    expect(await outcomes(false)).toEqual(['already_there', 'refused']);
  });

  it('calls the fields of the texts as they were sent', async () => {
    const send = (text: object) =>
      api.post('/stories/import', { stories: [{ title: 'a', content: 'b' }, text], dry_run: true }, member);
    expect(await send({ title: 'a', content: 'b', local_id: '' })).toMatchObject({
      status: 200,
      body: [{ problems: [] }, { problems: [{ field: 'local_id' }] }],
    });
    const time = 'must be a time such as 2026-01-31T19:00:00.000Z';
    expect(await send({ title: 'a', content: 'b', created_at: 'yesterday' })).toMatchObject({
      status: 422,
      body: { fields: { stories: `Stories[1].created_at ${time}` } },
    });
  });
});
