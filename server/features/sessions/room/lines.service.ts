import type { Authorized } from '../../../authz/authorize';
import { SessionStatus } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { publishSessionChanged, publishSessionRoomChanged } from '../../../events/publish';
import { AppError } from '../../../lib/errors';
import { oneLine } from '../../../lib/normalizeText';
import { isOpen, type Session } from '../../../model/session.entity';
import type { Context } from '../../../request/context';
import { reloadSession } from '../session/session.service';
import { raiseSessionVersion } from '../table/raiseSessionVersion';
import type { SaySessionLinesInput } from './room.inputs';
import { lockAsWriter } from './writing.service';

const lineColumns = ['intention', 'closing'] as const;

/**
 * Sets the viewer's lines in a session: before, during and after it, as its summary shows them. CONFLICT for a text in a
 * cancelled session, from which lines can only be removed.
 */
export async function saySessionLines(
  ctx: Context,
  userId: string,
  { id }: Authorized<Session, 'saySessionLines'>,
  input: SaySessionLinesInput,
): Promise<Session> {
  const changes = lineColumns.flatMap((column) => {
    const text = input[column];
    return text === undefined ? [] : [{ column, text: oneLine(text ?? '') || null }];
  });
  await ctx.db.transaction(async (tx) => {
    const session = await lockAsWriter(tx, userId, id);
    if (session.status === SessionStatus.CANCELLED && changes.some(({ text }) => text !== null))
      throw new AppError('CONFLICT', messages.session.cancelled);
    if (changes.length === 0) return;
    const set = changes.map(({ column }) => `${column} = ?`).join(', ');
    const texts = changes.map(({ text }) => text);
    const now = ctx.now();
    await tx.execute(
      `INSERT INTO session_lines SET session_id = ?, user_id = ?, updated_at = ?, ${set}
       ON DUPLICATE KEY UPDATE updated_at = ?, ${set}`,
      [id, userId, now, ...texts, now, ...texts],
    );
    await tx.execute(
      'DELETE FROM session_lines WHERE session_id = ? AND user_id = ? AND intention IS NULL AND closing IS NULL',
      [id, userId],
    );
    await raiseSessionVersion(tx, id);
    publishSessionRoomChanged(tx, ctx, id);
    // The summary is part of the session.
    if (!isOpen(session)) publishSessionChanged(tx, ctx, id);
  });
  return reloadSession(ctx, id);
}
