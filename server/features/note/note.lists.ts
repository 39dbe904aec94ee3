import type { Context } from '../../context';
import { type Connection, pageOf, paginate } from '../../graphql/connection';
import type { Note } from '../../model/note.entity';
import type { NotesArgs } from './note.inputs';
import { notesSource } from './note.loaders';

export async function notes(
  ctx: Context,
  viewerId: string,
  { authorId, ...args }: NotesArgs,
): Promise<Connection<Note>> {
  if (authorId != null && authorId !== viewerId) return pageOf(args, notesSource, [], async () => 0);
  const page = await paginate(ctx, args, {
    ...notesSource,
    arms: [{ from: 'notes n FORCE INDEX (notes_pinned)', where: 'n.author_id = ?', params: [viewerId] }],
  });
  for (const { node } of page.edges) ctx.loaders.noteById.prime(node.id, node);
  return page;
}
