import type { Pool } from 'mysql2/promise';
import { Role } from '../../server/contract/enums';
import { hashPassword } from '../../server/features/identity/account/passwords';
import { newIdAt } from '../../server/lib/ids';
import { oneOf, type Random, randomFrom, wholeBelow } from '../random';
import { settings } from '../settings';
import { bulkInsert } from './bulkInsert';
import { seedDashboards } from './dashboard';
import { textOf, titleOf, uncommonEndOf, usualLength } from './text';

const dayMs = 24 * 60 * 60 * 1000;
const firstDay = Date.UTC(2023, 0, 2);
const days = 1_000;
const tagCount = 300;
/** Local ids of the benchmark's own stories. */
export const ownLocalIds = { long: 'bench-long', draft: 'bench-draft' };
export const emailOf = (number: number) => `member${number}@example.com`;

export interface SeedSize {
  users: number;
  stories: number;
}

async function seedUsers(pool: Pool, random: Random, count: number): Promise<string[]> {
  const passwordHash = await hashPassword(settings.password);
  const ids: string[] = [];
  await bulkInsert(
    pool,
    'users',
    ['id', 'username', 'email', 'password_hash', 'roles', 'display_name', 'bio', 'created_at', 'updated_at'],
    (function* () {
      for (let number = 0; number < count; number += 1) {
        const at = new Date(firstDay + (number / count) * dayMs);
        const id = newIdAt('user', at);
        ids.push(id);
        yield [
          id,
          `member${number}`,
          emailOf(number),
          passwordHash,
          Role.USER,
          random() < 0.8 ? `Member ${number}` : null,
          random() < 0.5 ? textOf(random, 25).content : null,
          at,
          at,
        ];
      }
    })(),
  );
  return ids;
}

async function seedTags(pool: Pool): Promise<string[]> {
  const ids = Array.from({ length: tagCount }, () => newIdAt('tag', new Date(firstDay)));
  await bulkInsert(
    pool,
    'tags',
    ['id', 'name'],
    ids.map((id, number) => [id, `subject ${number}`]),
  );
  return ids;
}

interface StoryPlan {
  authorId: string;
  at: Date;
  privacyLevel: 'public' | 'shared' | 'private';
  words: number;
  localId: string | null;
}

/** Six in ten stories are public. The benchmark's own come first, so that they aren't the newest. */
function* planStories(random: Random, userIds: string[], count: number): Generator<StoryPlan> {
  const own = Math.min(settings.connections, userIds.length);
  for (let number = 0; number < count; number += 1) {
    const at = new Date(firstDay + dayMs + Math.floor((number / count) * days * dayMs));
    if (number < own)
      yield {
        authorId: userIds[number] as string,
        at,
        privacyLevel: 'private',
        words: 2_000,
        localId: ownLocalIds.draft,
      };
    else if (number === own)
      yield {
        authorId: userIds[0] as string,
        at,
        privacyLevel: 'public',
        words: 5_000,
        localId: ownLocalIds.long,
      };
    else {
      const chance = random();
      yield {
        authorId: oneOf(random, userIds),
        at,
        privacyLevel: chance < 0.6 ? 'public' : chance < 0.75 ? 'shared' : 'private',
        words: usualLength(random),
        localId: null,
      };
    }
  }
}

interface SeededStory {
  id: string;
  at: Date;
  isPublic: boolean;
  localId: string | null;
}

async function seedStories(
  pool: Pool,
  random: Random,
  userIds: string[],
  count: number,
  report: (line: string) => void,
): Promise<SeededStory[]> {
  const made: SeededStory[] = [];
  await bulkInsert(
    pool,
    'stories',
    [
      ...['id', 'author_id', 'title', 'content', 'excerpt_text', 'word_count', 'privacy_level', 'local_id'],
      ...['created_at', 'updated_at', 'revised_at', 'shared_at', 'published_at'],
    ],
    (function* () {
      for (const { authorId, at, privacyLevel, words, localId } of planStories(random, userIds, count)) {
        const id = newIdAt('story', at);
        made.push({ id, at, isPublic: privacyLevel === 'public', localId });
        if (made.length % 10_000 === 0) report(`${made.length} stories`);
        const { content, excerptText, wordCount } = textOf(random, words);
        const whole = content + uncommonEndOf(made.length);
        yield [
          ...[id, authorId, titleOf(random), whole, excerptText, wordCount, privacyLevel, localId],
          ...[at, at, at],
          privacyLevel === 'shared' ? at : null,
          privacyLevel === 'public' ? at : null,
        ];
      }
    })(),
  );
  return made;
}

async function seedLinks(
  pool: Pool,
  random: Random,
  stories: SeededStory[],
  userIds: string[],
  tagIds: string[],
) {
  await bulkInsert(
    pool,
    'story_tags',
    ['story_id', 'tag_id', 'position', 'published_at'],
    (function* () {
      for (const { id, at, isPublic, localId } of stories) {
        const tags = new Set<string>();
        for (let left = localId !== null ? 5 : wholeBelow(random, 6); left > 0; left -= 1)
          tags.add(oneOf(random, tagIds));
        let position = 0;
        for (const tagId of tags) yield [id, tagId, position++, isPublic ? at : null];
      }
    })(),
  );
  const readable = stories.filter(({ isPublic }) => isPublic);
  const newest = readable.slice(-200);
  await bulkInsert(
    pool,
    'story_favorites',
    ['user_id', 'story_id', 'created_at'],
    (function* () {
      for (const userId of userIds) {
        const favorites = new Set<string>();
        // Newer stories get more favourites.
        for (let left = 10; left > 0; left -= 1) favorites.add(oneOf(random, newest).id);
        for (let left = 10; left > 0; left -= 1) favorites.add(oneOf(random, readable).id);
        for (const storyId of favorites)
          yield [
            userId,
            storyId,
            new Date(firstDay + (days + 1) * dayMs + Math.floor(random() * 30 * dayMs)),
          ];
      }
    })(),
  );
}

/** Twenty on the benchmark's long story, up to four on other public ones. */
async function seedComments(pool: Pool, random: Random, stories: SeededStory[], userIds: string[]) {
  await bulkInsert(
    pool,
    'comments',
    ['id', 'story_id', 'author_id', 'content', 'created_at', 'updated_at'],
    (function* () {
      for (const { id, at, isPublic, localId } of stories) {
        if (!isPublic) continue;
        const count = localId === ownLocalIds.long ? 20 : wholeBelow(random, 5);
        for (let number = 1; number <= count; number += 1) {
          const said = new Date(at.getTime() + number * 60_000);
          const { content } = textOf(random, 10 + wholeBelow(random, 60));
          yield [newIdAt('comment', said), id, oneOf(random, userIds), content, said, said];
        }
      }
    })(),
  );
}

const feedbackCount = 500;
const votesOnEach = 40;

/** Not by members that the benchmark signs in, because it measures their votes. */
async function seedFeedback(pool: Pool, random: Random, userIds: string[]) {
  const givers = userIds.slice(settings.connections);
  if (givers.length === 0) return;
  const given = Array.from({ length: feedbackCount }, (_, number) => {
    const at = new Date(firstDay + (number / feedbackCount) * days * dayMs);
    return { id: newIdAt('feedback', at), authorId: givers[number % givers.length] as string, at };
  });
  await bulkInsert(
    pool,
    'feedback',
    ['id', 'author_id', 'title', 'description', 'category', 'created_at', 'updated_at'],
    given.map(({ id, authorId, at }) => [
      ...[id, authorId, titleOf(random), textOf(random, 60).content.slice(0, 2_000)],
      oneOf(random, ['feature', 'bug', 'improvement', 'other']),
      ...[at, at],
    ]),
  );
  await bulkInsert(
    pool,
    'feedback_votes',
    ['feedback_id', 'user_id', 'vote_type', 'created_at'],
    (function* () {
      for (const { id, authorId, at } of given) {
        const voters = new Set(Array.from({ length: votesOnEach }, () => oneOf(random, givers)));
        voters.delete(authorId);
        for (const userId of voters) yield [id, userId, random() < 0.8 ? 'upvote' : 'downvote', at];
      }
    })(),
  );
}

/** Seeds an empty, migrated database; deterministic except for the ids. */
export async function seed(pool: Pool, { users, stories }: SeedSize, report: (line: string) => void) {
  const random = randomFrom(20_240_101);
  report(`${users} users`);
  const userIds = await seedUsers(pool, random, users);
  const tagIds = await seedTags(pool);
  // Building the full-text index once is several times faster than maintaining it.
  await pool.query('ALTER TABLE stories DROP INDEX stories_text');
  const made = await seedStories(pool, random, userIds, stories, report);
  report('tags and favourites');
  await seedLinks(pool, random, made, userIds, tagIds);
  report('comments');
  await seedComments(pool, random, made, userIds);
  report('feedback');
  await seedFeedback(pool, random, userIds);
  report('dashboards');
  await seedDashboards(pool, random, userIds);
  report('the index of words');
  // On a table that had a full-text index before, MariaDB builds one that finds nothing, so the table is
  // copied first.
  await pool.query('ALTER TABLE stories ENGINE=InnoDB, ALGORITHM=COPY');
  await pool.query('ALTER TABLE stories ADD FULLTEXT INDEX stories_text (title, content)');
  await pool.query(
    `ANALYZE TABLE users, stories, tags, story_tags, story_favorites, comments, feedback, feedback_votes,
     writing_days, follows, sessions, session_participants`,
  );
}
