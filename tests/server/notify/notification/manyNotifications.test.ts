import { memberOfFile } from '../../../support/factories';
import { rowsReadBy, statementsSentBy } from '../../../support/statements';
import { testServer } from '../../../support/testServer';

const server = testServer();
const member = memberOfFile(server);
const neighbour = memberOfFile(server);
/** `BENCH_ONLY=notifications npm run bench` has 100,000. */
const count = 20_000;

/** Most are the member's; a tenth of them is unread. */
beforeAll(async () => {
  const digits =
    '(SELECT 0 AS d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)';
  await server.sql(
    `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at)
     SELECT CONCAT('notification_', LPAD(n, 26, '0')), IF(n % 20 = 0, ?, ?), ELT(n % 3 + 1, 'mention', 'new_story', 'story_comment'),
       CONCAT('story_', LPAD(n, 26, '0')), IF(n % 10 = 1, 1, NULL), '2026-01-01' + INTERVAL n SECOND, '2026-01-01' + INTERVAL n SECOND
     FROM (SELECT a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d AS n
       FROM ${digits} a JOIN ${digits} b JOIN ${digits} c JOIN ${digits} e JOIN (SELECT 0 AS d UNION SELECT 1) f) numbers`,
    [neighbour.id, member.id],
  );
  await server.sql('ANALYZE TABLE notifications');
});

const list = (args: string) =>
  `{ viewer { notifications(${args}) { pageInfo { endCursor } edges { node { id } } } } }`;

/** How the database reads the rows of a list, and how many rows that takes. */
async function readingOf(args: string) {
  const sent = await statementsSentBy(server, list(args), member.token);
  const [statement, ...others] = sent.filter(({ sql }) => sql.includes('FROM notifications n'));
  expect(others).toEqual([]);
  const { sql, params } = statement!;
  const plan = await server.sql(`EXPLAIN ${sql}`, params);
  return { plan, read: (await rowsReadBy(server, statement!)).read };
}

it.each([
  ['all', '', 'notifications_user', 1],
  ['unread ones', 'unread: true, ', 'notifications_unread', 1],
  ['those of a kind', 'kinds: [MENTION], ', 'notifications_kind', 1],
  ['those of two kinds', 'kinds: [MENTION, NEW_STORY], ', 'notifications_kind', 2],
])(
  `of ${count} notifications, %s are read in order from an index, at any depth`,
  async (_name, which, index, ranges) => {
    const data = await server.ask(list(`${which}first: 100`), member.token);
    const { endCursor } = data.viewer.notifications.pageInfo;
    for (const args of [
      'first: 20',
      'last: 20',
      `first: 20, after: "${endCursor}"`,
      `last: 20, before: "${endCursor}"`,
    ]) {
      const { plan, read } = await readingOf(which + args);
      // Rows of several ranges are found by their ids in the end; `h` are those for staff, of which a member has none.
      const walked = plan.filter(
        ({ table, key }) =>
          table && table !== 'h' && !table.startsWith('<') && (ranges === 1 || key !== 'PRIMARY'),
      );
      expect([args, walked.map(({ key }) => key)]).toEqual([args, new Array(ranges).fill(index)]);
      for (const { type, Extra } of walked) {
        expect(type).toMatch(/^(ref|range)$/);
        expect(Extra).not.toMatch(/filesort|temporary/);
      }
      // A page and one row more of each range; reading the counters takes a few itself.
      expect(read).toBeLessThan(150 * ranges);
    }
  },
);

it(`of ${count} notifications, the unread ones are counted up to 1,000, and those so far are marked as read a thousand at a time`, async () => {
  const count = '{ viewer { notifications(first: 0) { unreadCount } } }';
  const unread = async () => (await server.ask(count, member.token)).viewer.notifications.unreadCount;
  expect(await unread()).toBe(1_000);
  const sent = await statementsSentBy(server, count, member.token);
  const counted = sent.find(({ sql }) => sql.includes('some_unread'))!;
  const plan = await server.sql(`EXPLAIN ${counted.sql}`, counted.params);
  for (const [name, key] of [
    ['n', 'notifications_unread'],
    ['h', 'notifications_kind'],
  ])
    expect(plan.find(({ table }) => table === name)).toMatchObject({
      key,
      Extra: expect.stringContaining('Using index'),
    });
  // Later notifications stay unread.
  await server.sql(
    `UPDATE notifications SET changed_at = '2036-01-01' WHERE user_id = ? AND unread = 1 ORDER BY changed_at LIMIT 1`,
    [member.id],
  );
  const markAll = 'mutation { markNotificationsRead(input: { all: true }) { unreadCount } }';
  const statements = await statementsSentBy(server, markAll, member.token);
  expect(statements.filter(({ sql }) => sql.includes('OFFSET 999'))).toHaveLength(2);
  expect(await unread()).toBe(1);
});
