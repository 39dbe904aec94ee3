import type { Pool } from 'mysql2/promise';
import { newIdAt } from '../../../server/lib/ids';
import { oneOf, type Random, randomFrom, wholeBelow } from '../../random';
import { bulkInsert } from '../../seed/bulkInsert';
import { textOf, titleOf, uncommonEndOf } from '../../seed/text';
import { minuteMs, newestAt, type People } from './members';

/** Words of a story. */
const shortText = 30;
/** The shapes of stories repeat after so many, so that a page is as large at every size and depth. */
const shapes = 500;
/** Of the newest stories, those that the usual members wrote. */
const newestOfMembers = 960;
const commentsUsual = 20;
export const localIds = { commented: 'bench-commented', discussed: 'bench-discussed' };

interface SeededStory {
  id: string;
  /** Its place from the newest, which is 0. */
  place: number;
  at: Date;
  authorId: string;
  level: Level;
  sharedWithAll: boolean;
  tags: number;
  localId: string | null;
}

const busyOneIn = 20;
const isOfBusy = (place: number) => place % busyOneIn === 7;

function authorOf(place: number, random: Random, { usual, busy, others }: People): string {
  if (isOfBusy(place)) return busy;
  if (place < newestOfMembers && place % 3 === 0)
    return usual[Math.floor(place / 3) % usual.length] as string;
  return oneOf(random, others);
}

type Level = 'public' | 'shared' | 'private';

function shapeOf(place: number): { level: Level; sharedByName: boolean; tags: number } {
  const shape = randomFrom(place % shapes);
  const chance = shape();
  const level = chance < 0.6 ? 'public' : chance < 0.8 ? 'shared' : 'private';
  return { level, sharedByName: level === 'shared' && shape() < 0.1, tags: wholeBelow(shape, 4) };
}

/** Two public stories: one with as many comments at every size, one with a share of all. */
const [commentedPlace, discussedPlace] = Array.from({ length: newestOfMembers }, (_, place) => place)
  .reverse()
  .filter((place) => !isOfBusy(place) && shapeOf(place).level === 'public');
/** Half of the busy author's stories are public, so that both of their lists are full at every size. */
const levelOf = (place: number): Level =>
  isOfBusy(place)
    ? Math.floor((place % shapes) / busyOneIn) % 2 === 0
      ? 'public'
      : 'shared'
    : shapeOf(place).level;
const localIdOf = (place: number) =>
  place === commentedPlace ? localIds.commented : place === discussedPlace ? localIds.discussed : null;

function planOf(place: number, random: Random, people: People): SeededStory {
  const at = new Date(newestAt - place * minuteMs);
  const { sharedByName, tags } = shapeOf(place);
  return {
    id: newIdAt('story', at),
    place,
    at,
    level: levelOf(place),
    tags,
    authorId: authorOf(place, random, people),
    sharedWithAll: isOfBusy(place) || !sharedByName,
    localId: localIdOf(place),
  };
}

export async function seedStories(
  pool: Pool,
  random: Random,
  people: People,
  count: number,
  report: (line: string) => void,
): Promise<SeededStory[]> {
  const made: SeededStory[] = [];
  await bulkInsert(
    pool,
    'stories',
    [
      ...['id', 'author_id', 'title', 'content', 'excerpt_text', 'word_count', 'privacy_level', 'local_id'],
      ...['shared_with_all', 'created_at', 'updated_at', 'shared_at', 'published_at'],
    ],
    (function* () {
      for (let place = count - 1; place >= 0; place -= 1) {
        const story = planOf(place, random, people);
        const { id, authorId, level, localId, sharedWithAll, at } = story;
        made.push(story);
        if (made.length % 100_000 === 0) report(`${made.length} stories`);
        const { content, excerptText, wordCount } = textOf(random, shortText);
        const whole = content + uncommonEndOf(place);
        yield [
          ...[id, authorId, titleOf(random), whole, excerptText, wordCount, level, localId],
          ...[sharedWithAll ? 1 : 0, at, at],
          level === 'shared' ? at : null,
          level === 'public' ? at : null,
        ];
      }
    })(),
  );
  return made;
}

/** The first tag is on a third of the stories. */
export async function seedTags(pool: Pool, random: Random, stories: SeededStory[], count: number) {
  const ids = Array.from({ length: count }, () => newIdAt('tag', new Date(newestAt)));
  await bulkInsert(
    pool,
    'tags',
    ['id', 'name'],
    ids.map((id, number) => [id, `subject ${number}`]),
  );
  await bulkInsert(
    pool,
    'story_tags',
    ['story_id', 'tag_id', 'position', 'published_at'],
    (function* () {
      for (const { id, tags, place, at, level } of stories) {
        const own = new Set<string>();
        if (tags > 0 && place % 2 === 0) own.add(ids[0] as string);
        while (own.size < tags) own.add(oneOf(random, ids));
        let position = 0;
        for (const tagId of own) yield [id, tagId, position++, level === 'public' ? at : null];
      }
    })(),
  );
}

export async function seedReaders(pool: Pool, stories: SeededStory[], { usual, busy }: People) {
  const readable = stories.filter(({ level }) => level === 'public');
  const newest = readable.slice(-400);
  await bulkInsert(
    pool,
    'story_favorites',
    ['user_id', 'story_id', 'created_at'],
    (function* () {
      for (const [number, userId] of usual.entries())
        for (const { id, at } of newest.filter(({ place }) => place % usual.length === number))
          yield [userId, id, at];
      for (const { id, at } of readable.filter((_, number) => number % 12 === 0)) yield [busy, id, at];
    })(),
  );
  await bulkInsert(
    pool,
    'story_shares',
    ['story_id', 'user_id'],
    // As many at every size: the list of shared stories reads all that name the viewer.
    stories.flatMap(({ id, authorId, sharedWithAll, place }) =>
      sharedWithAll || authorId === busy || place >= 2 * shapes ? [] : [[id, busy]],
    ),
  );
}

export async function seedComments(
  pool: Pool,
  random: Random,
  stories: SeededStory[],
  { others }: People,
  most: number,
) {
  await bulkInsert(
    pool,
    'comments',
    ['id', 'story_id', 'author_id', 'content', 'created_at', 'updated_at'],
    (function* () {
      for (const { id, at, level, localId, place } of stories) {
        if (level !== 'public') continue;
        const count =
          localId === localIds.discussed ? most : localId === localIds.commented ? commentsUsual : place % 2;
        for (let number = 1; number <= count; number += 1) {
          const said = new Date(at.getTime() + number * 1_000);
          // Each of another member, so that a page of comments has as many authors at every size.
          const authorId = others[number % others.length] as string;
          const { content } = textOf(random, 15);
          yield [newIdAt('comment', said), id, authorId, content, said, said];
        }
      }
    })(),
  );
}
