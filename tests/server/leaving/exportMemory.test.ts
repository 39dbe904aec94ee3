import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Story } from '../../../server/features/story/story.entity';
import { newStory } from '../../../server/features/story/story.service';
import { newId } from '../../../server/ids';
import { buildMember } from '../../support/factories';
import { startTestServer, type TestServer } from '../../support/testServer';

jest.setTimeout(300_000);

const stories = 5_000;
const bytesEach = 14_000;
const mostGrowth = 50 * 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the heap holds that is not garbage. */
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const heapInUse = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test('a ZIP of 5,000 stories, 70 MB of text, grows the heap by less than 50 MB', async () => {
  const member = await buildMember(server);
  const { db } = server.app.services;
  // Two words make the full-text index quick; that they compress well keeps the answer small.
  const content = 'lamp light '.repeat(bytesEach / 11);
  for (let made = 0; made < stories; made += 100)
    await db.transaction(async (tx) => {
      tx.nothingPublic();
      const batch = Array.from({ length: 100 }, (_, n) =>
        Object.assign(newStory(member.id, { title: `Story ${made + n}`, content }), { id: newId('story') }),
      );
      await tx.insert(Story, batch);
    });
  const { data } = await server.graphql('{ viewer { dataExport { url } } }', {}, member.token);
  const link = `${server.url}${data.viewer.dataExport.url.slice(server.config.appUrl.length)}`;

  const before = heapInUse();
  let most = before;
  let files = 0;
  let nextLook = 0;
  const [response] = (await once(get(link), 'response')) as [IncomingMessage];
  for await (const part of response) {
    // Each file's header begins so.
    files += (part as Buffer).toString('latin1').split('PK\u0003\u0004').length - 1;
    if (files < nextLook) continue;
    nextLook += 250;
    most = Math.max(most, heapInUse());
  }
  const growth = (most - before) / 1024 / 1024;
  process.stdout.write(`  the heap grew by ${growth.toFixed(1)} MB over ${files} files\n`);
  expect(files).toBeGreaterThanOrEqual(stories);
  expect(most - before).toBeLessThan(mostGrowth);
});
