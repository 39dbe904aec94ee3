import { type Connection, pageOf } from '../../../graphql/connection';
import type { Note } from '../../../model/note.entity';
import type { Context } from '../../../request/context';
import { keepNodes, nodesOf } from '../../../request/loaders';
import { ownTexts } from '../privateDocument/ownTexts';
import type { NotesArgs } from './note.inputs';
import { notesSource } from './note.loaders';

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
