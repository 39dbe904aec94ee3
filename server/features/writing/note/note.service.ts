import type { Authorized } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { normalForm } from '../../../contract/normalForm';
import type { Transaction } from '../../../db/database';
import { AppError, badInput } from '../../../lib/errors';
import { kindOf, newId } from '../../../lib/ids';
import { oneLine } from '../../../lib/normalizeText';
import { derivedFrom } from '../../../markdown/excerpt';
import { Note, noteRows } from '../../../model/note.entity';
import type { Context } from '../../../request/context';
import {
  createPrivateDocument,
  deletePrivateDocument,
  type PrivateDocuments,
  savePrivateDocument,
} from '../privateDocument/privateDocuments';
import type { CreateNoteInput, UpdateNoteInput } from './note.inputs';

const noteDocuments: PrivateDocuments<Note> = {
  entity: Note,
  rows: noteRows,
  byId: ({ noteById }) => noteById,
  content: ({ noteContent }) => noteContent,
  notFound: messages.note.notFound,
  conflictWith: ({ id, title, category, isPinned, tags, journalId, updatedAt }, content) =>
    new AppError('CONFLICT', messages.note.conflict, {
      note: {
        id,
        title,
        content,
        category,
        isPinned,
        tags,
        journalId,
        updatedAt: updatedAt.toISOString(),
      },
    }),
};

/** Matches a character that is neither white space nor invisible. */
const visibleCharacter = /[^\p{Z}\p{C}]/u;

/** Trims and deduplicates tags; BAD_USER_INPUT if one is invalid or there are too many. */
function checkedTags(given: readonly string[]): string[] {
  const tags = [...new Set(given.map((tag) => normalForm('NFC', tag).trim()))];
  for (const tag of tags)
    if ([...tag].length > limits.note.tagMax || !visibleCharacter.test(tag) || oneLine(tag) !== tag)
      throw badInput({ tags: messages.note.tagInvalid });
  if (tags.length > limits.note.tagsMax) throw badInput({ tags: messages.note.tooManyTags });
  return tags;
}

/** A check that refuses a missing journal and another member's alike, so that the error doesn't reveal whether it exists. */
const checkJournal = (authorId: string, journalId: string | null | undefined) => async (tx: Transaction) => {
  if (journalId == null) return;
  const [own] =
    kindOf(journalId) === 'journal'
      ? await tx.read('SELECT 1 FROM journals WHERE id = ? AND author_id = ? LOCK IN SHARE MODE', [
          journalId,
          authorId,
        ])
      : [];
  if (!own) throw badInput({ journalId: messages.note.notYourJournal });
};

/** Builds the entity from an input; also used by the demo content. */
export function newNote(authorId: string, input: CreateNoteInput, now: Date): Note {
  return Object.assign(new Note(), {
    id: newId('note'),
    authorId,
    journalId: input.journalId ?? null,
    title: oneLine(input.title ?? '') || null,
    content: input.content,
    ...derivedFrom(input.content),
    category: oneLine(input.category ?? '') || null,
    isPinned: input.isPinned ?? false,
    tags: checkedTags(input.tags ?? []),
    localId: input.localId ?? null,
    createdAt: now,
    updatedAt: now,
  });
}

/** Creates a note; a repeated localId of the same author returns the existing one. */
export function createNote(ctx: Context, authorId: string, input: CreateNoteInput): Promise<Note> {
  return createPrivateDocument(ctx, noteDocuments, newNote(authorId, input, ctx.now()), {
    writtenOn: input.writtenOn,
    check: checkJournal(authorId, input.journalId),
  });
}

export function updateNote(
  ctx: Context,
  note: Authorized<Note, 'updateNote'>,
  input: UpdateNoteInput,
): Promise<Note> {
  const given: Partial<Note> = {};
  if (input.title != null) given.title = oneLine(input.title) || null;
  if (input.content != null) Object.assign(given, { content: input.content, ...derivedFrom(input.content) });
  if (input.category != null) given.category = oneLine(input.category) || null;
  if (input.tags != null) given.tags = checkedTags(input.tags);
  if (input.isPinned != null) given.isPinned = input.isPinned;
  if (input.journalId !== undefined) given.journalId = input.journalId;
  return savePrivateDocument(ctx, noteDocuments, note, given, {
    base: input.baseUpdatedAt,
    writtenOn: input.writtenOn,
    check: checkJournal(note.authorId, input.journalId),
  });
}

export const deleteNote = (
  ctx: Context,
  note: Authorized<Note, 'deleteNote'>,
  base: Date | null | undefined,
): Promise<void> => deletePrivateDocument(ctx, noteDocuments, note, base);
