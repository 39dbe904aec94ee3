import type { Context } from '../../context';
import { type Connection, pageOf, paginate } from '../../graphql/connection';
import type { Note } from '../../model/note.entity';
import { ownArms } from '../privateDocument/ownArms';
import type { NotesArgs } from './note.inputs';
import { notesSource } from './note.loaders';

export async function notes(
  ctx: Context,
  viewerId: string,
  { authorId, search, ...args }: NotesArgs,
): Promise<Connection<Note>> {
  if (authorId != null && authorId !== viewerId) return pageOf(args, notesSource, [], async () => 0);
  const page = await paginate(ctx, args, {
    ...notesSource,
    ...ownArms({ from: 'notes n FORCE INDEX (notes_pinned)', alias: 'n', authorId: viewerId, search }),
  });
  for (const { node } of page.edges) ctx.loaders.noteById.prime(node.id, node);
  return page;
}
