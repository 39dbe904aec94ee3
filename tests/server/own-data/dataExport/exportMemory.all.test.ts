import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildMember, buildStory, type TestMember } from '../../../support/factories';
import { testServer } from '../../../support/testServer';

jest.setTimeout(300_000);

const stories = 5_000;
/**
 * In total more than the heap may grow. It contains no words, because indexing them in the full-text index
 * would be slow.
 */
const content = '- '.repeat(5_500);
const maxGrowth = 50 * 1024 * 1024;

const server = testServer();
let member: TestMember;
beforeAll(async () => {
  member = await buildMember(server);
  const { id } = await buildStory(server, member, { content });
  const { dataSource } = server.app.services.db;
  const columns: { name: string }[] = await dataSource.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = 'stories' AND column_name NOT IN ('id', 'title')`,
  );
  const others = columns.map(({ name }) => name).join(', ');
  const digits = (of: string) =>
    `(${Array.from('0123456789', (digit) => `SELECT ${digit} AS n`).join(' UNION ALL ')}) ${of}`;
  await dataSource.query(
    `INSERT INTO stories (id, title, ${others})
     SELECT CONCAT('story_01', LPAD(number, 24, '0')), CONCAT('Story ', number), ${others}
     FROM stories, (SELECT a.n + 10 * b.n + 100 * c.n + 1000 * d.n AS number
                    FROM ${digits('a')}, ${digits('b')}, ${digits('c')}, ${digits('d')}) numbers
     WHERE id = ? AND number > 0 AND number < ?`,
    [id, stories],
  );
});

/** Bytes in use on the heap after a garbage collection. */
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const heapInUse = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test.each(['dataExport', 'storiesExport'])(
  'the ZIP of %s, of 5,000 stories and 55 MB of text, grows the heap by less than 50 MB',
  async (download) => {
    const data = await server.ask(`{ viewer { ${download} { url } } }`, member.token);
    const link = `${server.url}${data.viewer[download].url.slice(server.config.appUrl.length)}`;

    const before = heapInUse();
    let most = before;
    let files = 0;
    // A collection takes long where the process has run other tests. Texts that are kept would be most at the end.
    const looks = [stories / 2, stories - 100];
    const [response] = (await once(get(link), 'response')) as [IncomingMessage];
    for await (const part of response) {
      // The signature of each file header.
      files += (part as Buffer).toString('latin1').split('PK\u0003\u0004').length - 1;
      if (files < (looks[0] ?? Number.POSITIVE_INFINITY)) continue;
      looks.shift();
      most = Math.max(most, heapInUse());
    }
    const growth = (most - before) / 1024 / 1024;
    process.stdout.write(`  the heap grew by ${growth.toFixed(1)} MB over ${files} files\n`);
    expect(looks).toEqual([]);
    expect(files).toBeGreaterThanOrEqual(stories);
    expect(most - before).toBeLessThan(maxGrowth);
  },
);
