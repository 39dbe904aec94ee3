import { dueSql, thinningSql, thinVersions } from '../../../../server/features/stories/version/thinning';
import { newId } from '../../../../server/lib/ids';
import { buildStory, memberOfFile } from '../../../support/factories';
import { testServer } from '../../../support/testServer';
import { versionCalls } from '../../../support/versionCalls';

const server = testServer();
const versions = versionCalls(server);
const author = memberOfFile(server);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A Wednesday. */
const now = new Date('2026-03-18T12:00:00Z');
const db = () => server.app.services.db;

let storyId: string;
let next = 1;
beforeEach(async () => {
  ({ id: storyId } = await buildStory(server, author, { content: 'Now' }));
  next = 1;
});

interface Made {
  kind?: 'saved' | 'autosaved' | 'named' | 'not_chosen';
  name?: string | null;
  of?: string;
}

/** Stores versions of these times in this order, numbered from 1. */
async function stored(times: readonly (Date | string)[], { kind = 'saved', name = null, of }: Made = {}) {
  const rows = times.map((time) => {
    const number = next++;
    return [newId('version'), of ?? storyId, number, 'Title', `Text ${number}`, kind, name, new Date(time)];
  });
  for (let from = 0; from < rows.length; from += 500)
    await db().dataSource.query(
      'INSERT INTO story_versions (id, story_id, version_number, title, content, kind, name, created_at) VALUES ?',
      [rows.slice(from, from + 500)],
    );
  await db().dataSource.query('UPDATE stories SET version_number = ? WHERE id = ?', [next, storyId]);
}

const leftRows = async () =>
  (
    await db().read<{ n: number; createdAt: Date }>(
      'SELECT version_number AS n, created_at AS createdAt FROM story_versions WHERE story_id = ? ORDER BY n',
      [storyId],
    )
  ).map(({ n, createdAt }) => ({ n, ageMs: now.getTime() - createdAt.getTime() }));
const left = async () => (await leftRows()).map(({ n }) => n);
const ago = (ms: number) => new Date(now.getTime() - ms);
/** Times from one age to another, this long apart. */
const every = (stepMs: number, { from, to }: { from: number; to: number }) =>
  Array.from({ length: Math.floor((from - to) / stepMs) }, (_, n) => ago(from - n * stepMs));

describe('old versions are thinned', () => {
  it('to all of the last day, one an hour for a week, one a day for a quarter, then one a week', async () => {
    await stored(every(2 * hourMs, { from: 200 * dayMs, to: 7 * dayMs }));
    await stored(every(10 * minuteMs, { from: 7 * dayMs, to: 0 }));
    await thinVersions(db(), now);
    const rows = await leftRows();
    const aged = (fromDays: number, toDays: number) =>
      rows.filter(({ ageMs }) => ageMs <= fromDays * dayMs && ageMs > toDays * dayMs).length;
    expect({
      day: aged(1, 0),
      week: aged(7, 1),
      quarter: aged(90, 7),
      before: aged(200, 90),
    }).toEqual({
      day: 6 * 24,
      // The oldest hour, day and week of each are cut by the age.
      week: 6 * 24,
      quarter: 83,
      before: 16,
    });
    expect(rows.at(-1)?.n).toBe(next - 1);
  });

  it.each([
    ['an hour', ['2026-03-16T10:00:00Z', '2026-03-16T10:59:59.999Z', '2026-03-16T11:00:00Z'], [2, 3]],
    ['a day', ['2026-03-09T00:00:00Z', '2026-03-09T23:59:59.999Z', '2026-03-10T00:00:00Z'], [2, 3]],
    ['a week', ['2025-11-03T00:00:00Z', '2025-11-09T23:59:59.999Z', '2025-11-10T00:00:00Z'], [2, 3]],
  ])('to the last of %s', async (_period, times, expected) => {
    await stored(times);
    await thinVersions(db(), now);
    expect(await left()).toEqual(expected);
  });

  it('not before they are a day old', async () => {
    await stored([ago(dayMs), ago(dayMs - 1)]);
    await thinVersions(db(), now);
    expect(await left()).toEqual([1, 2]);
    await thinVersions(db(), new Date(now.getTime() + 1));
    expect(await left()).toEqual([2]);
  });

  it('by and by, to the same as at once', async () => {
    await stored(every(7 * minuteMs, { from: 10 * dayMs, to: 0 }));
    for (let day = -9; day <= 0; day += 1) await thinVersions(db(), new Date(now.getTime() + day * dayMs));
    const byAndBy = await left();
    await db().dataSource.query('UPDATE story_versions SET thinned = 0 WHERE story_id = ?', [storyId]);
    await thinVersions(db(), now);
    expect(await left()).toEqual(byAndBy);
    expect(byAndBy.length).toBeLessThan(4 + 7 * 24 + 206);
  });

  it("by the slower of the server's and the database's clocks", async () => {
    const hourAgo = Math.floor(Date.now() / hourMs) * hourMs - hourMs;
    await stored([new Date(hourAgo), new Date(hourAgo + minuteMs)]);
    await thinVersions(db(), new Date(Date.now() + 3 * dayMs));
    expect(await left()).toEqual([1, 2]);
    await thinVersions(db(), new Date(0));
    expect(await left()).toEqual([1, 2]);
  });

  it('also if a server with a slow clock stored a later one', async () => {
    await stored(['2026-03-16T10:30:00Z', '2026-03-16T10:20:00Z', '2026-03-16T10:10:00Z']);
    await thinVersions(db(), now);
    expect(await left()).toEqual([3]);
  });

  it("but not another story's", async () => {
    const other = await buildStory(server, author);
    await stored(['2026-03-16T10:00:00Z']);
    await stored(['2026-03-16T10:01:00Z'], { of: other.id });
    await thinVersions(db(), now);
    expect(await left()).toEqual([1]);
  });
});

describe('what was kept on purpose stays', () => {
  const minutes = (...of: number[]) => of.map((minute) => `2026-03-16T10:0${minute}:00Z`);

  it('versions with a name or stored by a button, and texts that lost a conflict', async () => {
    await stored(minutes(0), { name: 'Before the fire' });
    await stored(minutes(1), { kind: 'named' });
    await stored(minutes(2), { kind: 'not_chosen' });
    await stored(minutes(3, 4));
    await thinVersions(db(), now);
    expect(await left()).toEqual([1, 2, 3, 5]);
  });

  it('and a text that lost a conflict replaces no other one', async () => {
    await stored(minutes(0, 1), { kind: 'autosaved' });
    await stored(minutes(2), { kind: 'not_chosen' });
    await thinVersions(db(), now);
    expect(await left()).toEqual([2, 3]);
  });

  it('until its name is removed', async () => {
    await stored(minutes(0), { name: 'Before the fire' });
    await stored(minutes(1));
    await thinVersions(db(), now);
    const [, named] = await versions.list(storyId, author);
    await versions.rename({ id: named?.id, name: null }, author.token);
    await thinVersions(db(), now);
    expect(await left()).toEqual([2]);
  });
});

it('several servers can do it at once', async () => {
  await stored(every(minuteMs, { from: 4 * dayMs, to: dayMs }));
  const others = [await server.another(), await server.another()];
  await Promise.all([server, ...others].map(({ app }) => thinVersions(app.services.db, now)));
  expect(await left()).toEqual(Array.from({ length: 72 }, (_, hour) => (hour + 1) * 60));
  for (const other of others) await other.close();
});

it('what is left is listed, counted and restored; numbers stay and go on', async () => {
  await stored(['2026-03-16T10:00:00Z', '2026-03-16T10:01:00Z', '2026-03-16T12:00:00Z']);
  await thinVersions(db(), now);
  const data = await server.ask(
    'query ($id: ID!) { story(id: $id) { versionNumber versions(first: 1) { totalCount } } }',
    author.token,
    { id: storyId },
  );
  expect(data.story).toEqual({ versionNumber: 4, versions: { totalCount: 2 } });
  const [, second] = await versions.list(storyId, author);
  const restored = await versions.restore({ id: second?.id }, author.token);
  expect(restored.data.restoreStoryVersion).toMatchObject({
    story: { content: 'Text 2', versionNumber: 5 },
    version: { versionNumber: 4, content: 'Now' },
  });
});

it('finds what is due, and the versions of its stories, by an index', async () => {
  await stored(every(minuteMs, { from: 6 * dayMs, to: 4 * dayMs }));
  await thinVersions(db(), now);
  await stored(every(2 * minuteMs, { from: 4 * dayMs, to: 0 }));
  await db().dataSource.query('ANALYZE TABLE story_versions');
  const plan = (sql: string, params: unknown[]): Promise<{ table: string; key: string; Extra: string }[]> =>
    db().dataSource.query(`EXPLAIN ${sql}`, params);
  const due = await plan(dueSql, [0, now]);
  expect(due).toContainEqual(
    expect.objectContaining({ table: 'story_versions', type: 'range', key: 'story_versions_thinning' }),
  );
  expect(due.find(({ table }) => table === 'story_versions')?.Extra).toBe('Using where; Using index');
  const thinning = await plan(thinningSql('HOUR', [storyId]), [storyId, 0, now]);
  expect(thinning).toContainEqual(
    expect.objectContaining({ table: 'story_versions', type: 'ref', key: 'story_versions_number' }),
  );
});
