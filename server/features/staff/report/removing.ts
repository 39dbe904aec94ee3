import { IsNull } from 'typeorm';
import { ReportedKind } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import { Feedback } from '../../../model/feedback.entity';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { removeMessage } from '../../sessions/chat/chat.service';
import { removeComment } from '../../stories/comment/comment.service';
import { lockPrivacyOfComment } from '../../stories/comment/lockPrivacy';
import { hasProfile } from './subject';

interface Removed {
  authorId: string;
  /** The complete text that was removed. */
  text: string;
}

type Remover = (
  tx: Transaction,
  ctx: Context,
  id: string,
  settle: () => Promise<unknown>,
) => Promise<Removed | null>;

const joinTexts = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n\n');

/**
 * Removes an item of each kind: locks it, calls `settle` for its reports and removes it; null if it is gone. Rows are locked from the
 * outside in: the story, the comment, its case. Reports are settled first, because removing a held comment withdraws its case. Stories are
 * hidden instead.
 */
export const removers: Record<Exclude<ReportedKind, ReportedKind.STORY>, Remover> = {
  async comment(tx, ctx, id, settle) {
    await lockPrivacyOfComment(tx, id);
    const [comment] = await tx.read<{ authorId: string; storyId: string; content: string }>(
      'SELECT author_id AS authorId, story_id AS storyId, content FROM comments WHERE id = ? FOR UPDATE',
      [id],
    );
    if (!comment) return null;
    await settle();
    await removeComment(tx, ctx, { id, storyId: comment.storyId });
    return { authorId: comment.authorId, text: comment.content };
  },
  async message(tx, ctx, id, settle) {
    const [message] = await tx.read<{ authorId: string; sessionId: string; content: string }>(
      `SELECT author_id AS authorId, session_id AS sessionId, content FROM session_messages
       WHERE id = ? AND is_deleted = 0 FOR UPDATE`,
      [id],
    );
    if (!message) return null;
    await settle();
    await removeMessage(tx, ctx, { id, sessionId: message.sessionId });
    return { authorId: message.authorId, text: message.content };
  },
  async feedback(tx, _ctx, id, settle) {
    const [feedback] = await tx.read<Pick<Feedback, 'authorId' | 'title' | 'description'>>(
      'SELECT author_id AS authorId, title, description FROM feedback WHERE id = ? FOR UPDATE',
      [id],
    );
    if (!feedback) return null;
    await settle();
    await tx.delete(Feedback, { id });
    return { authorId: feedback.authorId, text: joinTexts(feedback.title, feedback.description) };
  },
  /** Empties the profile. The account, its username and its texts elsewhere stay. */
  async profile(tx, ctx, id, settle) {
    const columns = ['displayName', 'bio', 'websiteUrl', 'profileImageUrl'] as const;
    const user = await readMember(tx, { id }, columns, { lock: 'FOR UPDATE' });
    if (!user || !hasProfile(user)) return null;
    await settle();
    const emptyProfile = { displayName: null, bio: null, websiteUrl: null, profileImageUrl: null };
    await tx.update(User, { id, deletedAt: IsNull() }, { ...emptyProfile, updatedAt: ctx.now() });
    return {
      authorId: id,
      text: joinTexts(user.displayName, user.bio, user.websiteUrl, user.profileImageUrl),
    };
  },
};
