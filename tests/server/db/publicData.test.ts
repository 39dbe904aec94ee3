import { PrivacyLevel } from '../../../server/contract/enums';
import { changesPublicData, visibility, writesOf } from '../../../server/db/publicData';
import { InstallationSetting } from '../../../server/model/installation.entity';
import { buildStory, changeStory, memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();
const author = memberOfFile(server);
const { PRIVATE, SHARED, PUBLIC } = PrivacyLevel;

describe('a statement changes what visitors see', () => {
  it.each([
    ['INSERT INTO comments (id) SELECT ? FROM stories s JOIN users u', true],
    ['DELETE FROM feedback_votes WHERE user_id = ?', true],
    ['UPDATE stories SET title = ?, session_id = ? WHERE id = ?', true],
    ["UPDATE stories SET title = ? WHERE id = ? AND privacy_level = 'public'", true],
    ["UPDATE stories SET privacy_level = ? WHERE id = ? AND privacy_level = 'private'", true],
    ['UPDATE stories SET version_number = (SELECT MAX(n) FROM v WHERE id = ?), title = ? WHERE id = ?', true],
    [
      "UPDATE stories s JOIN users u ON u.id = s.author_id SET s.withheld = 1 WHERE u.state = 'suspended'",
      true,
    ],
    ['INSERT INTO users (id) VALUES (?) ON DUPLICATE KEY UPDATE bio = ?', true],
    ['DELETE s FROM stories s JOIN users u ON u.id = s.author_id', true],
    ['REPLACE INTO tags (id) VALUES (?)', true],
    ['INSERT INTO a_table_to_come (id) VALUES (?)', true],
    ['WITH old AS (SELECT 1) DELETE FROM anything', true],
    ['INSERT INTO users (id) VALUES (?)', false],
    ['INSERT IGNORE INTO tags (id, name) VALUES (?, ?)', false],
    ['UPDATE stories SET session_id = ? WHERE id = ? AND NOT (session_id <=> ?)', false],
    ["UPDATE stories SET title = ? WHERE id = ? AND privacy_level = 'shared'", false],
    ["UPDATE stories SET privacy_level = IF(withheld = 0, 'shared', 'withheld') WHERE id = ?", true],
    ["UPDATE stories SET privacy_level = 'shared' WHERE id = ? AND privacy_level = 'public'", true],
    ["UPDATE stories SET privacy_level = 'shared' WHERE id = ? AND privacy_level = 'private'", false],
    ['UPDATE users SET email = ?, updated_at = NOW() WHERE id = ?', false],
    [
      'UPDATE invitations i JOIN users u ON u.id = i.inviter_id SET i.uses = i.uses + 1 WHERE i.id = ?',
      false,
    ],
    ['DELETE sh FROM story_shares sh JOIN stories s ON s.id = sh.story_id', false],
  ])('%s: %p', (sql, changes) => {
    expect(writesOf(sql).some(changesPublicData)).toBe(changes);
  });

  it('or not, which is decided for every table', () => {
    const tables = server.app.services.db.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    expect([...visibility.keys()].sort()).toEqual(tables.sort());
  });
});

describe('the public epoch', () => {
  const epoch = async () => {
    const [row] = await server.app.services.db.read<{ n: string }>('SELECT SUM(n) AS n FROM public_epoch');
    return Number(row?.n);
  };
  async function movesBy(write: () => Promise<unknown>) {
    const before = await epoch();
    await write();
    return (await epoch()) - before;
  }

  it('moves once with each transaction that changes what visitors see', async () => {
    const { db } = server.app.services;
    const add = (name: string) =>
      db.transaction((tx) => tx.insert(InstallationSetting, { name, value: '1' }));
    expect(await movesBy(() => add('a'))).toBe(1);
    expect(await movesBy(() => add('a').catch(() => undefined))).toBe(0);
    const addAgain = () =>
      db.writeRepeatable("INSERT IGNORE INTO installation_settings (name, value) VALUES (?, '1')", ['b']);
    expect(await movesBy(addAgain)).toBe(1);
    expect(await movesBy(addAgain)).toBe(0);
  });

  it.each([
    [PRIVATE, { title: 'B', content: 'Two.', tags: ['sea'] }, 0],
    [SHARED, { title: 'B', content: 'Two.' }, 0],
    [SHARED, { content: 'Two.', asDraft: true }, 0],
    [PUBLIC, { content: 'Two.', asDraft: true }, 0],
    [PUBLIC, { content: 'Two.' }, 1],
    [PUBLIC, { privacyLevel: PRIVATE }, 1],
    [PRIVATE, { privacyLevel: PUBLIC }, 1],
  ])('a %s story, changed by %j, moves it by %i', async (privacyLevel, change, moves) => {
    const story = await buildStory(server, author, {
      title: 'A',
      content: 'One.',
      tags: ['sea'],
      privacyLevel,
    });
    expect(await movesBy(() => changeStory(server, author, story, change))).toBe(moves);
  });
});
