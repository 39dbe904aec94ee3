import type { Transaction } from '../../../db/database';
import { publishStoryChangedFor } from '../../../events/publish';
import { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { readStory, unnoticed } from '../table/storiesTable';

type StorySessionRow = Pick<Story, 'id' | 'authorId' | 'sessionId'>;

/** Locks a story until the commit; undefined if the member has none of that id. */
export async function lockOwnStory(
  tx: Transaction,
  authorId: string,
  id: string,
): Promise<StorySessionRow | undefined> {
  const story = await readStory(tx, id, ['id', 'authorId', 'sessionId'], 'FOR UPDATE');
  return story?.authorId === authorId ? story : undefined;
}

/**
 * Assigns a locked story to a session, in which its later saves count. Its text doesn't change, so neither does its
 * updatedAt. Readers get no event, which would reveal when its author writes it.
 */
export async function assignStoryToSession(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  { id, authorId, sessionId: before }: StorySessionRow,
  sessionId: string,
): Promise<void> {
  if (before === sessionId) return;
  await tx.update(Story, { id }, { sessionId, ...unnoticed });
  publishStoryChangedFor(tx, ctx, { id, memberId: authorId });
}
