import { messages } from '../../../server/contract/messages';
import { StoryRenderer } from '../../../server/features/stories/export/storyRenderer';
import { renderedStory } from './renderedStories';

jest.setTimeout(120_000);

const short = renderedStory('It stood.', { format: 'epub' });
const long = renderedStory('one *two* three four\n\n'.repeat(70_000), { format: 'pdf' });
const patient = () => new AbortController().signal;

const renderers: StoryRenderer[] = [];
const logged: unknown[] = [];
function rendererWith(limits?: ConstructorParameters<typeof StoryRenderer>[1]): StoryRenderer {
  const renderer = new StoryRenderer({ error: (...told: unknown[]) => void logged.push(told) }, limits);
  renderers.push(renderer);
  return renderer;
}
afterEach(async () => {
  for (const renderer of renderers.splice(0)) await renderer.close();
  expect(logged.splice(0)).toEqual([]);
});

const tooMany = { code: 'RATE_LIMITED', details: { retryAfter: expect.any(Number) } };
const tooMuch = { code: 'BAD_USER_INPUT', details: { fields: { content: messages.download.tooMuch } } };

test('many who ask at once wait, and those who would wait too long are told when to come again', async () => {
  const renderer = rendererWith({ maxWaiting: 5 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => renderer.render(short, `reader ${n}`, patient())),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? outcome.reason : []));
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(refused.length).toBeLessThanOrEqual(6);
  for (const reason of refused) expect(reason).toMatchObject(tooMany);
  await expect(renderer.render(short, 'reader 0', patient())).resolves.toBeInstanceOf(Uint8Array);
});

test('those who wait get theirs when the reader before them goes, and one who goes while waiting is passed over', async () => {
  const renderer = rendererWith();
  const [first, second] = [new AbortController(), new AbortController()];
  // One more than the maximum number of threads, so that the last ones wait.
  const before = [1, 2].map((n) => renderer.render(long, `reader ${n}`, first.signal));
  const passed = renderer.render(long, 'reader 3', second.signal);
  const waiting = [4, 5].map((n) => renderer.render(short, `reader ${n}`, patient()));
  second.abort();
  await expect(passed).rejects.toBeInstanceOf(Error);
  first.abort();
  for (const gone of before) await expect(gone).rejects.toBeInstanceOf(Error);
  for (const file of await Promise.all(waiting)) expect(file).toBeInstanceOf(Uint8Array);
});

test('a story that takes too much time is refused as such, and the next is made', async () => {
  const renderer = rendererWith({ timeLimitMs: 1 });
  await expect(renderer.render(long, 'reader', patient())).rejects.toMatchObject(tooMuch);
  const calm = rendererWith();
  await expect(calm.render(short, 'reader', patient())).resolves.toBeInstanceOf(Uint8Array);
});

test('a story that takes too much memory is refused as such, and the next is made', async () => {
  const renderer = rendererWith({ megabytes: 64 });
  await expect(renderer.render(long, 'reader', patient())).rejects.toMatchObject(tooMuch);
  await expect(renderer.render(short, 'reader', patient())).resolves.toBeInstanceOf(Uint8Array);
});

test('where threads cannot even start, the failure is told at once and logged, and the process goes on', async () => {
  const renderer = rendererWith({ megabytes: 2 });
  await expect(renderer.render(short, 'reader', patient())).rejects.toBeInstanceOf(Error);
  await expect(renderer.render(short, 'reader', patient())).rejects.toBeInstanceOf(Error);
  expect(logged.splice(0).length).toBeGreaterThan(0);
});
