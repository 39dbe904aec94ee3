import { PrivacyLevel } from '../../../server/contract/enums';
import { newId } from '../../../server/ids';
import { buildStory, memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();
const ada = memberOfFile(server, { username: 'ada' });
const ben = memberOfFile(server);

const fields =
  'storiesCount storiesSharedCount storiesWordCount journalsCount notesCount totalWordCount followersCount';
const ask = (token?: string) =>
  server.graphql(`{ user(username: "ada") { name stats { ${fields} } } }`, {}, token);

test('a member who has written nothing has zeros', async () => {
  expect((await ask(ada.token)).data.user.stats).toEqual({
    storiesCount: 0,
    storiesSharedCount: 0,
    storiesWordCount: 0,
    journalsCount: 0,
    notesCount: 0,
    totalWordCount: 0,
    followersCount: 0,
  });
});

test('figures count one member’s stories, journals, notes and followers, in one statement', async () => {
  for (const privacyLevel of Object.values(PrivacyLevel))
    await buildStory(server, ada, { content: 'One two three.', privacyLevel });
  await buildStory(server, ben, { content: 'Not hers at all.' });
  const { dataSource } = server.app.services.db;
  const now = new Date();
  for (const [author, words] of [
    [ada, 10],
    [ben, 1_000],
  ] as const) {
    await dataSource.query(
      `INSERT INTO journals (id, author_id, title, content, journal_date, word_count, created_at, updated_at)
       VALUES (?, ?, 'Today', 'Words', ?, ?, ?, ?)`,
      [newId('journal'), author.id, now, words, now, now],
    );
    await dataSource.query(
      `INSERT INTO notes (id, author_id, content, word_count, created_at, updated_at) VALUES (?, ?, 'Words', ?, ?, ?)`,
      [newId('note'), author.id, words * 2, now, now],
    );
  }
  await server.graphql(
    'mutation ($id: ID!) { followUser(input: { id: $id }) { user { id } } }',
    { id: ada.id },
    ben.token,
  );
  const { result, statements } = await server.countStatements(() => ask(ada.token));
  expect(result.data.user.stats).toEqual({
    storiesCount: 3,
    storiesSharedCount: 2,
    storiesWordCount: 9,
    journalsCount: 1,
    notesCount: 1,
    totalWordCount: 39,
    followersCount: 1,
  });
  expect(statements.filter((sql) => sql.includes('FROM stories'))).toHaveLength(1);
});

test('another member’s are FORBIDDEN, without affecting the rest of their profile', async () => {
  const { data, errors } = await ask(ben.token);
  expect(errors?.map(({ extensions, path }) => [extensions.code, path])).toEqual([
    ['FORBIDDEN', ['user', 'stats']],
  ]);
  expect(data.user).toEqual({ name: 'ada', stats: null });
});
