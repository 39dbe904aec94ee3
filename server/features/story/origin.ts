import { messages } from '../../contract/messages';
import type { Transaction } from '../../db/database';
import { badInput } from '../../errors';
import { kindOf } from '../../ids';
import type { Story } from '../../model/story.entity';

/** Checks, in the transaction, that the story's session and exercise exist and may be used. */
export async function checkOrigin(
  tx: Transaction,
  { authorId, sessionId, exerciseId }: Story,
): Promise<void> {
  if (sessionId !== null) {
    const [session] =
      kindOf(sessionId) !== 'session'
        ? []
        : await tx.read(
            `SELECT s.id FROM sessions s WHERE s.id = ? AND (s.leader_id = ? OR s.kind = 'drop_in' OR EXISTS
               (SELECT 1 FROM session_participants p WHERE p.session_id = s.id AND p.user_id = ?))
             LOCK IN SHARE MODE`,
            [sessionId, authorId, authorId],
          );
    if (!session) throw badInput({ sessionId: messages.story.notInSession });
  }
  if (exerciseId !== null) {
    const [exercise] =
      kindOf(exerciseId) !== 'exercise'
        ? []
        : await tx.read('SELECT id FROM exercises WHERE id = ? LOCK IN SHARE MODE', [exerciseId]);
    if (!exercise) throw badInput({ exerciseId: messages.exercise.notFound });
  }
}
