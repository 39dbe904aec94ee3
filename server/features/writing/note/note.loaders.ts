import DataLoader from 'dataloader';
import type { Row } from '../../../db/entityRows';
import { type Connection, type EntitySource, pageOf } from '../../../graphql/connection';
import { loadLongTexts } from '../../../graphql/longTexts';
import { type ListPerOwner, loadersByPage } from '../../../graphql/pagesOfMany';
import { type Note, noteRows } from '../../../model/note.entity';
import type { Context } from '../../../request/context';
import type { LoaderScope } from '../../../request/loaderScope';
import { type CountLoader, countLoader, keepNodes, loaderById, nodesOf } from '../../../request/loaders';
import { ownTexts } from '../privateDocument/ownTexts';
import type { NotesArgs } from './note.inputs';

/** Pinned notes first, then by id, which is the order of creation. */
export const notesSource: EntitySource<Note> = {
  ...noteRows,
  sortBy: { column: 'n.is_pinned', key: ({ isPinned }) => Number(isPinned), of: 'number', hasManyTies: true },
};

/** The notes of each journal entry, all of which are by the entry's author. */
const notesOfEach = (countOf: (journalId: string) => Promise<number>): ListPerOwner<Row<Note>, Note> => ({
  source: notesSource,
  branchOf: (journalId) => ({
    from: 'notes n FORCE INDEX (notes_journal)',
    where: 'n.journal_id = ?',
    params: [journalId],
  }),
  ownerOf: ({ journalId }) => journalId ?? '',
  compare: (one, other) => other.isPinned - one.isPinned || (one.id > other.id ? -1 : 1),
  totalOf: (journalId) => () => countOf(journalId),
});

const textsTooLong = 'These notes hold more than 8 MB of text: ask for fewer, or without their texts';

export const noteLoaders = {
  noteById: (scope: LoaderScope) => loaderById(scope, 'note', noteRows),

  noteContent: (scope: LoaderScope) =>
    new DataLoader<string, string>((ids) => loadLongTexts(scope, 'notes', ids, textsTooLong)),

  journalNotes: (scope: LoaderScope, loaders: { journalNoteCount: CountLoader }) =>
    loadersByPage(
      scope,
      notesOfEach((id) => loaders.journalNoteCount.load(id)),
    ),

  journalNoteCount: (scope: LoaderScope) => countLoader(scope, 'notes', 'journal_id'),
};

export async function notes(
  ctx: Context,
  viewerId: string,
  { authorId, search, ...args }: NotesArgs,
): Promise<Connection<Note>> {
  if (authorId != null && authorId !== viewerId) return pageOf(args, notesSource, [], async () => 0);
  const list = { source: notesSource, index: 'notes_pinned', authorId: viewerId, search };
  const page = await ownTexts(ctx, args, list);
  keepNodes(ctx.loaders.noteById, nodesOf(page));
  return page;
}
