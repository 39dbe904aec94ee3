import { buildMember, memberOfTest, type TestMember } from '../../../support/factories';
import { codeOf, testServer } from '../../../support/testServer';

let now = new Date();
const server = testServer({}, () => now);
const member = memberOfTest(server);
beforeEach(() => {
  now = new Date();
});

interface Change {
  name: string;
  value: unknown;
  changedAgoMs?: number;
}

const save = (changes: Change[], { token }: Pick<TestMember, 'token'> = member, to = server) =>
  to.mutate(
    'saveSettings',
    {
      settings: changes.map(({ name, value, changedAgoMs = 0 }) => ({
        name,
        value: JSON.stringify(value),
        changedAgoMs,
      })),
    },
    token,
    'settings { name value }',
  );

async function settings({ token }: Pick<TestMember, 'token'> = member) {
  const data = await server.ask('{ viewer { settings { name value } } }', token);
  return Object.fromEntries(
    data.viewer.settings.map(({ name, value }: { name: string; value: string }) => [name, JSON.parse(value)]),
  );
}

it('settings are saved, and belong to their member only', async () => {
  expect(await settings()).toEqual({});
  const { data } = await save([
    { name: 'editor.font_size', value: 'large' },
    { name: 'editor.show_word_count', value: false },
    { name: 'editor.auto_save_delay', value: 10 },
    { name: 'privacy.default_story_privacy', value: 'shared' },
  ]);
  const saved = {
    'editor.font_size': 'large',
    'editor.show_word_count': false,
    'editor.auto_save_delay': 10,
    'privacy.default_story_privacy': 'shared',
  };
  expect(data.saveSettings.settings).toHaveLength(4);
  expect(await settings()).toEqual(saved);
  expect(await settings(await buildMember(server))).toEqual({});
});

it('of the changes of two devices the last one wins, whichever arrives first', async () => {
  await save([{ name: 'editor.font_size', value: 'large', changedAgoMs: 60_000 }]);
  // Another device was offline, and changed two settings before and after that.
  const { data } = await save([
    { name: 'editor.font_size', value: 'small', changedAgoMs: 120_000 },
    { name: 'editor.font_family', value: 'mono', changedAgoMs: 120_000 },
  ]);
  expect(data.saveSettings.settings).toEqual([
    { name: 'editor.font_family', value: '"mono"' },
    { name: 'editor.font_size', value: '"large"' },
  ]);
  await save([{ name: 'editor.font_size', value: 'medium', changedAgoMs: 30_000 }]);
  expect(await settings()).toEqual({ 'editor.font_family': 'mono', 'editor.font_size': 'medium' });
});

it('saves of different settings at once, on two servers, are all kept', async () => {
  const other = await server.another();
  const names = Array.from({ length: 10 }, (_, n) => `editor.some_${'abcdefghij'[n]}`);
  await Promise.all(
    names.map((name, n) =>
      save([{ name, value: n }], member, n % 2 === 0 ? server : (other as typeof server)),
    ),
  );
  expect(Object.keys(await settings()).sort()).toEqual(names);
  await other.close();
});

it('an unlikely age is not older than 400 days, and none is in the future', async () => {
  await save([{ name: 'editor.font_size', value: 'large', changedAgoMs: 1e300 }]);
  expect(await settings()).toEqual({ 'editor.font_size': 'large' });
  const future = await save([{ name: 'editor.font_size', value: 'small', changedAgoMs: -1 }]);
  expect(codeOf(future)).toBe('BAD_USER_INPUT');
});

it.each([
  ['another name', 'privacy.show_activity_status', 'true'],
  ['a path', 'editor.__proto__', 'true'],
  ['a long name', `editor.${'a'.repeat(60)}`, 'true'],
  ['an object', 'editor.font_size', '{"size":"large"}'],
  ['null', 'editor.font_size', 'null'],
  ['a long text', 'editor.font_size', `"${'x'.repeat(200)}"`],
  ['a number that is no JSON', 'editor.font_size', '007'],
  ['two lines', 'editor.font_size', '"two\nlines"'],
  ['half a text', 'editor.font_size', '"half'],
])('%s is refused', async (_what, name, value) => {
  const answer = await server.mutate(
    'saveSettings',
    { settings: [{ name, value, changedAgoMs: 0 }] },
    member.token,
  );
  expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  expect(await settings()).toEqual({});
});

it('an account has at most 50, also if they are saved concurrently', async () => {
  const batch = (of: string) =>
    save(
      Array.from({ length: 26 }, (_, n) => ({
        name: `editor.${of}_${String.fromCharCode(97 + n)}`,
        value: n,
      })),
    );
  const answers = await Promise.all([batch('one'), batch('two'), batch('three')]);
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  expect(Object.keys(await settings())).toHaveLength(26);
});

it('a save that reaches the database after its account was deleted stores nothing', async () => {
  const leaver = await buildMember(server);
  const { db } = server.app.services;
  const transaction = db.transaction.bind(db);
  const late = jest.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
    await server.mutate('deleteAccount', { password: leaver.password }, leaver.token);
    return transaction(...work);
  });
  const refused = await save([{ name: 'editor.font_size', value: 'large' }], leaver);
  late.mockRestore();
  expect(codeOf(refused)).toBe('UNAUTHENTICATED');
  expect(await db.read('SELECT name FROM member_settings WHERE user_id = ?', [leaver.id])).toEqual([]);
});
