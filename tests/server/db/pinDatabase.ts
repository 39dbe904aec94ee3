import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { PrivacyLevel } from '../../../server/contract/enums';
import { prepareContent } from '../../../server/demo/prepareContent';
import { InstallationSetting, RateLimit } from '../../../server/model/installation.entity';
import { buildComment, buildMember, buildStory, buildToken, changeStory } from '../../support/factories';
import { startTestMariadb } from '../../support/testMariadb';
import { startTestServer, type TestServer } from '../../support/testServer';
import { buildLife } from '../dataExport/buildLife';
import { meet } from '../dataExport/meet';

/**
 * Writes a database of this version as a dump, for a test that upgrades from it:
 *
 *     node -r @swc-node/register tests/server/db/pinDatabase.ts tests/server/db/<release>.sql
 *
 * Needs mariadb-dump. Prints how a member of it signs in: address, password and personal access token. Done once
 * per release, with its own code; refuses to replace a file. `twelveMigrations.sql` was written so; `firstRelease.sql`
 * by a variant of this script, because the first release did not have it.
 */
async function pinDatabase(file: string) {
  const database = await startTestMariadb();
  process.env.TEST_DATABASE_URL = database.adminUrl;
  const server = await startTestServer();
  try {
    await fill(server);
    writeFileSync(file, dump(server.config.databaseUrl), { flag: 'wx' });
  } finally {
    await server.close();
    await database.stop();
  }
}

/** The demo content, and rows for every table that it leaves empty. */
async function fill(server: TestServer) {
  const { db } = server.app.services;
  await prepareContent({ ...server.config, environment: 'development', host: 'localhost' }, db.dataSource);
  const [one, other] = [await buildLife(server, 'wilhelmina'), await buildLife(server, 'orlando')];
  await meet(server, one, other);
  await meet(server, other, one);

  const author = await buildMember(server, { username: 'ferrywoman', displayName: 'Zoë from the ferry' });
  const story = await buildStory(server, author, {
    title: 'The Øresund ferry 🚢',
    content: 'Not yet written.',
    privacyLevel: PrivacyLevel.PUBLIC,
    tags: ['naïve', '物語'],
  });
  await changeStory(server, author, story, {
    content: [
      '# “Ça va?”',
      `It's 100 % \\"quoted\\"; -- not a comment; 'or' \`code\`\tand a tab.  `,
      'Zoe\u0308 beside Zoë, 日本語の物語, שלום, 👩🏽‍🚀.',
      '',
    ].join('\n'),
  });
  await buildComment(server, one.member, story.id, 'The gulls! 🐦');
  const { token } = await buildToken(server, author, { name: 'Backup', expiresInDays: null });

  await db.transaction(async (tx) => {
    await tx.insert(InstallationSetting, { name: 'heartbeat', value: new Date().toISOString() });
    await tx.insert(RateLimit, { key: 'signIn:203.0.113.0/24', points: 3, expire: String(Date.now()) });
    await tx.execute("INSERT INTO house_facts (name, value) VALUES ('heartbeat', 'before')");
  });
  process.stdout.write(`${author.email}, ${author.password}, ${token}\n`);
}

/** The dump without the client's own settings, so that it reads the same on every supported server. */
function dump(url: string): string {
  const { hostname, port, username, password, pathname } = new URL(url);
  const to = [`--host=${hostname}`, `--port=${port}`, `--user=${username}`, `--password=${password}`];
  const lines = execFileSync(
    'mariadb-dump',
    [...to, '--compact', '--complete-insert', '--no-tablespaces', '--order-by-primary', pathname.slice(1)],
    { encoding: 'utf8', maxBuffer: 2 ** 24 },
  ).split('\n');
  return [
    '-- The database of a release, written by pinDatabase.ts. Never changed: an upgrade starts from it.',
    'SET foreign_key_checks = 0;',
    ...lines.filter((line) => !line.startsWith('/*')),
  ].join('\n');
}

pinDatabase(process.argv[2] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
