import type { Authorized } from '../../../authz/authorize';
import { messages } from '../../../contract/messages';
import { AppError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { oneLine, withoutEdges } from '../../../lib/normalizeText';
import { derivedFrom } from '../../../markdown/excerpt';
import { Journal, journalRows } from '../../../model/journal.entity';
import type { Context } from '../../../request/context';
import {
  createPrivateDocument,
  deletePrivateDocument,
  type PrivateDocuments,
  savePrivateDocument,
} from '../privateDocument/privateDocuments';
import type { CreateJournalInput, UpdateJournalInput } from './journal.inputs';

const journalDocuments: PrivateDocuments<Journal> = {
  entity: Journal,
  rows: journalRows,
  byId: ({ journalById }) => journalById,
  content: ({ journalContent }) => journalContent,
  notFound: messages.journal.notFound,
  conflictWith: ({ id, title, journalDate, mood, prompt, updatedAt }, content) =>
    new AppError('CONFLICT', messages.journal.conflict, {
      journal: {
        id,
        title,
        content,
        mood,
        prompt,
        journalDate: journalDate.toISOString(),
        updatedAt: updatedAt.toISOString(),
      },
    }),
};

/** Formats a date, for example as `Saturday, November 21, 2026`. */
const longDate = (date: Date, timeZone: string) =>
  date.toLocaleDateString('en-US', { dateStyle: 'full', timeZone });

/** Builds the entity from an input; also used by the demo content. */
export function newJournal(
  authorId: string,
  input: CreateJournalInput,
  { now, timeZone }: { now: Date; timeZone: string },
): Journal {
  const journalDate = input.journalDate ?? now;
  return Object.assign(new Journal(), {
    id: newId('journal'),
    authorId,
    title: oneLine(input.title ?? '') || longDate(journalDate, timeZone),
    content: input.content,
    ...derivedFrom(input.content),
    journalDate,
    mood: oneLine(input.mood ?? '') || null,
    prompt: withoutEdges(input.prompt ?? '') || null,
    localId: input.localId ?? null,
    createdAt: now,
    updatedAt: now,
  });
}

/** Creates an entry; a repeated localId of the same author returns the existing one. */
export function createJournal(ctx: Context, authorId: string, input: CreateJournalInput): Promise<Journal> {
  const journal = newJournal(authorId, input, { now: ctx.now(), timeZone: ctx.config.groupTimeZone });
  return createPrivateDocument(ctx, journalDocuments, journal, { writtenOn: input.writtenOn });
}

export function updateJournal(
  ctx: Context,
  journal: Authorized<Journal, 'updateJournal'>,
  input: UpdateJournalInput,
): Promise<Journal> {
  const given: Partial<Journal> = {};
  if (input.title != null) given.title = oneLine(input.title);
  if (input.content != null) Object.assign(given, { content: input.content, ...derivedFrom(input.content) });
  if (input.journalDate != null) given.journalDate = input.journalDate;
  if (input.mood != null) given.mood = oneLine(input.mood) || null;
  if (input.prompt != null) given.prompt = withoutEdges(input.prompt) || null;
  return savePrivateDocument(ctx, journalDocuments, journal, given, {
    base: input.baseUpdatedAt,
    writtenOn: input.writtenOn,
  });
}

/** Deletes an entry; its notes stay. */
export const deleteJournal = (
  ctx: Context,
  journal: Authorized<Journal, 'deleteJournal'>,
  base: Date | null | undefined,
): Promise<void> => deletePrivateDocument(ctx, journalDocuments, journal, base);
