import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { buildMember, buildStory, type TestMember } from '../../support/factories';
import { endConnectionsTo, startTestMariadb } from '../../support/testMariadb';
import { dataOf, startTestServer, type TestServer } from '../../support/testServer';

/** A separate database server, since its settings are changed. */
let database: Awaited<ReturnType<typeof startTestMariadb>>;
let admin: Awaited<ReturnType<typeof createConnection>>;
let lender: TestServer;
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  database = await startTestMariadb();
  admin = await createConnection(database.adminUrl);
  await admin.query('CREATE DATABASE own_settings CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  lender = await startTestServer();
  server = await lender.another({
    databaseUrl: Object.assign(new URL(database.adminUrl), { pathname: '/own_settings' }).href,
    rateLimits: 1,
  });
  member = await buildMember(server);
});
afterAll(async () => {
  await server.close();
  await lender.close();
  await admin.end();
  await database.stop();
});

const favourite = (id: string) =>
  server.mutate('favoriteStory', { id }, member.token, 'story { isFavorited }');

/** New settings hold for new connections. */
const endConnections = () => endConnectionsTo('own_settings', admin);

it('where the database takes no more prepared statements, requests are answered all the same', async () => {
  const { id } = await buildStory(server, member);
  const list = `{ viewer { stories(first: 10) { totalCount edges { node {
    id title wordCount createdAt updatedAt isFavorited author { username } tags { name } } } } } }`;
  const answers = async () => [await favourite(id), await server.graphql(list, {}, member.token)];
  const before = await answers();
  await endConnections();
  const after = await answers();
  expect(after.map(({ status, data, errors }) => ({ status, data, errors }))).toEqual(
    before.map(({ data }) => ({ status: 200, data, errors: undefined })),
  );
});

it('what is written is kept, as it is, whatever the database sets for its connections', async () => {
  await admin.query("SET GLOBAL autocommit = 0, sql_mode = 'NO_BACKSLASH_ESCAPES', time_zone = '+05:00'");
  await endConnections();
  const { id } = await buildStory(server, member);
  // As text in quotes, the end of it would be SQL.
  const title = "It\\' OR 1 --";
  await favourite(id);
  await dataOf(server.mutate('updateStory', { id, title }, member.token));
  // What isn't committed ends with its connection.
  await endConnections();
  const [rows] = await admin.query<RowDataPacket[]>(
    `SELECT s.title, ABS(TIMESTAMPDIFF(SECOND, s.edited_at, UTC_TIMESTAMP(3))) < 600 AS isNow,
       (SELECT COUNT(*) FROM own_settings.story_favorites f WHERE f.story_id = s.id) AS favourites
     FROM own_settings.stories s WHERE s.id = ?`,
    [id],
  );
  expect(rows).toEqual([{ title, isNow: 1, favourites: 1 }]);
});

it('while others have all connections that the database allows, requests wait for one of the server’s own', async () => {
  await endConnections();
  await server.graphql('{ viewer { user { id } } }', {}, member.token);
  const others: Connection[] = [];
  await admin.query('SET GLOBAL max_connections = 10');
  try {
    for (let isFull = false; !isFull; )
      await createConnection(database.adminUrl).then(
        (connection) => others.push(connection),
        ({ errno }) => {
          isFull = errno === 1040;
        },
      );
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => server.graphql('{ viewer { user { id } } }', {}, member.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(new Array(30).fill(200));
  } finally {
    await admin.query('SET GLOBAL max_connections = 500');
    for (const connection of others) connection.destroy();
  }
});
