import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { publishStoryChangedFor } from '../../../events/publish';
import { badInput } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { readStory } from '../table/storiesTable';

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

type StoryInSession = Pick<Story, 'id' | 'authorId' | 'sessionId'>;

/** Locks a story until the commit; undefined if the member has none of that id. */
export async function lockOwnStory(
  tx: Transaction,
  authorId: string,
  id: string,
): Promise<StoryInSession | undefined> {
  const story = await readStory(tx, id, ['id', 'authorId', 'sessionId'], 'FOR UPDATE');
  return story?.authorId === authorId ? story : undefined;
}

/**
 * From here on the locked story's saves count in the session. Its text doesn't change, so neither does its
 * updatedAt. Readers get no event, which would reveal when its author writes it.
 */
export async function writeStoryIn(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  { id, authorId, sessionId: before }: StoryInSession,
  sessionId: string,
): Promise<void> {
  if (before === sessionId) return;
  await tx.update(Story, { id }, { sessionId });
  publishStoryChangedFor(tx, ctx, { id, memberId: authorId });
}
