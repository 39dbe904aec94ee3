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
import type { DemoJournal, DemoNote } from './demoJournals';
import type { DemoGroup } from './prepareSessions';

/** Days of writing history before the first start. */
export const writingDaysBack = 364;

/**
 * The writing days of the demo members come from a long text that each wrote in the past year and deleted: the probability that
 * they wrote on a day, and the relative number of words.
 */
const mondays = { probability: 0.55, weight: 2 };
const otherDays = { probability: 0.04, weight: 1 };
/** A month with frequent writing, and two breaks, in days before the first start. */
const busyMonth = { from: 52, to: 27, probability: 0.2 };
const breaks = [
  { from: 141, to: 127 },
  { from: 305, to: 298 },
];
/** Words of the deleted text relative to the existing texts. */
const deletedShare = 0.35;

/** A pseudo-random number between 0 and 1, the same for the same `n`: the constants mix its bits. */
function randomOf(n: number): number {
  const mixed = Math.imul(n ^ 0x5bd1e995, 0x27d4eb2d);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Relative word count of the deleted text on a day; 0 for none. */
function weightOf(day: Temporal.PlainDate, daysAgo: number): number {
  const isWithin = ({ from, to }: { from: number; to: number }) => daysAgo <= from && daysAgo >= to;
  if (breaks.some(isWithin)) return 0;
  const { probability, weight } = day.dayOfWeek === 1 ? mondays : otherDays;
  const least = isWithin(busyMonth) ? busyMonth.probability : 0;
  if (randomOf(daysAgo * 2) > Math.max(least, probability)) return 0;
  return weight * (0.3 + 1.3 * randomOf(daysAgo * 2 + 1));
}

const dayAt = (time: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

type Text = Pick<Story, 'id' | 'authorId' | 'wordCount' | 'createdAt'>;
type WritingDay = Pick<WritingDayWords, 'userId' | 'day' | 'textId' | 'wordsBefore' | 'wordsNow'>;

/** A year of writing days for one long text that was deleted. */
function yearOfWriting(
  userId: string,
  words: number,
  { now, timeZone }: Pick<DemoGroup, 'now' | 'timeZone'>,
): WritingDay[] {
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

/** Adds journal entries and notes, and the members' writing days: members with one of both get a whole year of them. */
export async function addJournalsAndNotes(
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
  const added: Text[] = [];
  for (const { slug, author, daysAgo, ...input } of journals) {
    const at = ago(daysAgo);
    const journal = newJournal(userIds.get(author) ?? '', input, { now: at, timeZone });
    journal.id = newIdAt('journal', at);
    await tx.insert(Journal, journal);
    journalIds.set(slug, journal.id);
    added.push(journal);
  }
  for (const { author, daysAgo, journal, ...input } of notes) {
    const at = ago(daysAgo);
    const journalId = journal && journalIds.get(journal);
    const note = newNote(userIds.get(author) ?? '', { ...input, journalId }, at);
    note.id = newIdAt('note', at);
    await tx.insert(Note, note);
    added.push(note);
  }
  const texts = [...stories, ...added].filter(({ wordCount }) => wordCount > 0);
  const wordsOf = (userId: string) =>
    texts.reduce((sum, { authorId, wordCount }) => (authorId === userId ? sum + wordCount : sum), 0);
  const journalAuthors = new Set(added.map(({ authorId }) => authorId));
  await tx.insert(WritingDayWords, [
    ...texts.map(({ id, authorId, wordCount, createdAt }) => ({
      userId: authorId,
      day: dayAt(createdAt, timeZone).toString(),
      textId: id,
      wordsBefore: 0,
      wordsNow: wordCount,
    })),
    ...[...journalAuthors].flatMap((userId) =>
      yearOfWriting(userId, deletedShare * wordsOf(userId), { now, timeZone }),
    ),
  ]);
}
