import { FeedbackCategory, FeedbackStatus } from '../../server/contract/enums';
import type { Database, Transaction } from '../../server/db/database';
import { buildUser } from '../../server/features/identity/account/account.service';
import { newId } from '../../server/lib/ids';
import { User } from '../../server/model/user.entity';
import { recordAct } from '../../server/record/acts';

/** What happened, of which one member is to be mailed once; the title that its mail names has its number. */
interface Happening {
  to: string;
  /** When it was taken back, in the real time; undefined if it was not. */
  withdrawnAt: number | undefined;
}

const titleOf = (number: number) => `Tale ${number} end`;
export const numbersIn = (text: string) =>
  Array.from(text.matchAll(/Tale (\d+) end/g), ([, number]) => Number(number));

/** Does something and returns who is to be mailed, and what takes it back. */
type Act = (
  tx: Transaction,
  number: number,
  author: User,
  other: User,
) => Promise<{ to: string; takeBack: ((tx: Transaction) => Promise<void>) | undefined }>;

/** Members who comment, mention, share, answer feedback, and take some of it back. */
export class MailGroup {
  private readonly members: User[] = [];
  private readonly ctx: { now: () => Date; notifier: { wake(): void } };
  readonly happenings = new Map<number, Happening>();

  constructor(
    private readonly db: Database,
    private readonly random: () => number,
    now: () => Date,
  ) {
    this.ctx = { now, notifier: { wake: () => undefined } };
  }

  /** Every other member gets comments on their stories in the digest. */
  async gather(count: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      for (let n = 0; n < count; n += 1) {
        const username = `sender${n}`;
        const member = buildUser('', { username, email: `${username}@example.com`, confirmed: true });
        await tx.insert(User, member);
        this.members.push(member);
        if (n % 2 === 0)
          await tx.execute(
            "INSERT INTO notification_preferences (user_id, kind, ways) VALUES (?, 'story_comment', 'app,digest')",
            [member.id],
          );
      }
    });
  }

  /** Something happens in one transaction; some of it is taken back, in the same or soon after. */
  async happen(number: number): Promise<void> {
    const [author, other] = this.pair();
    const act = this.of<Act>([this.comment, this.mention, this.share, this.feedback]);
    const takesBack = this.random() < 0.2;
    const atOnce = this.random() < 0.5;
    let happening: Happening | undefined;
    let takeBack: ((tx: Transaction) => Promise<void>) | undefined;
    await this.db.transaction(async (tx) => {
      const done = await act.call(this, tx, number, author, other);
      happening = { to: done.to, withdrawnAt: undefined };
      takeBack = takesBack ? done.takeBack : undefined;
      if (atOnce) await takeBack?.(tx);
    });
    if (!happening) return;
    this.happenings.set(number, happening);
    if (!takeBack) return;
    if (!atOnce) {
      await new Promise((resolve) => setTimeout(resolve, this.random() * 3_000));
      await this.db.transaction(takeBack);
    }
    happening.withdrawnAt = Date.now();
  }

  private of<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }

  private pair(): [User, User] {
    const author = this.of(this.members);
    const other = this.of(this.members.filter((member) => member !== author));
    return [author, other];
  }

  private async story(tx: Transaction, number: number, author: User, privacy: 'public' | 'shared') {
    const id = newId('story');
    const now = this.ctx.now();
    await tx.execute(
      `INSERT INTO stories (id, author_id, title, content, excerpt_text, privacy_level, word_count, created_at, updated_at,
         published_at) VALUES (?, ?, ?, 'Text', 'Text', ?, 1, ?, ?, ?)`,
      [id, author.id, titleOf(number), privacy, now, now, now],
    );
    return id;
  }

  private async addComment(tx: Transaction, storyId: string, by: User, content: string) {
    const id = newId('comment');
    const now = this.ctx.now();
    await tx.execute(
      'INSERT INTO comments (id, story_id, author_id, content, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
      [id, storyId, by.id, content, now, now],
    );
    await recordAct(tx, this.ctx, {
      act: 'comment_added',
      actorId: by.id,
      subjectId: storyId,
      itemId: id,
    });
    return id;
  }

  private hide = (storyId: string) => async (tx: Transaction) => {
    await tx.execute("UPDATE stories SET privacy_level = 'private' WHERE id = ?", [storyId]);
    await recordAct(tx, this.ctx, { act: 'story_hidden', actorId: null, subjectId: storyId });
  };

  private async comment(tx: Transaction, number: number, author: User, other: User) {
    const storyId = await this.story(tx, number, author, 'public');
    const commentId = await this.addComment(tx, storyId, other, 'I like it.');
    const takeBack = async (later: Transaction) => {
      await later.execute('DELETE FROM comments WHERE id = ?', [commentId]);
      await recordAct(later, this.ctx, {
        act: 'comment_removed',
        actorId: null,
        subjectId: storyId,
        itemId: commentId,
      });
    };
    return { to: author.email, takeBack };
  }

  private async mention(tx: Transaction, number: number, author: User, other: User) {
    const storyId = await this.story(tx, number, author, 'public');
    await this.addComment(tx, storyId, author, `What do you think, @${other.username}?`);
    return { to: other.email, takeBack: this.hide(storyId) };
  }

  private async share(tx: Transaction, number: number, author: User, other: User) {
    const storyId = await this.story(tx, number, author, 'shared');
    await tx.execute('INSERT INTO story_shares (story_id, user_id) VALUES (?, ?)', [storyId, other.id]);
    await recordAct(tx, this.ctx, { act: 'story_shared', actorId: author.id, subjectId: storyId });
    return { to: other.email, takeBack: this.hide(storyId) };
  }

  private async feedback(tx: Transaction, number: number, author: User, other: User) {
    const id = newId('feedback');
    const now = this.ctx.now();
    await tx.execute(
      `INSERT INTO feedback (id, author_id, title, description, category, status, created_at, updated_at)
       VALUES (?, ?, ?, 'Text', ?, ?, ?, ?)`,
      [
        id,
        author.id,
        titleOf(number),
        Object.values(FeedbackCategory)[0] ?? '',
        FeedbackStatus.ACCEPTED,
        now,
        now,
      ],
    );
    await recordAct(tx, this.ctx, { act: 'feedback_status', actorId: other.id, subjectId: id });
    return { to: author.email, takeBack: undefined };
  }
}
