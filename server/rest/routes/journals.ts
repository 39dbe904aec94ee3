import { limits } from '../../contract/limits';
import { storyBodyBytes } from '../../http/requests';
import { content, type Route, route } from '../route';

const { restDefault } = limits.page;

/** A parameter for compatibility: members can list only their own texts anyway. */
const writer = {
  variable: 'authorId',
  description: 'Only those by this member; empty for anyone but the viewer',
};

/** Journal entries and notes. */
export const journalsRoutes: readonly Route[] = [
  route('GET /journals', 'journals: viewer.journals', '...JournalListItem', {
    summary: "The viewer's journal, latest journal date first",
    list: restDefault,
    query: { author_id: writer, user_id: writer, content },
  }),
  route('POST /journals', 'createJournal.journal', '...Journal', {
    summary: 'Create a journal entry',
    bodyLimit: storyBodyBytes,
    status: 201,
    mayBeGone: true,
  }),
  route('GET /journals/:id', 'journal', '...Journal', { summary: "One of the viewer's journal entries" }),
  route('PUT /journals/:id', 'updateJournal.journal', '...Journal', {
    summary: 'Change a journal entry; omitted fields stay unchanged',
    bodyLimit: storyBodyBytes,
  }),
  route('DELETE /journals/:id', 'deleteJournal', 'deletedJournalId', {
    summary: 'Delete a journal entry; its notes stay',
    status: 204,
  }),
  route('GET /journals/:id/notes', 'notesOfJournal: journal.notes', '...NoteListItem', {
    summary: 'The notes of a journal entry, pinned ones first, then newest first',
    list: restDefault,
    query: { content },
  }),

  route('GET /notes', 'notes: viewer.notes', '...NoteListItem', {
    summary: "The viewer's notes, pinned ones first, then newest first",
    list: restDefault,
    query: { author_id: writer, user_id: writer, content },
  }),
  route('POST /notes', 'createNote.note', '...Note', {
    summary: 'Create a note',
    bodyLimit: storyBodyBytes,
    status: 201,
    mayBeGone: true,
  }),
  route('GET /notes/:id', 'note', '...Note', { summary: "One of the viewer's notes" }),
  route('PUT /notes/:id', 'updateNote.note', '...Note', {
    summary: 'Change a note; omitted fields stay unchanged, and journal_id null removes it from its journal',
    bodyLimit: storyBodyBytes,
  }),
  route('DELETE /notes/:id', 'deleteNote', 'deletedNoteId', { summary: 'Delete a note', status: 204 }),
];
