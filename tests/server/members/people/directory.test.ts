import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { buildMember, buildStory, memberOfFile } from '../../../support/factories';
import { rowsReadBy, statementsSentBy } from '../../../support/statements';
import { codeOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const viewer = memberOfFile(server, { username: 'mona', displayName: 'Ada Vale' });
const writer = memberOfFile(server, { username: 'Zed', displayName: 'Béa 100%' });

beforeAll(async () => {
  await buildMember(server, { username: 'anna', roles: [Role.INSTRUCTOR, Role.USER] });
  await buildMember(server, { username: 'bruno', roles: [Role.ADMIN] });
  await buildMember(server, { username: 'carl', roles: [Role.ADMIN, Role.INSTRUCTOR] });
  for (const [username, change] of [
    ['waits', "state = 'waiting'"],
    ['suspended', "state = 'suspended'"],
    ['gone', 'deleted_at = NOW(3)'],
  ]) {
    const { id } = await buildMember(server, { username });
    await server.sql(`UPDATE users SET ${change} WHERE id = ?`, [id]);
  }
  for (const title of ['One', 'Two', 'Three', 'Four'])
    await buildStory(server, writer, { title, privacyLevel: PrivacyLevel.PUBLIC });
  await buildStory(server, writer, { title: 'Shared', privacyLevel: PrivacyLevel.SHARED });
  await buildStory(server, writer, { title: 'Private' });
  await buildStory(server, viewer, { title: 'Hers', privacyLevel: PrivacyLevel.PUBLIC });
});

type Args = Partial<Record<'first' | 'last', number>> &
  Partial<Record<'after' | 'before' | 'search' | 'role', string>>;
const list = `query ($first: Int, $after: String, $last: Int, $before: String, $search: String, $role: Role) {
  members(first: $first, after: $after, last: $last, before: $before, search: $search, role: $role) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { username roles publicStories(first: 3) { totalCount edges { node { title } } } } }
  }
}`;
const ask = (args: Args = {}, token = viewer.token) => server.graphql(list, args, token);
interface Listed {
  username: string;
  roles: string[];
  publicStories: { totalCount: number; edges: { node: { title: string } }[] };
}
const found = async (args?: Args) => (await ask(args)).data.members;
const namesOf = (page: { edges: { node: Listed }[] }) => page.edges.map(({ node }) => node.username);
const names = async (args?: Args) => namesOf(await found(args));

it('lists active members by username, without the group and those who left, wait or are suspended', async () => {
  expect(await names()).toEqual(['anna', 'bruno', 'carl', 'mona', 'Zed']);
  expect((await found()).totalCount).toBe(5);
});

it.each<[Args, string[]]>([
  [{ search: ' A ' }, ['anna', 'mona']],
  [{ search: 'bea' }, ['Zed']],
  [{ search: 'be\u0301a' }, ['Zed']],
  [{ search: '@Z' }, ['Zed']],
  [{ search: '%' }, []],
  [{ search: '日本' }, []],
  [{ search: 'gone' }, []],
  [{ role: 'ADMIN' }, ['bruno', 'carl']],
  [{ role: 'INSTRUCTOR' }, ['anna', 'carl']],
  [{ role: 'USER' }, ['anna', 'mona', 'Zed']],
  [{ role: 'ADMIN', search: 'c' }, ['carl']],
  [{ role: 'ADMIN', search: 'a' }, []],
  [{ search: '  ' }, ['anna', 'bruno', 'carl', 'mona', 'Zed']],
])('%j finds %j', async (args, expected) => {
  const page = await found(args);
  expect(namesOf(page)).toEqual(expected);
  expect(page.totalCount).toBe(expected.length);
});

it.each<Args>([{}, { role: 'USER' }, { search: 'a' }])('pages %j forth and back', async (filter) => {
  const all = await names(filter);
  const forth: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const page = await found({ ...filter, first: 1, after });
    forth.push(...namesOf(page));
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
  }
  expect(forth).toEqual(all);
  const { edges } = await found(filter);
  expect(await names({ ...filter, last: 1, before: edges.at(-1)?.cursor })).toEqual(all.slice(-2, -1));
});

it('shows roles, the latest public stories and how many there are', async () => {
  const zed: Listed = (await found({ search: 'zed' })).edges[0].node;
  expect(zed.roles).toEqual(['USER']);
  expect(zed.publicStories.totalCount).toBe(4);
  expect(zed.publicStories.edges.map(({ node }) => node.title)).toEqual(['Four', 'Three', 'Two']);
});

it('is for members only, and so are roles', async () => {
  expect(codeOf(await ask({}, ''))).toBe('UNAUTHENTICATED');
  const author = await server.graphql('{ publicAuthor(username: "zed") { roles } }');
  expect(author.data.publicAuthor).toEqual({ roles: null });
});

it.each<[Args, string]>([
  [{ search: 'x'.repeat(101) }, 'search'],
  [{ after: Buffer.from(`日本:${'user_'}${'0'.repeat(26)}`).toString('base64url') }, 'after'],
  [{ last: 2, before: 'nothing' }, 'before'],
  [{ first: 101 }, 'first'],
])('%j is refused', async (args, field) => {
  const { errors } = await ask(args);
  expect(fieldsOf({ errors })).toEqual({ [field]: expect.any(String) });
});

it('reads all stories of a page with one statement, however many members it has', async () => {
  const few = await server.countStatements(() => ask({ first: 1 }));
  const many = await server.countStatements(() => ask({ first: 5 }));
  expect(many.statements.length).toBeLessThanOrEqual(few.statements.length + 1);
  expect(many.statements.filter((sql) => sql.includes('s.published_at')).length).toBeLessThanOrEqual(2);
});

describe('with 600 more members', () => {
  beforeAll(async () => {
    const rows = Array.from({ length: 600 }, (_, n) => {
      const number = String(n).padStart(4, '0');
      const role = n % 100 === 0 ? 'instructor,user' : 'user';
      return `('user_${number.padStart(26, '0')}', 'many${number}', 'many${number}@example.com', '${role}', NOW(3), NOW(3))`;
    });
    await server.sql(
      `INSERT INTO users (id, username, email, roles, created_at, updated_at) VALUES ${rows.join(', ')}`,
    );
    await server.sql('ANALYZE TABLE users');
  });

  it.each<[string, Args]>([
    ['everyone', {}],
    ['a role', { role: 'INSTRUCTOR' }],
    ['a role that most have', { role: 'USER' }],
  ])('a page of %s reads its own length from the index, wherever it begins', async (_name, filter) => {
    const { edges } = await found({ ...filter, first: 5 });
    const bare = `{ members(first: 3, after: ${JSON.stringify(edges.at(-1)?.cursor)}${
      filter.role ? `, role: ${filter.role}` : ''
    }) { edges { node { username } } } }`;
    const [page] = (await statementsSentBy(server, bare, viewer.token)).filter(({ sql }) =>
      sql.includes('ORDER BY u.username'),
    );
    expect((await rowsReadBy(server, page!)).read).toBeLessThan(60);
    const plan = await server.sql(`EXPLAIN ${page?.sql}`, page?.params as unknown[]);
    for (const { table, type, key } of plan)
      if (table === 'u' && key !== 'PRIMARY')
        expect([type, key]).toEqual(['range', expect.stringMatching(/users_(username|directory)/)]);
  });
});

it('searching too often in a short time is RATE_LIMITED, listing is not', async () => {
  // A search costs 1,000 points of the 3,000 that are left to a minute.
  const strict = await server.another({ rateLimits: 0.025 });
  const { token } = await buildMember(server);
  const short = 'query ($search: String) { members(first: 1, search: $search) { edges { cursor } } }';
  const codes: unknown[] = [];
  for (const search of ['a', 'b', 'c', ''])
    codes.push(codeOf(await strict.graphql(short, { search }, token)));
  expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED', undefined]);
});
