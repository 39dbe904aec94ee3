import type { Transaction } from '../../../db/database';
import { readStory } from '../table/storiesTable';
import { chosenLevel } from '../withholding/withholding';

const columns = [
  ...(['authorId', 'privacyLevel', 'withheldLevel', 'sharedWithAll'] as const),
  ...(['commentsMode', 'readersMayComment'] as const),
];

/** Locks the story against privacy changes until the commit, and reads its privacy. `level` is the one that the author chose. */
export async function lockPrivacy(tx: Transaction, storyId: string) {
  const story = await readStory(tx, storyId, columns, 'LOCK IN SHARE MODE');
  return story && { ...story, level: chosenLevel(story) };
}

/**
 * Locks the privacy of a comment's story. Call it before locking the comment: all code locks in this order. Reading the story's id
 * needs no lock, because a comment stays with its story.
 */
export async function lockPrivacyOfComment(tx: Transaction, commentId: string): Promise<void> {
  const [comment] = await tx.read<{ storyId: string }>(
    'SELECT story_id AS storyId FROM comments WHERE id = ?',
    [commentId],
  );
  if (comment) await lockPrivacy(tx, comment.storyId);
}
