import { PrivacyLevel } from '../../../server/contract/enums';
import { newIdAt } from '../../../server/ids';
import { publicAuthors, publicTags, sitemapPart, sitemapParts } from '../../../server/pages/publicIndex';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildStory, changeStory } from '../../support/factories';
import { emptiedServer } from '../../support/testServer';

const server = emptiedServer();

const isPublic = { privacyLevel: PrivacyLevel.PUBLIC };

it('names public stories with their last change, first published first, and their authors and tags', async () => {
  const { db } = server.app.services;
  const [one, two] = [
    await buildMember(server, { username: 'one' }),
    await buildMember(server, { username: 'two' }),
  ];
  const first = await buildStory(server, two, { ...isPublic, tags: ['sea', 'night'] });
  const second = await buildStory(server, one, { ...isPublic, tags: ['sea'] });
  const changed = await changeStory(server, two, first, { content: 'Changed' });
  const silent = await buildMember(server, { username: 'silent' });
  await buildStory(server, silent, { tags: ['private'] });
  await buildStory(server, silent, { privacyLevel: PrivacyLevel.SHARED, tags: ['shared'] });
  const withdrawn = await buildStory(server, silent, { ...isPublic, tags: ['withdrawn'] });
  await changeStory(server, silent, withdrawn, { privacyLevel: PrivacyLevel.PRIVATE });
  const leaver = await buildMember(server, { username: 'leaver' });
  await buildStory(server, leaver, { ...isPublic, tags: ['left'] });
  await accountCalls(server).deleteAccount(leaver.password, leaver.token);
  const shy = await buildMember(server, { username: 'shy' });
  await buildStory(server, shy, { ...isPublic, listed: false, tags: ['quiet'] });

  expect(await sitemapParts(db)).toEqual([{ changedAt: changed.updatedAt.toISOString() }]);
  expect(await sitemapPart(db, 0)).toEqual([
    { id: first.id, changedAt: changed.updatedAt.toISOString() },
    { id: second.id, changedAt: second.updatedAt.toISOString() },
  ]);
  expect(await sitemapPart(db, 1)).toEqual([]);
  expect(await publicAuthors(db)).toEqual(['one', 'two']);
  expect(await publicTags(db)).toEqual(['night', 'sea']);
});

it('has no parts without public stories', async () => {
  const { db } = server.app.services;
  expect(await sitemapParts(db)).toEqual([]);
  expect(await sitemapPart(db, 0)).toEqual([]);
});

describe('of 10,005 stories', () => {
  const count = 10_005;
  const timeOf = (n: number) => new Date(Date.UTC(2026, 0, 5) + n * 1000);

  it('has two parts without a gap, each one statement that reads an index alone', async () => {
    const { db } = server.app.services;
    const author = await buildMember(server);
    const ids = Array.from({ length: count }, (_, n) => newIdAt('story', timeOf(n)));
    for (let from = 0; from < count; from += 5_000) {
      const rows = ids.slice(from, from + 5_000).map((id, n) => {
        const at = timeOf(from + n);
        return [id, author.id, 'Story', 'Words', '', 'public', 1, at, at, at, at];
      });
      await db.dataSource.query(
        `INSERT INTO stories (id, author_id, title, content, excerpt_text, privacy_level, word_count, created_at, updated_at, revised_at, published_at)
         VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(',')}`,
        rows.flat(),
      );
    }
    await db.dataSource.query('ANALYZE TABLE stories');
    const sent: string[] = [];
    const reader: Pick<typeof db, 'read'> = {
      read: (sql) => {
        sent.push(sql);
        return db.read(sql);
      },
    };
    expect(await sitemapParts(reader)).toEqual([
      { changedAt: timeOf(9_999).toISOString() },
      { changedAt: timeOf(count - 1).toISOString() },
    ]);
    const parts = [await sitemapPart(reader, 0), await sitemapPart(reader, 1)];
    expect(parts.map(({ length }) => length)).toEqual([10_000, 5]);
    expect(parts.flat().map(({ id }) => id)).toEqual(ids);
    expect(await sitemapPart(reader, 2)).toEqual([]);
    expect(sent).toHaveLength(4);
    for (const sql of sent) {
      const plan: { table: string; Extra: string }[] = await db.dataSource.query(`EXPLAIN ${sql}`);
      const extra = plan.find(({ table }) => table === 's')?.Extra;
      expect(extra).toMatch(/Using index(?! condition)/);
    }
  });
});
