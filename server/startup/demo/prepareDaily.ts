import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../contract/calendar';
import type { Transaction } from '../../db/database';
import { newJournal } from '../../features/writing/journal/journal.service';
import { newNote } from '../../features/writing/note/note.service';
import { newIdAt } from '../../lib/ids';
import { Journal } from '../../model/journal.entity';
import { Note } from '../../model/note.entity';
import type { Story } from '../../model/story.entity';
import { WritingDayWords } from '../../model/writingDay.entity';
import type { DemoJournal, DemoNote } from './demoDaily';
import type { DemoGroup } from './prepareSessions';

/** Days of writing history before the first start. */
export const writingDaysBack = 364;

/**
 * The demo history simulates a long text that was deleted: probability of writing on a day, and its relative
 * word count.
 */
const monday = { likely: 0.55, weight: 2 };
const otherDays = { likely: 0.04, weight: 1 };
/** In days ago: a month with frequent writing, and two breaks. */
const busy = { from: 52, to: 27, likely: 0.2 };
const away = [
  { from: 141, to: 127 },
  { from: 305, to: 298 },
];
/** Words of the deleted text relative to the existing texts. */
const goneShare = 0.35;

/** A deterministic pseudo-random number between 0 and 1. */
function chance(n: number): number {
  const mixed = Math.imul(n ^ 0x5bd1e995, 0x27d4eb2d);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Relative word count of the deleted text on a day; 0 for none. */
function weightOf(day: Temporal.PlainDate, daysAgo: number): number {
  const isWithin = ({ from, to }: { from: number; to: number }) => daysAgo <= from && daysAgo >= to;
  if (away.some(isWithin)) return 0;
  const { likely, weight } = day.dayOfWeek === 1 ? monday : otherDays;
  if (chance(daysAgo * 2) > (isWithin(busy) ? Math.max(busy.likely, likely) : likely)) return 0;
  return weight * (0.3 + 1.3 * chance(daysAgo * 2 + 1));
}

const dayAt = (time: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

type Text = Pick<Story, 'id' | 'authorId' | 'wordCount' | 'createdAt'>;
type Day = Pick<WritingDayWords, 'userId' | 'day' | 'textId' | 'wordsBefore' | 'wordsNow'>;

/** A year of writing days for one long text that was deleted. */
function yearOf(
  userId: string,
  words: number,
  { now, timeZone }: Pick<DemoGroup, 'now' | 'timeZone'>,
): Day[] {
  const textId = newIdAt('story', new Date(now.getTime() - writingDaysBack * dayMs));
  const today = dayAt(now, timeZone);
  const days = Array.from({ length: writingDaysBack }, (_, n) => {
    const daysAgo = writingDaysBack - n;
    const day = today.subtract({ days: daysAgo });
    return { day: day.toString(), weight: weightOf(day, daysAgo) };
  }).filter(({ weight }) => weight > 0);
  const totalWeight = days.reduce((sum, { weight }) => sum + weight, 0);
  let written = 0;
  return days.map(({ day, weight }) => {
    const wordsBefore = written;
    written += Math.max(1, Math.round((words * weight) / totalWeight));
    return { userId, day, textId, wordsBefore, wordsNow: written };
  });
}

/** Adds journal entries and notes, and the members' writing days; members with a journal get a whole year. */
export async function addDaily(
  tx: Transaction,
  {
    journals,
    notes,
    stories,
  }: { journals: readonly DemoJournal[]; notes: readonly DemoNote[]; stories: readonly Text[] },
  { now, timeZone, userIds }: DemoGroup,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const journalIds = new Map<string, string>();
  const made: Text[] = [];
  for (const { slug, author, daysAgo, ...input } of journals) {
    const at = ago(daysAgo);
    const journal = newJournal(userIds.get(author) ?? '', input, { now: at, timeZone });
    journal.id = newIdAt('journal', at);
    await tx.insert(Journal, journal);
    journalIds.set(slug, journal.id);
    made.push(journal);
  }
  for (const { author, daysAgo, journal, ...input } of notes) {
    const at = ago(daysAgo);
    const journalId = journal && journalIds.get(journal);
    const note = newNote(userIds.get(author) ?? '', { ...input, journalId }, at);
    note.id = newIdAt('note', at);
    await tx.insert(Note, note);
    made.push(note);
  }
  const texts = [...stories, ...made].filter(({ wordCount }) => wordCount > 0);
  const wordsOf = (userId: string) =>
    texts.reduce((sum, { authorId, wordCount }) => (authorId === userId ? sum + wordCount : sum), 0);
  const keepers = new Set(made.map(({ authorId }) => authorId));
  await tx.insert(WritingDayWords, [
    ...texts.map(({ id, authorId, wordCount, createdAt }) => ({
      userId: authorId,
      day: dayAt(createdAt, timeZone).toString(),
      textId: id,
      wordsBefore: 0,
      wordsNow: wordCount,
    })),
    ...[...keepers].flatMap((userId) => yearOf(userId, goneShare * wordsOf(userId), { now, timeZone })),
  ]);
}
