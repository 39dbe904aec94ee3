import type { Context } from '../../context';
import type { Transaction } from '../../db/database';

type Ctx = Pick<Context, 'pubSub'>;

/** Open pages of the session's room hear of it once it is through. */
export function tellOfRoom(tx: Transaction, { pubSub }: Ctx, id: string): void {
  tx.afterCommit(() => pubSub.publish('sessionRoomChanged', id, { id }));
}

/** The same of all open rooms that show a story, or an exercise, before it goes or changes. */
export async function tellRoomsThatShow(
  tx: Transaction,
  ctx: Ctx,
  kind: 'story' | 'exercise',
  id: string,
): Promise<void> {
  const rooms = await tx.read<{ id: string }>(
    `SELECT DISTINCT s.id FROM session_writers w JOIN sessions s ON s.id = w.session_id
     WHERE w.${kind}_id = ? AND w.shows_piece = 1 AND s.status IN ('scheduled', 'in_progress')`,
    [id],
  );
  for (const room of rooms) tellOfRoom(tx, ctx, room.id);
}
