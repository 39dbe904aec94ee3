import { PrivacyLevel } from '../contract/enums';
import type { Transaction } from '../db/database';
import type { Story } from '../model/story.entity';
import { chosenLevel, type Levels, levelsOf, withheldFor } from '../withholding';
import { authorNow, excerptOf, recordFindings, type SpamCtx, withdrawHeld } from './findings';
import { hashOfText, judge, linksIn } from './rules';

type Before = Pick<
  Story,
  'id' | 'authorId' | 'privacyLevel' | 'withheldLevel' | 'withheld' | 'publishedAt' | 'title' | 'excerptText'
>;

interface Change {
  /** What its author chooses; undefined leaves it. */
  level: PrivacyLevel | undefined;
  /** The text as it will be, where it is given. */
  content: string | undefined;
  textChanges: boolean;
  /** Whether the row is there already. */
  isStored: boolean;
  title?: string | undefined;
  excerptText?: string | undefined;
}

type Publishing = Levels & Partial<Pick<Story, 'textHash'>>;

const contentNow = async (tx: Transaction, id: string): Promise<string> => {
  const [row] = await tx.read<{ content: string }>('SELECT content FROM stories WHERE id = ?', [id]);
  return row?.content ?? '';
};

/**
 * What a story has stored of who may read it, when it is created, imported or saved: every way by which one becomes public asks
 * here. The rules look at what is public from now on, and at the text of what is public already.
 */
export async function levelsFor(
  tx: Transaction,
  ctx: SpamCtx,
  before: Before,
  change: Change,
): Promise<Publishing> {
  const wasPublic = change.isStored && chosenLevel(before) === PrivacyLevel.PUBLIC;
  const level = change.level ?? (change.isStored ? chosenLevel(before) : PrivacyLevel.PRIVATE);
  if (level !== PrivacyLevel.PUBLIC) {
    if ((before.withheld ?? 0) & withheldFor.review) await withdrawHeld(tx, ctx, before.id);
    return levelsOf(before, change.level, false);
  }
  if (wasPublic && !change.textChanges) return levelsOf(before, change.level, false);
  const text = change.content ?? (await contentNow(tx, before.id));
  const textHash = hashOfText(text);
  const [same] = textHash
    ? await tx.read<{ n: number }>(
        `SELECT COUNT(*) AS n FROM (SELECT 1 FROM stories WHERE author_id = ? AND text_hash = ? AND id <> ?
           AND (privacy_level = 'public' OR withheld_level = 'public') LIMIT 100) s`,
        [before.authorId, textHash, before.id],
      )
    : [];
  const verdict = judge({
    kind: 'story',
    text,
    author: await authorNow(tx, ctx, before.authorId),
    repeated: Number(same?.n ?? 0),
    newAccountsWait: ctx.config.newAccountsWait,
  });
  const isHeld = Boolean((before.withheld ?? 0) & withheldFor.review);
  // What was public stays so, unless its new text has more links or is that of another.
  if (wasPublic && !isHeld && verdict.findings.length > 0) {
    const more = linksIn(text).length > linksIn(await contentNow(tx, before.id)).length;
    if (!more && Number(same?.n ?? 0) === 0) return { ...levelsOf(before, change.level, false), textHash };
  }
  await recordFindings(tx, ctx, {
    ...verdict,
    isHeld,
    subjectId: before.id,
    authorId: before.authorId,
    excerpt: excerptOf(change.title ?? before.title, change.excerptText ?? before.excerptText),
  });
  return { ...levelsOf(before, change.level, verdict.waits), textHash };
}

/** Until it is shown for the first time, it was never published. Imported ones keep the date of their file. */
export const publishedWhile = (levels: Levels, before: Pick<Story, 'publishedAt'> | null) =>
  (levels.withheld ?? 0) & withheldFor.review && !before?.publishedAt ? { publishedAt: null } : {};
