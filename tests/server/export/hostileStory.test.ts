import type Piscina from 'piscina';
import { PrivacyLevel } from '../../../server/contract/enums';
import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { buildMember, buildStory, type TestMember } from '../../support/factories';
import { testServer } from '../../support/testServer';

jest.setTimeout(300_000);

const server = testServer();

/**
 * A PDF of this text takes minutes on any machine: each word must be shaped, and the text has the maximum
 * length.
 */
const paragraph = `${'كان المطر يهطل '.repeat(20)}\n\n`;
const hostile = paragraph.repeat(Math.floor(limits.story.contentMax / paragraph.length));
const hostileLimitMs = 2_000;

/** Private fields of the app's renderer. */
interface Inside {
  work: { limits: { timeLimitMs: number } };
  pool: Piscina;
}
const threadsOf = ({ pool }: Inside) => pool.threads.map(({ threadId }) => threadId);

async function pdfUrl(storyId: string, reader: TestMember): Promise<string> {
  const { data } = await server.graphql(
    'query ($id: ID!) { story(id: $id) { downloads { pdfUrl } } }',
    { id: storyId },
    reader.token,
  );
  return `${server.url}${data.story.downloads.pdfUrl.slice(server.config.appUrl.length)}`;
}

it('a story that takes too long is stopped with its thread, and the next reader’s is made right after', async () => {
  const author = await buildMember(server);
  const readers = [await buildMember(server), await buildMember(server)];
  const content = { privacyLevel: PrivacyLevel.PUBLIC };
  const endless = await buildStory(server, author, { ...content, content: hostile });
  const short = await buildStory(server, author, { ...content, content: 'It stood.' });
  const renderer = server.app.services.storyRenderer as unknown as Inside;
  const usual = renderer.work.limits;
  const render = jest.spyOn(server.app.services.storyRenderer, 'render');

  // Start both threads before measuring: on a busy machine a start can take longer than the limit.
  const shorts = await Promise.all(readers.map((reader) => pdfUrl(short.id, reader)));
  for (const { status } of await Promise.all(shorts.map((url) => fetch(url)))) expect(status).toBe(200);
  render.mockClear();

  renderer.work.limits = { ...usual, timeLimitMs: hostileLimitMs };
  const before = threadsOf(renderer);
  const endlessUrls = await Promise.all(readers.map((reader) => pdfUrl(endless.id, reader)));
  const normalUrl = await pdfUrl(short.id, author);
  const started = performance.now();
  const ended = endlessUrls.map(async (url) => {
    const response = await fetch(url);
    return { status: response.status, text: await response.text(), ms: performance.now() - started };
  });
  while (render.mock.calls.length < readers.length) await new Promise((resolve) => setImmediate(resolve));
  renderer.work.limits = usual;
  const normal = fetch(normalUrl);

  for (const { status, text, ms } of await Promise.all(ended)) {
    expect({ status, text }).toEqual({ status: 422, text: `${messages.download.tooMuch}\n` });
    expect(ms).toBeGreaterThan(hostileLimitMs - 100);
    expect(ms).toBeLessThan(usual.timeLimitMs);
  }
  expect((await normal).status).toBe(200);
  for (const threadId of threadsOf(renderer)) expect(before).not.toContain(threadId);
  render.mockRestore();
});
