import type { Authorized } from '../../../server/authz/authorize';
import { PrivacyLevel } from '../../../server/contract/enums';
import { limits } from '../../../server/contract/limits';
import { createStoryVersion } from '../../../server/features/stories/version/version.service';
import type { Story } from '../../../server/model/story.entity';
import { buildJournal, buildMember, buildNote, buildStory, memberOfFile } from '../../support/factories';
import { type RestAnswer, restClient } from '../../support/restClient';
import { connectSocket } from '../../support/socketClient';
import { contextOf, testServer } from '../../support/testServer';

const limit = { name: 'answerBytes', value: 8 * 1024 * 1024 };
const times = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ');

/** A text of the maximum length. The quotation mark makes it use two bytes per character in memory. */
const longText = `“${'word '.repeat(399_990)}”`;

const server = testServer();
let long: Story;
const author = memberOfFile(server);
beforeAll(async () => {
  long = await buildStory(server, author, { content: longText, privacyLevel: PrivacyLevel.PUBLIC });
});

async function ask(query: string, token?: string) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, text: await response.text() };
}

const refusal = {
  errors: [{ message: expect.stringContaining('8 MB'), extensions: { code: 'BAD_USER_INPUT', limit } }],
};

describe('an answer', () => {
  it.each(['“', '\u0001', '😀', '字', '"', '\ud800'])(
    'may hold the longest text of %j once',
    async (letter) => {
      const content = letter.repeat(limits.story.contentMax / letter.length);
      // Invalid characters are stored as the replacement character.
      const kept = Buffer.from(content).toString();
      const story = await buildStory(server, author, { content, privacyLevel: PrivacyLevel.PUBLIC });
      const graphql = await ask(`{ story(id: "${story.id}") { title content author { name } } }`);
      expect(graphql.status).toBe(200);
      expect(JSON.parse(graphql.text).data.story.content === kept).toBe(true);
      const rest = await fetch(`${server.url}/api/public/stories/${story.id}`);
      expect(((await rest.json()) as { content: string }).content === kept).toBe(true);
    },
  );

  it('counts a text for each occurrence, though it is read once', async () => {
    const { result, statements } = await server.countStatements(() =>
      ask(`{ story(id: "${long.id}") { ${times(390, (n) => `c${n}: content`)} } }`),
    );
    expect(result.status).toBe(400);
    expect(JSON.parse(result.text)).toEqual(refusal);
    expect(statements.filter((sql) => /\bcontent\b/.test(sql))).toHaveLength(1);
  });

  it('counts objects that are selected repeatedly, each read once', async () => {
    const ids = JSON.stringify(Array.from({ length: 20 }, () => long.id));
    const { result, statements } = await server.countStatements(() =>
      ask(`{ nodes(ids: ${ids}) { ... on Story { content } } }`),
    );
    expect(result.status).toBe(400);
    expect(JSON.parse(result.text)).toEqual(refusal);
    // Its row, and its text.
    expect(statements.filter((sql) => /FROM stories/.test(sql))).toHaveLength(2);
    const four = ids.split(',').slice(0, 4).join(',').concat(']');
    expect((await ask(`{ nodes(ids: ${four}) { ... on Story { content } } }`)).status).toBe(200);
  });

  it('reads no more texts of different kinds than twice the limit', async () => {
    const letters = '字'.repeat(2_000_000);
    const version = await createStoryVersion(
      await contextOf(server, author.token),
      long as Authorized<Story, 'createStoryVersion'>,
      {
        storyId: long.id,
        title: 'Another',
        content: letters,
      },
    );
    const journal = await buildJournal(server, author, { content: letters });
    const note = await buildNote(server, author, { content: letters });
    const parts = [
      `version: node(id: "${version.id}") { ... on StoryVersion { content } }`,
      `journal: node(id: "${journal.id}") { ... on Journal { content } }`,
      `note: node(id: "${note.id}") { ... on Note { content } }`,
    ];
    for (const some of [parts.slice(1), parts.slice(0, 2)])
      expect((await ask(`{ ${some.join(' ')} }`, author.token)).status).toBe(200);
    expect(JSON.parse((await ask(`{ ${parts.join(' ')} }`, author.token)).text)).toMatchObject(refusal);
  });

  it('may be an error with the longest server copy', async () => {
    const { text } = await ask(
      `mutation { updateStory(input: { id: "${long.id}", content: "x", baseUpdatedAt: "2020-01-01T00:00:00Z" }) { story { id } } }`,
      author.token,
    );
    expect(JSON.parse(text).errors[0].extensions.story.content === longText).toBe(true);
  });

  it('may hold a published story and its draft, both of the longest texts, when it is saved and in a conflict', async () => {
    const published = '字'.repeat(limits.story.contentMax);
    const { id } = await buildStory(server, author, {
      content: published,
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const draft = published.replace(/.$/, '写');
    const both = 'story { content workingUpdatedAt draft { content } }';
    const save = (content: string, base?: string) =>
      server.graphql(
        `mutation ($input: UpdateStoryInput!) { updateStory(input: $input) { ${both} } }`,
        { input: { id, content, asDraft: true, baseUpdatedAt: base } },
        author.token,
      );
    const saved = (await save(draft)).data?.updateStory.story;
    expect([saved?.content === published, saved?.draft.content === draft]).toEqual([true, true]);
    const read = (await server.graphql(`{ story(id: "${id}") { ${both.slice(8, -2)} } }`, {}, author.token))
      .data?.story;
    expect([read?.content === published, read?.draft.content === draft]).toEqual([true, true]);
    const refused = (await save('Another.', '2020-01-01T00:00:00Z')).errors?.[0]?.extensions;
    expect(refused?.code).toBe('CONFLICT');
    expect(refused?.story.draft.content === draft).toBe(true);
  });

  it('is also limited on sockets', async () => {
    const socket = await connectSocket(server);
    socket.subscribe('long', `{ story(id: "${long.id}") { ${times(20, (n) => `c${n}: content`)} } }`);
    expect((await socket.until(({ id }) => id === 'long')).payload).toEqual(refusal);
    socket.subscribe('once', `{ story(id: "${long.id}") { content } }`);
    const { payload } = await socket.until(({ id, type }) => id === 'once' && type === 'next');
    expect(payload.data.story.content === longText).toBe(true);
    socket.raw.close();
  });

  it('is also limited if the query is compiled', async () => {
    const query = `query Again { story(id: "${long.id}") { a: content b: content c: content d: content e: content } }`;
    for (let n = 0; n < 25; n += 1) expect(JSON.parse((await ask(query)).text)).toEqual(refusal);
  });
});

describe('a list over REST', () => {
  it('with too long texts ends its page early, has a next page, and omits nothing', async () => {
    const api = restClient(server);
    const writer = await buildMember(server);
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1)
      ids.unshift((await buildStory(server, writer, { content: n === 4 ? 'Short.' : longText })).id);
    const pages: string[][] = [];
    let next: string | undefined = '/stories/my?limit=50';
    while (next) {
      const answer: RestAnswer<{ id: string; content: string }[]> = await api.get(next, {
        token: writer.token,
      });
      expect(answer.status).toBe(200);
      expect(answer.body.every(({ content }) => content === longText || content === 'Short.')).toBe(true);
      pages.push(answer.body.map(({ id }) => id));
      next = /<\/api([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(pages.flat()).toEqual(ids);
    expect(pages.map(({ length }) => length)).toEqual([5, 4]);
    const brief = await api.get<object[]>('/stories/my?limit=50&content=false', { token: writer.token });
    expect(brief.body).toHaveLength(9);
  });

  it('is never empty, even if one text alone is longer than the limit', async () => {
    const api = restClient(server);
    const writer = await buildMember(server);
    for (let n = 0; n < 2; n += 1) await buildNote(server, writer, { content: '\u0001'.repeat(2_000_000) });
    const first = await api.get<object[]>('/notes', { token: writer.token });
    expect(first.body).toHaveLength(1);
    expect(first.headers.get('link')).toMatch(/rel="next"/);
  });
});
