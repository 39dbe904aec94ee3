import { buildMember, memberOfFile } from '../../../support/factories';
import { codeOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const viewer = memberOfFile(server, { username: 'nora_v', displayName: 'Nora Vale' });
beforeAll(async () => {
  await buildMember(server, { username: 'noah', displayName: 'Émile Zola' });
  await buildMember(server, { username: 'zed', displayName: 'Noémie' });
  await buildMember(server, { username: 'NOVA' });
  await buildMember(server, { username: 'ada_l', displayName: 'Ada 100% Lovelace' });
  const left = await buildMember(server, { username: 'nobody', displayName: 'Nobody' });
  await server.sql('UPDATE users SET deleted_at = NOW(3) WHERE id = ?', [left.id]);
});

const ask = (search: string, first = 8, token: string | undefined = viewer.token) =>
  server.graphql(
    'query ($search: String!, $first: Int!) { searchMembers(search: $search, first: $first) { username name } }',
    { search, first },
    token,
  );
const found = async (search: string, first?: number) =>
  (await ask(search, first)).data.searchMembers.map(({ username }: { username: string }) => username);

it.each([
  ['no', ['noah', 'zed', 'NOVA']],
  [' NO ', ['noah', 'zed', 'NOVA']],
  ['noe', ['zed']],
  ['emile', ['noah']],
  ['émile z', ['noah']],
  // The accent is a character of its own.
  ['e\u0301mile z', ['noah']],
  ['@no', ['noah', 'NOVA']],
  ['zola', []],
  ['nora', []],
  ['nobody', []],
  ['ada_', ['ada_l']],
  ['ada%', []],
  ['Ada 100%', ['ada_l']],
  ['a_a', []],
  ['%', []],
  ['日本', []],
])('%j finds %j: beginnings of names, never the viewer or who left', async (search, expected) => {
  expect(await found(search)).toEqual(expected);
});

it('returns at most the requested number, by displayed name', async () => {
  expect(await found('no', 2)).toEqual(['noah', 'zed']);
});

it.each([
  ['', 8, 'search'],
  ['  ', 8, 'search'],
  ['x'.repeat(101), 8, 'search'],
  ['no', 0, 'first'],
  ['no', 21, 'first'],
])('%j, %i of them, is refused', async (search, first, field) => {
  expect(fieldsOf(await ask(search, first))).toEqual({ [field]: expect.any(String) });
});

it('is for members, and returns no address', async () => {
  expect(codeOf(await ask('no', 8, ''))).toBe('UNAUTHENTICATED');
  const byAddress = await found('noah@example.com');
  expect(byAddress).toEqual([]);
  const { errors } = await server.graphql('{ searchMembers(search: "no") { email } }', {}, viewer.token);
  expect(errors?.[0]?.message).toMatch(/Cannot query field/);
});

it('reads the indexes of names, with at most three statements', async () => {
  const { statements } = await server.countStatements(() => ask('no', 20));
  expect(statements.length).toBeLessThanOrEqual(3);
  const search = statements.find((sql) => sql.includes('UNION')) ?? '';
  const plan = await server.sql(`EXPLAIN ${search}`, [...['no%', viewer.id, 'no%', viewer.id]]);
  for (const { table, type } of plan)
    if (!table.startsWith('<')) expect([table, type]).not.toEqual(['u', 'ALL']);
});

it('too often in a short time is RATE_LIMITED', async () => {
  const strict = await server.another({ rateLimits: 2 / 300 });
  const codes: unknown[] = [];
  for (let n = 0; n < 3; n += 1)
    codes.push(codeOf(await strict.graphql('{ searchMembers(search: "no") { id } }', {}, viewer.token)));
  expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
});
