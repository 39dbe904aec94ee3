import { setImmediate as nextTurn } from 'node:timers/promises';
import { publicStorySql } from '../../../authz/storyAudience';
import { PrivacyLevel } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import type { Story } from '../../../model/story.entity';
import { excerptOf, recordFindings, withdrawCases } from '../../../record/findings';
import type { Context } from '../../../request/context';
import { readAuthor } from '../../members/user/newAccount';
import { readStory, withheldFor } from '../table/storiesTable';
import { chosenLevel, deleteCards, type Levels, levelColumns } from '../withholding/withholding';
import { hasNewLink, linksInMarkdown } from './addresses';
import { hashOfText, judge, linksIn, type SpamCtx } from './rules';

type StoryBefore = Pick<
  Story,
  'id' | 'authorId' | 'privacyLevel' | 'withheldLevel' | 'withheld' | 'publishedAt' | 'title' | 'excerptText'
>;

/** The parts of a save that the spam rules depend on. */
export interface Change {
  /** The level that the author chooses; undefined keeps the current one. */
  level: PrivacyLevel | undefined;
  /** The new text, if given. */
  content: string | undefined;
  isTextChanged: boolean;
  /** Whether the row exists already. */
  isStored: boolean;
  title?: string | undefined;
  excerptText?: string | undefined;
}

type PublishingColumns = Levels & Partial<Pick<Story, 'textHash'>>;

type Stored = Pick<Story, 'content' | 'textHash'>;

/** The facts of a text that the spam rules need. Computing them for a long text is slow. */
interface TextFacts {
  links: readonly string[];
  textHash: string | null;
}

/** The facts that each request has computed so far, by text. */
const factsByRequest = new WeakMap<SpamCtx, Map<string, TextFacts>>();

/** The facts of a text, computed once per request. */
function factsOf(ctx: SpamCtx, content: string): TextFacts {
  const known = factsByRequest.get(ctx) ?? new Map<string, TextFacts>();
  factsByRequest.set(ctx, known);
  const facts = known.get(content) ?? {
    links: linksInMarkdown(content),
    textHash: hashOfText(content),
  };
  known.set(content, facts);
  return facts;
}

/**
 * Computes the facts that the spam rules need of these texts, each in a turn of the event loop of its own. Call it before the
 * transaction, so that no row is locked meanwhile.
 */
export async function computeFactsForRules(ctx: SpamCtx, texts: readonly string[]): Promise<void> {
  for (const content of new Set(texts)) {
    await nextTurn();
    factsOf(ctx, content);
  }
}

/** Computes the facts of the texts that a save compares if the story is public afterwards: the sent one, the stored one and the draft's. */
export async function computeStoredFactsForRules(
  ctx: SpamCtx & Pick<Context, 'db'>,
  id: string,
  content: string | undefined,
): Promise<void> {
  const [row] = await ctx.db.read<{ content: string; draft: string | null }>(
    'SELECT s.content, d.content AS draft FROM stories s LEFT JOIN story_drafts d ON d.id = s.id WHERE s.id = ?',
    [id],
  );
  await computeFactsForRules(
    ctx,
    [content, row?.content, row?.draft].filter((text) => text != null),
  );
}

const readStoredText = async (tx: Transaction, id: string): Promise<Stored> =>
  (await readStory(tx, id, ['content', 'textHash'])) ?? { content: '' };

/** Applies the spam rules to a story's text. */
async function judgeStory(
  tx: Transaction,
  ctx: SpamCtx,
  { id, authorId }: Pick<Story, 'id' | 'authorId'>,
  { title, content }: Pick<Story, 'title' | 'content'>,
) {
  const { textHash, links: textLinks } = factsOf(ctx, content);
  const [copies] = textHash
    ? await tx.read<{ n: number }>(
        `SELECT COUNT(*) AS n FROM (SELECT 1 FROM stories WHERE author_id = ? AND text_hash = ? AND id <> ?
           AND (${publicStorySql('stories')} OR withheld_level = 'public') LIMIT 100) s`,
        [authorId, textHash, id],
      )
    : [];
  const repeated = Number(copies?.n ?? 0);
  const author = await readAuthor(tx, ctx, authorId);
  const links = author.isStaff ? [] : [...linksIn(title), ...textLinks];
  const { newAccountsWait } = ctx.config;
  const verdict = judge({ kind: 'story', text: content, links, author, repeated, newAccountsWait });
  return { verdict, links, repeated, textHash };
}

/** Whether the change makes a public story non-public, so that its card must be deleted. */
const endsBeingPublic = (before: StoryBefore, { isStored }: Change, { privacyLevel }: Levels) =>
  isStored &&
  before.privacyLevel === PrivacyLevel.PUBLIC &&
  privacyLevel !== undefined &&
  privacyLevel !== PrivacyLevel.PUBLIC;

/**
 * Decides about the columns that say who may read a story, when it is created, imported or saved. All code that makes a story public
 * calls this. The rules check stories that become public, and new texts of stories that are public already.
 */
export async function decideLevels(
  tx: Transaction,
  ctx: SpamCtx,
  before: StoryBefore,
  change: Change,
): Promise<PublishingColumns> {
  const levels = await checkLevels(tx, ctx, before, change);
  if (endsBeingPublic(before, change, levels)) await deleteCards(tx, [before.id]);
  return levels;
}

/** Returns the columns after the change, and applies the spam rules if the story is public then. */
async function checkLevels(
  tx: Transaction,
  ctx: SpamCtx,
  before: StoryBefore,
  change: Change,
): Promise<PublishingColumns> {
  const wasPublic = change.isStored && chosenLevel(before) === PrivacyLevel.PUBLIC;
  const level = change.level ?? (change.isStored ? chosenLevel(before) : PrivacyLevel.PRIVATE);
  if (level !== PrivacyLevel.PUBLIC) {
    // No case stays open, whether the story was shown or waited, because organisers can't read it any more.
    if (wasPublic) await withdrawCases(tx, ctx, before.id);
    return levelColumns(before, change.level, false);
  }
  if (wasPublic && !change.isTextChanged) return levelColumns(before, change.level, false);
  return checkPublicStory(tx, ctx, before, { ...change, wasPublic });
}

/** Applies the spam rules to a story that becomes public, or that gets a new text while it is. */
async function checkPublicStory(
  tx: Transaction,
  ctx: SpamCtx,
  before: StoryBefore,
  { wasPublic, ...change }: Change & { wasPublic: boolean },
): Promise<PublishingColumns> {
  const isHeld = Boolean((before.withheld ?? 0) & withheldFor.review);
  const stored =
    change.isStored && (wasPublic || change.content === undefined)
      ? await readStoredText(tx, before.id)
      : null;
  const content = change.content ?? stored?.content ?? '';
  const title = change.title ?? before.title;
  const judged = await judgeStory(tx, ctx, before, { title, content });
  const { verdict, textHash } = judged;
  // A public story stays public, unless its new text adds a link or now repeats another story's text.
  if (
    wasPublic &&
    stored &&
    !isHeld &&
    verdict.findings.length > 0 &&
    addsNoSpam(ctx, before, stored, judged)
  )
    return { ...levelColumns(before, change.level, false), textHash };
  // A story hidden by staff doesn't wait for review: it is judged when they restore it.
  if ((before.withheld ?? 0) & withheldFor.staff)
    return { ...levelColumns(before, change.level, verdict.waits), textHash };
  await recordFindings(tx, ctx, {
    ...verdict,
    isHeld,
    subjectId: before.id,
    authorId: before.authorId,
    excerpt: excerptOf(title, change.excerptText ?? before.excerptText),
  });
  return { ...levelColumns(before, change.level, verdict.waits), textHash };
}

/** Whether the new text of a story adds no link to the stored one, and doesn't repeat another text if the stored one didn't. */
function addsNoSpam(
  ctx: SpamCtx,
  before: StoryBefore,
  stored: Stored,
  { links, repeated, textHash }: Awaited<ReturnType<typeof judgeStory>>,
): boolean {
  if (repeated > 0 && stored.textHash !== textHash) return false;
  return !hasNewLink(links, [...linksIn(before.title), ...factsOf(ctx, stored.content).links]);
}

/**
 * Judges a story's current text before it becomes public again. Returns whether it must wait for an organiser: then its case is open,
 * and the caller withholds it.
 */
export async function judgeStoredStory(tx: Transaction, ctx: SpamCtx, id: string): Promise<boolean> {
  const story = await readStory(tx, id, [
    ...(['id', 'authorId', 'privacyLevel', 'withheldLevel', 'withheld', 'publishedAt'] as const),
    ...(['title', 'excerptText', 'content'] as const),
  ]);
  if (!story || chosenLevel(story) !== PrivacyLevel.PUBLIC) return false;
  const { verdict } = await judgeStory(tx, ctx, story, story);
  if (!verdict.waits) return false;
  const excerpt = excerptOf(story.title, story.excerptText);
  await recordFindings(tx, ctx, { ...verdict, subjectId: id, authorId: story.authorId, excerpt });
  return true;
}

/** Removes the publication date of a story that waits before its first publication; `before` is the story with an earlier date, if any. */
export const publishedAtColumn = (levels: Levels, before: Pick<Story, 'publishedAt'> | null) =>
  (levels.withheld ?? 0) & withheldFor.review && !before?.publishedAt ? { publishedAt: null } : {};
