import { PrivacyLevel } from '../../../contract/enums';
import { repeatedHours } from '../../../contract/spamRules';
import type { Transaction } from '../../../db/database';
import { newIdAt } from '../../../lib/ids';
import { readAuthor } from '../../members/user/newAccount';
import { hasNewLink } from '../spam/addresses';
import { hashOfText, judge, linksIn, type SpamCtx, type Verdict } from '../spam/rules';

const hourMs = 60 * 60 * 1000;

/** Applies the spam rules to a comment. Most comments are short and have no links; these need no statement. */
export async function judgeComment(
  tx: Transaction,
  ctx: SpamCtx,
  { id, authorId, text }: { id: string; authorId: string; text: string },
): Promise<Verdict & { textHash: string | null }> {
  const textHash = hashOfText(text);
  const since = newIdAt('comment', new Date(ctx.now().getTime() - repeatedHours * hourMs));
  const [copies] = textHash
    ? await tx.read<{ n: number }>(
        `SELECT COUNT(*) AS n FROM (SELECT 1 FROM comments WHERE text_hash = ? AND id > ? AND id <> ? LIMIT 100) c`,
        [textHash, since, id],
      )
    : [];
  const repeated = Number(copies?.n ?? 0);
  if (repeated === 0 && linksIn(text).length === 0) return { textHash, findings: [], waits: false };
  const verdict = judge({
    kind: 'comment' as const,
    text,
    repeated,
    author: await readAuthor(tx, ctx, authorId),
    newAccountsWait: ctx.config.newAccountsWait,
  });
  return { textHash, ...verdict };
}

/**
 * Applies the spam rules to a changed comment. Their verdict counts only if the comment has a new link, now repeats another, or waits
 * for an organiser already. A comment that staff hid stays hidden.
 */
export async function judgeChange(
  tx: Transaction,
  ctx: SpamCtx,
  changed: { id: string; authorId: string; text: string },
): Promise<Verdict & { textHash: string | null }> {
  const verdict = await judgeComment(tx, ctx, changed);
  if (verdict.findings.length === 0) return verdict;
  const [before] = await tx.read<{ content: string; state: string; textHash: string | null }>(
    'SELECT content, state, text_hash AS textHash FROM comments WHERE id = ? FOR UPDATE',
    [changed.id],
  );
  const nothing = { findings: [], waits: false, textHash: verdict.textHash };
  if (!before || before.state === 'hidden') return nothing;
  if (before.state === 'held') return verdict;
  const repeatsNow =
    verdict.findings.some(({ rule }) => rule === 'repeated') && before.textHash !== verdict.textHash;
  return repeatsNow || hasNewLink(linksIn(changed.text), linksIn(before.content)) ? verdict : nothing;
}

/**
 * Whether the whole group, and so organisers, may read comments on the story; `level` is the one that its author chose. Comments that
 * organisers can't read don't wait for them.
 */
export const isOpenToGroup = (story: { level: string; sharedWithAll: boolean } | undefined): boolean =>
  story?.level === PrivacyLevel.PUBLIC || (story?.level === PrivacyLevel.SHARED && story.sharedWithAll);

/** SQL: the same condition on the story `s`. */
export const storyOpenToGroupSql = `(COALESCE(s.withheld_level, s.privacy_level) = 'public'
  OR (COALESCE(s.withheld_level, s.privacy_level) = 'shared' AND s.shared_with_all = 1))`;
