import { PrivacyLevel } from '../../../server/contract/enums';
import { StoryCards } from '../../../server/features/stories/card/storyCards';
import { withhold } from '../../../server/features/stories/withholding/withholding';
import { Admission } from '../../../server/graphql/admission/admission';
import type { Story } from '../../../server/model/story.entity';
import { cardAddress } from '../../../server/render/card/cardText';
import { RenderThreads } from '../../../server/render/threads/renderThreads';
import { buildMember, buildStory, changeStory, memberOfFile } from '../../support/factories';
import { readPng } from '../../support/readPng';
import { storyCalls } from '../../support/storyCalls';
import { testServer } from '../../support/testServer';

jest.setTimeout(120_000);

const server = testServer();
const author = memberOfFile(server, { displayName: 'Ines of the Lamp' });

const calls = storyCalls(server);

const { PUBLIC, PRIVATE, SHARED } = PrivacyLevel;
const published = (title?: string) => buildStory(server, author, { title, privacyLevel: PUBLIC });

async function ask(
  story: Pick<Story, 'id'>,
  { on = server, method = 'GET', headers = {} as Record<string, string>, query = '' } = {},
) {
  const response = await fetch(`${on.url}/blog/${story.id}/card.png${query}`, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    file: Buffer.from(await response.arrayBuffer()),
  };
}

const render = jest.spyOn(RenderThreads.prototype, 'render');
const drawnDuring = async (work: () => Promise<unknown>) => {
  render.mockClear();
  await work();
  return render.mock.calls.length;
};
const read = <Row>(sql: string, params: string[] = []) => server.sql<Row>(sql, params);
const keptOf = async ({ id }: Pick<Story, 'id'>) =>
  (await read('SELECT 1 FROM story_cards WHERE story_id = ?', [id])).length;

describe('the card of a public story', () => {
  it('is a PNG of 1200 × 630 pixels at its address, which any site may show', async () => {
    const story = await published('The lamp');
    const { username } = author;
    const address = cardAddress(server.config.appUrl, {
      ...story,
      author: { username, displayName: 'Ines of the Lamp' },
    });
    expect(address).toMatch(
      new RegExp(`^${server.config.appUrl}/blog/${story.id}/card\\.png\\?v=[0-9a-f]{12}$`),
    );
    const { status, headers, file } = await ask(story, { query: new URL(address).search });
    expect(status).toBe(200);
    expect(readPng(file)).toMatchObject({ width: 1200, height: 630 });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(file.length),
      'cache-control': 'public, no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
  });

  it('answers HEAD like GET, without the picture', async () => {
    const story = await published();
    const [get, head] = [await ask(story), await ask(story, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.file.length).toBe(0);
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it('answers 304 to whoever has it, whether it is kept or not', async () => {
    const story = await published();
    const etag = (await ask(story)).headers.get('etag') ?? '';
    await server.app.services.db.writeRepeatable('DELETE FROM story_cards', []);
    const drawn = await drawnDuring(async () => {
      const { status, headers, file } = await ask(story, {
        headers: { 'if-none-match': `"other", ${etag}` },
      });
      expect([status, headers.get('etag'), file.length]).toEqual([304, etag, 0]);
    });
    expect(drawn).toBe(0);
    expect((await ask(story, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is drawn once for all who ask at once, and kept for all servers', async () => {
    const other = await server.another();
    const story = await published();
    const files: Buffer[] = [];
    const drawn = await drawnDuring(async () => {
      for (const { status, file } of await Promise.all(Array.from({ length: 12 }, () => ask(story)))) {
        expect(status).toBe(200);
        files.push(file);
      }
      files.push((await ask(story, { on: other })).file);
    });
    expect(drawn).toBe(1);
    expect(files.every((file) => file.equals(files[0] ?? Buffer.alloc(0)))).toBe(true);
    await other.close();
  });

  it('is another as soon as the title or the author’s name is another', async () => {
    const writer = await buildMember(server);
    const story = await buildStory(server, writer, { title: 'Before', privacyLevel: PUBLIC });
    const before = await ask(story);
    await changeStory(server, writer, story, { title: 'After' });
    const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
    const after = await ask(story, { headers });
    expect(after.status).toBe(200);
    expect(after.file.equals(before.file)).toBe(false);
    await server.mutate('updateProfile', { displayName: 'Another Name' }, writer.token);
    const renamed = await ask(story, { headers });
    expect(renamed.status).toBe(200);
    expect(new Set([before, after, renamed].map(({ file }) => file.toString('base64'))).size).toBe(3);
    expect(await keptOf(story)).toBe(1);
  });

  it('changes nothing that visitors read, so that kept answers stay', async () => {
    const story = await published();
    const epoch = async () => (await read<{ n: string }>('SELECT SUM(n) AS n FROM public_epoch'))[0]?.n;
    const before = await epoch();
    expect((await ask(story)).status).toBe(200);
    expect(await epoch()).toBe(before);
  });
});

describe('a story that visitors may not read', () => {
  const gone = async (story: Pick<Story, 'id'>, headers = {}) => {
    const answer = await ask(story, { headers });
    expect([answer.status, answer.headers.get('etag')]).toEqual([404, null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.file.toString()).toBe('Story not found\n');
  };

  it.each([PRIVATE, SHARED])('has no card: %s, even for its author', async (privacyLevel) => {
    const story = await buildStory(server, author, { privacyLevel });
    await gone(story);
    await gone(story, { authorization: `Bearer ${author.token}` });
    expect(await keptOf(story)).toBe(0);
  });

  it('has none either if it never was', async () => {
    for (const id of ['story_01h455vb4pex5vsknk084sn02q', author.id, 'x', '%00', 'story_é', "'"])
      await gone({ id });
  });

  it('has none from the request after it is withdrawn, on every server, with any headers', async () => {
    const other = await server.another();
    const story = await published();
    const { headers } = await ask(story);
    await changeStory(server, author, story, { privacyLevel: PRIVATE });
    for (const on of [server, other])
      for (const tag of [headers.get('etag') ?? '', '*']) {
        const { status, file } = await ask(story, { on, headers: { 'if-none-match': tag } });
        expect([status, file.toString()]).toEqual([404, 'Story not found\n']);
      }
    await other.close();
  });

  it.each<[string, (story: Story) => Promise<unknown>]>([
    ['withdrawn', (story) => changeStory(server, author, story, { privacyLevel: PRIVATE })],
    ['deleted', ({ id }) => calls.remove({ id }, author.token)],
  ])('has none if it is %s while its card is drawn', async (_how, takeBack) => {
    const story = await published();
    const cards = new StoryCards(server.app.services);
    render.mockImplementationOnce(async () => {
      await takeBack(story);
      return Buffer.from('a picture');
    });
    await expect(cards.cardOf(story.id, 'a client', () => false)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await keptOf(story)).toBe(0);
  });

  it('loses the kept card when it is withdrawn, hidden or deleted', async () => {
    const stories = await Promise.all([published(), published(), published(), published()]);
    const [, withdrawn, hidden, deleted] = stories;
    for (const story of stories) await ask(story);
    await changeStory(server, author, withdrawn, { privacyLevel: PRIVATE });
    await server.app.services.db.transaction((tx) =>
      withhold(tx, server.app.services, { condition: 'id = ?', params: [hidden.id] }, 'staff'),
    );
    await calls.remove({ id: deleted.id }, author.token);
    expect(await Promise.all(stories.map(keptOf))).toEqual([1, 0, 0, 0]);
  });
});

describe('many cards at once', () => {
  it('wait for their turn, and beyond that are refused until later', async () => {
    const stories = await Promise.all(Array.from({ length: 30 }, () => published()));
    const answers = await Promise.all(stories.map((story) => ask(story)));
    const refused = answers.filter(({ status }) => status !== 200);
    // One is drawn while 19 wait; the first may be done before the last asks.
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(10);
    for (const { status, headers } of refused)
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        expect.stringMatching(/^\d+$/),
        'no-store',
      ]);
    for (const story of stories) expect((await ask(story)).status).toBe(200);
  });

  it('are refused until later where one takes too long', async () => {
    const story = await published();
    const cards = new StoryCards(server.app.services, { timeLimitMs: 1 });
    await expect(cards.cardOf(story.id, 'a client', () => false)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    await cards.close();
  });

  it('are limited per address, but those that are kept are not', async () => {
    const limited = await server.another({ rateLimits: 0.01 });
    const stories = [await published(), await published(), await published(), await published()];
    const statuses: number[] = [];
    for (const story of stories) statuses.push((await ask(story, { on: limited })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (const story of stories.slice(0, 3)) expect((await ask(story, { on: limited })).status).toBe(200);
    await limited.close();
  });

  it('take points of their address whether the story is there or not', async () => {
    const spent = jest.spyOn(Admission.prototype, 'chargePoints');
    try {
      await fetch(`${server.url}/blog/story_00000000000000000000000000/card.png`);
      expect(spent).toHaveBeenCalledTimes(1);
    } finally {
      spent.mockRestore();
    }
  });

  it('are drawn for one client who waits for a card that another is refused', async () => {
    const story = await published();
    const { db, log } = server.app.services;
    let patient: Promise<unknown> | undefined;
    const take = jest.fn().mockResolvedValue(undefined);
    const cards = new StoryCards({ db, log, rateLimits: { take } });
    // The first is refused once the second waits for its card.
    take.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          const refuse = () => setImmediate(() => reject(new Error('refused')));
          patient = cards.cardOf(story.id, 'patient', () => {
            refuse();
            return false;
          });
        }),
    );
    const greedy = cards.cardOf(story.id, 'greedy', () => false);
    await expect(greedy).rejects.toThrow('refused');
    expect(await patient).toMatchObject({ picture: expect.any(Buffer) });
    expect(take.mock.calls.map(([, client]) => client)).toEqual(['greedy', 'patient']);
    await cards.close();
  });
});
