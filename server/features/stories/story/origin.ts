import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { badInput } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import type { Story } from '../../../model/story.entity';

/** Whether the author led or joined the session, or anyone may join it at any time. */
async function tookPart(tx: Transaction, authorId: string, sessionId: string): Promise<boolean> {
  if (kindOf(sessionId) !== 'session') return false;
  const rows = await tx.read(
    `SELECT s.id FROM sessions s WHERE s.id = ? AND (s.leader_id = ? OR s.kind = 'drop_in' OR EXISTS
       (SELECT 1 FROM session_participants p WHERE p.session_id = s.id AND p.user_id = ?))
     LOCK IN SHARE MODE`,
    [sessionId, authorId, authorId],
  );
  return rows.length > 0;
}

async function exerciseExists(tx: Transaction, exerciseId: string): Promise<boolean> {
  if (kindOf(exerciseId) !== 'exercise') return false;
  const rows = await tx.read('SELECT id FROM exercises WHERE id = ? LOCK IN SHARE MODE', [exerciseId]);
  return rows.length > 0;
}

/** Checks, in the transaction, that the story's session and exercise exist and may be used. */
export async function checkOrigin(
  tx: Transaction,
  { authorId, sessionId, exerciseId }: Story,
): Promise<void> {
  if (sessionId !== null && !(await tookPart(tx, authorId, sessionId)))
    throw badInput({ sessionId: messages.story.notInSession });
  if (exerciseId !== null && !(await exerciseExists(tx, exerciseId)))
    throw badInput({ exerciseId: messages.exercise.notFound });
}
