import { limits } from '../../contract/limits';
import { storyBodyBytes } from '../../http';
import { type Route, route } from '../route';
import { content, writer } from './parameters';

export const notesRoutes: readonly Route[] = [
  route('GET /notes', 'notes', {
    summary: "The viewer's notes, pinned ones first, then newest first",
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: { author_id: writer, user_id: writer, content },
    select: 'viewer.notes',
  }),
  route('POST /notes', 'createNote', {
    summary: 'Create a note',
    auth: 'required',
    bodyLimit: storyBodyBytes,
    select: 'createNote.note',
    status: 201,
  }),
  route('GET /notes/:id', 'note', {
    summary: "One of the viewer's notes",
    auth: 'required',
    select: 'note',
  }),
  route('PUT /notes/:id', 'updateNote', {
    summary: 'Change a note; omitted fields stay unchanged, and journal_id null removes it from its journal',
    auth: 'required',
    bodyLimit: storyBodyBytes,
    select: 'updateNote.note',
  }),
  route('DELETE /notes/:id', 'deleteNote', { summary: 'Delete a note', auth: 'required', status: 204 }),
];
