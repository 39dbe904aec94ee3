import type { Pool } from 'mysql2/promise';
import { ExerciseCategory, ExerciseDifficulty } from '../../../server/contract/enums';
import { newIdAt } from '../../../server/lib/ids';
import type { Random } from '../../random';
import { bulkInsert } from '../../seed/bulkInsert';
import { textOf, titleOf } from '../../seed/text';
import { minuteMs, newestAt, type People } from './members';

const shortText = 30;
/** Texts of each usual member. */
const usualTexts = 10;
const pinnedOneIn = 5;

/** Who wrote what number of texts, oldest first. */
function* authors({ usual, busy }: People, ofBusy: number): Generator<{ authorId: string; place: number }> {
  for (let place = ofBusy - 1; place >= 0; place -= 1) {
    yield { authorId: busy, place };
    if (place < usualTexts) for (const authorId of usual) yield { authorId, place };
  }
}

export async function seedJournals(pool: Pool, random: Random, people: People, ofBusy: number) {
  await bulkInsert(
    pool,
    'journals',
    [
      ...['id', 'author_id', 'title', 'content', 'excerpt_text', 'journal_date', 'word_count'],
      ...['created_at', 'updated_at'],
    ],
    (function* () {
      for (const { authorId, place } of authors(people, ofBusy)) {
        const at = new Date(newestAt - place * minuteMs);
        const { content, excerptText, wordCount } = textOf(random, shortText);
        const id = newIdAt('journal', at);
        yield [id, authorId, titleOf(random), content, excerptText, at, wordCount, at, at];
      }
    })(),
  );
}

export async function seedNotes(pool: Pool, random: Random, people: People, ofBusy: number) {
  await bulkInsert(
    pool,
    'notes',
    [
      ...['id', 'author_id', 'title', 'content', 'excerpt_text', 'is_pinned', 'tags', 'word_count'],
      ...['created_at', 'updated_at'],
    ],
    (function* () {
      for (const { authorId, place } of authors(people, ofBusy)) {
        const at = new Date(newestAt - place * minuteMs);
        const { content, excerptText, wordCount } = textOf(random, shortText);
        const pinned = place % pinnedOneIn === 0 ? 1 : 0;
        const id = newIdAt('note', at);
        yield [id, authorId, titleOf(random), content, excerptText, pinned, '["plot"]', wordCount, at, at];
      }
    })(),
  );
}

export async function seedExercises(pool: Pool, random: Random, { busy }: People, count: number) {
  const categories = Object.values(ExerciseCategory);
  const difficulties = Object.values(ExerciseDifficulty);
  await bulkInsert(
    pool,
    'exercises',
    [
      ...['id', 'creator_id', 'title', 'description', 'objective', 'prompt', 'difficulty', 'category'],
      ...['created_at', 'updated_at'],
    ],
    (function* () {
      for (let place = count - 1; place >= 0; place -= 1) {
        const at = new Date(newestAt - place * minuteMs);
        const text = () => textOf(random, 10).content;
        yield [
          ...[newIdAt('exercise', at), busy, titleOf(random), text(), text(), text()],
          difficulties[place % difficulties.length] as string,
          categories[place % categories.length] as string,
          ...[at, at],
        ];
      }
    })(),
  );
}
