import {
  ExerciseCategory,
  ExerciseDifficulty,
  PrivacyLevel,
  SessionStatus,
} from '../../../server/contract/enums';
import { newSession } from '../../../server/features/sessions/session/session.service';
import { newStory } from '../../../server/features/stories/story/story.service';
import { newExercise } from '../../../server/features/writing/exercise/exercise.service';
import { newJournal } from '../../../server/features/writing/journal/journal.service';
import { newNote } from '../../../server/features/writing/note/note.service';
import { Exercise } from '../../../server/model/exercise.entity';
import { Journal } from '../../../server/model/journal.entity';
import { Note } from '../../../server/model/note.entity';
import { Session } from '../../../server/model/session.entity';
import { Story } from '../../../server/model/story.entity';
import { buildMember } from '../../support/factories';
import type { TestServer } from '../../support/testServer';

const rows = <Row>(length: number, build: (n: number) => Row) => Array.from({ length }, (_, n) => build(n));
const timeOf = (n: number) => new Date(Date.UTC(2026, 0, 5) + n * 60_000);
type AuthorOf = (n: number) => string;

function buildStories(authorOf: AuthorOf) {
  const levels = Object.values(PrivacyLevel);
  return rows(3_000, (n) =>
    newStory(authorOf(n), { title: `Story ${n}`, content: 'Words', privacyLevel: levels[n % 3] }, timeOf(n)),
  );
}

/** Of all stories: tags, drafts of changes and favourites. */
async function addToStories({ app }: TestServer) {
  const { dataSource } = app.services.db;
  await dataSource.query("INSERT INTO tags (id, name) VALUES ('tag_half', 'half'), ('tag_rare', 'rare')");
  await dataSource.query(
    `INSERT INTO story_tags (story_id, tag_id, position, published_at)
     SELECT s.id, t.id, 0, s.published_at FROM stories s JOIN tags t
     WHERE CAST(SUBSTRING(s.title, 7) AS UNSIGNED) % IF(t.name = 'half', 2, 1000) = 0`,
  );
  await dataSource.query(
    `INSERT INTO story_drafts (id, title, content, tags, word_count, is_autosaved, created_at, updated_at)
     SELECT id, title, content, '[]', word_count, 0, created_at, updated_at FROM stories
     WHERE privacy_level <> 'private'`,
  );
  await dataSource.query(
    `INSERT INTO story_favorites (user_id, story_id, created_at)
     SELECT u.id, s.id, s.created_at FROM users u JOIN stories s WHERE s.published_at IS NOT NULL`,
  );
}

function buildSessions(authorOf: AuthorOf) {
  const statuses = Object.values(SessionStatus);
  return rows(3_000, (n) => {
    const at = timeOf(n);
    const session = newSession(
      authorOf(n),
      { title: `Session ${n}`, description: 'We write.', dateTime: at, durationMinutes: 60, capacity: 10 },
      { now: at, timeZone: 'Europe/London' },
    );
    // Never due, so that the session clock ignores them.
    return Object.assign(session, { status: statuses[n % 4], dueAt: null });
  });
}

const buildExercises = (creatorId: string) =>
  rows(2_000, (n) =>
    newExercise(creatorId, {
      title: `Exercise ${n}`,
      description: 'Write.',
      difficulty: Object.values(ExerciseDifficulty)[n % 3]!,
      category: Object.values(ExerciseCategory)[n % 8]!,
    }),
  );

/** Fills the tables that lists read, so that the database chooses its plans as it does for a busy group. */
export async function fillDatabase(server: TestServer) {
  const author = await buildMember(server, { username: 'busy' });
  const others = await Promise.all(rows(9, () => buildMember(server)));
  const authorOf = (n: number) => [author, ...others][n % 10]!.id;
  const journals = rows(2_000, (n) =>
    newJournal(authorOf(n), { content: 'Rain.' }, { now: timeOf(n), timeZone: 'UTC' }),
  );
  const notedId = journals[0]!.id;
  const notes = rows(3_000, (n) =>
    newNote(
      authorOf(n % 2),
      // Half of the author's notes belong to one entry.
      { content: 'Bell.', isPinned: n % 100 < 2, journalId: n % 4 === 0 ? notedId : null },
      new Date(),
    ),
  );
  const { db } = server.app.services;
  await db.transaction(async (tx) => {
    await tx.insert(Story, buildStories(authorOf));
    await tx.insert(Journal, journals);
    await tx.insert(Note, notes);
    await tx.insert(Session, buildSessions(authorOf));
    await tx.insert(Exercise, buildExercises(author.id));
  });
  await addToStories(server);
  await db.dataSource.query(
    'ANALYZE TABLE stories, story_favorites, tags, story_tags, users, sessions, exercises, journals, notes',
  );
  return { author, notedId };
}
