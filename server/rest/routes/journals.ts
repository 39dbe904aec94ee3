import { limits } from '../../contract/limits';
import { storyBodyBytes } from '../../http';
import { type Route, route } from '../route';
import { content, writer } from './parameters';

export const journalsRoutes: readonly Route[] = [
  route('GET /journals', 'journals', {
    summary: "The viewer's journal, latest journal date first",
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: { author_id: writer, user_id: writer, content },
    select: 'viewer.journals',
  }),
  route('POST /journals', 'createJournal', {
    summary: 'Create a journal entry',
    auth: 'required',
    bodyLimit: storyBodyBytes,
    select: 'createJournal.journal',
    status: 201,
  }),
  route('GET /journals/:id', 'journal', {
    summary: "One of the viewer's journal entries",
    auth: 'required',
    select: 'journal',
  }),
  route('PUT /journals/:id', 'updateJournal', {
    summary: 'Change a journal entry; omitted fields stay unchanged',
    auth: 'required',
    bodyLimit: storyBodyBytes,
    select: 'updateJournal.journal',
  }),
  route('DELETE /journals/:id', 'deleteJournal', {
    summary: 'Delete a journal entry; its notes stay',
    auth: 'required',
    status: 204,
  }),
  route('GET /journals/:id/notes', 'notesOfJournal', {
    summary: 'The notes of a journal entry, pinned ones first, then newest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: { content },
    select: 'journal.notes',
  }),
];
