import type { Authorized } from '../../../../server/authz/authorize';
import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { joinSession, leaveSession } from '../../../../server/features/sessions/session/registration.service';
import type { Session } from '../../../../server/model/session.entity';
import { accountCalls } from '../../../support/accountCalls';
import { buildComment, buildMember, buildSession, buildStory, changeStory } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { createTestDatabase } from '../../../support/testDatabase';
import { contextOf, testServer } from '../../../support/testServer';
import { backUp, folderOfFile, orphansIn, query, restoreInto } from './backups';

const server = testServer();
const folder = folderOfFile();

const stories = 10_000;

/** Stories of about a hundred words each, some with text of other scripts. */
const seed = (authorId: string) =>
  server.app.services.db.dataSource.query(
    `INSERT INTO stories (id, author_id, title, content, excerpt_text, word_count, privacy_level, created_at, updated_at)
     SELECT CONCAT('story_', LPAD(seq, 26, '0')), ?, CONCAT('Story ', seq, ' 🌙'),
            REPEAT(CONCAT('It was a Monday, ‘and’ it rained on\\nroof ', seq, '. '), 10), 'It was', 100, 'private',
            UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
     FROM seq_1_to_${stories}`,
    [authorId],
  );

/** Repeats it until the returned function is called, which resolves to how often it was done. */
function keepDoing(work: () => Promise<unknown>): () => Promise<number> {
  let stopped = false;
  const done = (async () => {
    let times = 0;
    for (; !stopped; times += 1) await work();
    return times;
  })();
  return () => {
    stopped = true;
    return done;
  };
}

test('a backup of 10,000 stories, made while members write, is one moment of all tables', async () => {
  const [ines, teo, sol] = await Promise.all([
    buildMember(server, { roles: [Role.INSTRUCTOR] }),
    buildMember(server),
    buildMember(server),
  ]);
  await seed(ines.id);
  const session = (await buildSession(server, ines)) as Authorized<Session, 'joinSession'> &
    Authorized<Session, 'leaveSession'>;
  const story = await buildStory(server, teo, {
    title: 'Written all the time',
    content: 'Save 0',
    privacyLevel: PrivacyLevel.PUBLIC,
  });

  let saves = 0;
  const stops = [
    keepDoing(async () => {
      saves += 1;
      await changeStory(server, teo, story, { content: `Save ${saves}` });
    }),
    keepDoing(async () => {
      const made = await buildStory(server, sol, {
        tags: ['lamp', 'ferry'],
        privacyLevel: PrivacyLevel.SHARED,
      });
      await buildComment(server, ines, made.id);
    }),
    keepDoing(async () => {
      await joinSession(await contextOf(server, teo.token), teo.id, session);
      await leaveSession(await contextOf(server, teo.token), teo.id, session);
    }),
  ];
  const savedBefore = saves;
  const { file, rows } = await backUp(server.config.databaseUrl, folder.path);
  const savedMeanwhile = saves - savedBefore;
  for (const stop of stops) expect(await stop()).toBeGreaterThan(5);
  expect(savedMeanwhile).toBeGreaterThan(5);
  expect(rows).toBeGreaterThan(stories);

  const restored = await createTestDatabase();
  try {
    // It compares the checksum of each table with the backup's.
    const { tables } = await restoreInto(restored.url, file);
    expect(tables.stories?.rows).toBeGreaterThan(stories);
    await query(restored.url, 'DROP TABLE restore_under_way');

    expect(await orphansIn(restored.url)).toEqual({});
    const [counts] = await query<Record<string, string | number>>(
      restored.url,
      `SELECT SUM(participant_count) AS places, (SELECT COUNT(*) FROM session_participants) AS participants,
         (SELECT COUNT(*) FROM story_tags) AS tags,
         2 * (SELECT COUNT(*) FROM stories WHERE author_id = '${sol.id}') AS tagged
       FROM sessions`,
    );
    expect(Number(counts?.places)).toBe(counts?.participants);
    expect(counts?.tags).toBe(counts?.tagged);

    const another = await server.another({ databaseUrl: restored.url });
    try {
      const { data } = await accountCalls(another).signIn({ email: teo.email, password: teo.password });
      const token = data.signIn.tokens.accessToken;
      const calls = storyCalls(another);
      const saved = (await calls.read(story.id, token)).data.story.content.replace('Save ', '');
      // What was acknowledged before is in it, and nothing that was saved afterwards.
      expect(Number(saved)).toBeGreaterThanOrEqual(savedBefore - 1);
      expect(Number(saved)).toBeLessThan(savedBefore + savedMeanwhile);
      const { errors } = await calls.update({ id: story.id, content: 'Saved after the restore' }, token);
      expect(errors).toBeUndefined();
      expect((await calls.read(story.id)).data.story.content).toBe('Saved after the restore');
    } finally {
      await another.close();
    }
  } finally {
    await restored.drop();
  }
});
