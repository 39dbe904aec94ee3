import {
  mayReadStory,
  storyNotPrivateSql,
  storyOpenToAllMembersSql,
  storyOpenToMemberSql,
  storyReadableBySql,
} from '../../../server/authz/storyAudience';
import { PrivacyLevel } from '../../../server/contract/enums';
import { storyRows } from '../../../server/model/story.entity';
import { buildMember, buildStory, type TestMember } from '../../support/factories';
import { randomFrom } from '../../support/fuzzing';
import { testServer } from '../../support/testServer';

const server = testServer();

it('who may read a story is the same as a rule and as SQL, for random stories and readers', async () => {
  const random = randomFrom(20_261_129);
  const below = (end: number) => Math.floor(random() * end);
  const members: TestMember[] = [];
  for (let n = 0; n < 5; n += 1) members.push(await buildMember(server));
  const oneOf = <T>(all: readonly T[]) => all[below(all.length)] as T;
  const { PRIVATE, PUBLIC, SHARED } = PrivacyLevel;
  for (let n = 0; n < 60; n += 1) {
    const story = await buildStory(server, oneOf(members), { privacyLevel: oneOf([PRIVATE, PUBLIC]) });
    const level = oneOf([PRIVATE, SHARED, SHARED, PUBLIC, 'withheld']);
    await server.sql('UPDATE stories SET privacy_level = ?, shared_with_all = ? WHERE id = ?', [
      level,
      below(2),
      story.id,
    ]);
    for (const { id } of members)
      if (below(4) === 0)
        await server.sql('INSERT IGNORE INTO story_shares (story_id, user_id) VALUES (?, ?)', [story.id, id]);
  }

  const { db } = server.app.services;
  const stories = await storyRows.read(db, '', []);
  const shares = await db.read<{ storyId: string; userId: string }>(
    'SELECT story_id AS storyId, user_id AS userId FROM story_shares',
  );
  const isNamed = (storyId: string, userId: string) =>
    shares.some((share) => share.storyId === storyId && share.userId === userId);
  const found = async (condition: string, params: string[]) => {
    const rows = await db.read<{ id: string }>(
      `SELECT s.id FROM stories s WHERE ${condition} ORDER BY s.id`,
      params,
    );
    return rows.map(({ id }) => id);
  };
  const byRule = (viewer: { id: string } | null) =>
    stories
      .filter((story) =>
        mayReadStory(viewer, { story, isNamed: viewer !== null && isNamed(story.id, viewer.id) }),
      )
      .map(({ id }) => id)
      .sort();

  let readable = 0;
  for (const { id } of members) {
    const bySql = await found(storyReadableBySql('?'), [id, id]);
    expect(bySql).toEqual(byRule({ id }));
    expect(await found(`(s.author_id = ? OR ${storyOpenToMemberSql('?')})`, [id, id])).toEqual(bySql);
    readable += bySql.length;
  }
  expect(readable).toBeGreaterThan(60);
  expect(readable).toBeLessThan(5 * 60 - 60);
  const stranger = await buildMember(server);
  expect(await found(storyOpenToAllMembersSql(), [])).toEqual(byRule(stranger));
  expect(await found(`${storyNotPrivateSql()} AND s.privacy_level <> 'withheld'`, [])).toEqual(
    expect.arrayContaining(byRule(null)),
  );
});
