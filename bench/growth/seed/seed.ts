import type { Pool } from 'mysql2/promise';
import { randomFrom } from '../../random';
import { settings } from '../../settings';
import { seedFollows, seedSessions, seedUsers, seedWritingDays } from './members';
import { seedComments, seedReaders, seedStories, seedTags } from './stories';
import { seedExercises, seedJournals, seedNotes } from './texts';

/**
 * Seeds short texts. What the usual members have is the same at every size; the rest grows with the stories:
 * what the busy member has, the tags, the comments of one story.
 */
export async function seedGrowth(pool: Pool, stories: number, report: (line: string) => void) {
  const random = randomFrom(20_250_101);
  const share = Math.ceil(stories / 20);
  const people = await seedUsers(pool, random, settings.connections + 1 + Math.ceil(stories / 10));
  await seedFollows(pool, people, share);
  await seedWritingDays(pool, random, people);
  await seedSessions(pool, random, people, share);
  // Building the full-text index once is several times faster than maintaining it.
  await pool.query('ALTER TABLE stories DROP INDEX stories_text');
  const made = await seedStories(pool, random, people, stories, report);
  report('tags, favourites, comments');
  await seedTags(pool, random, made, Math.ceil(stories / 10));
  await seedReaders(pool, made, people);
  await seedComments(pool, random, made, people, share);
  report('journals, notes, exercises');
  await seedJournals(pool, random, people, share);
  await seedNotes(pool, random, people, share);
  await seedExercises(pool, random, people, 4 * share);
  report('the index of words');
  // On a table that had a full-text index before, MariaDB builds one that finds nothing, so the table is
  // copied first.
  await pool.query('ALTER TABLE stories ENGINE=InnoDB, ALGORITHM=COPY');
  await pool.query('ALTER TABLE stories ADD FULLTEXT INDEX stories_text (title, content)');
  await pool.query(
    `ANALYZE TABLE users, stories, tags, story_tags, story_favorites, story_shares, comments, journals, notes,
     exercises, writing_days, follows, sessions, session_participants`,
  );
}
