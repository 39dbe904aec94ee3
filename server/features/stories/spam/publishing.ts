import { setImmediate as nextTurn } from 'node:timers/promises';
import { isPublicStory } from '../../../authz/storyAudience';
import { PrivacyLevel } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import type { Story } from '../../../model/story.entity';
import { excerptOf, recordFindings, withdrawCases } from '../../../record/findings';
import type { Context } from '../../../request/context';
import { authorNow } from '../../members/user/newAccount';
import { readStory, withheldFor } from '../table/storiesTable';
import { chosenLevel, deleteCards, type Levels, levelsOf } from '../withholding/withholding';
import { hasNewLink, linksInMarkdown } from './addresses';
import { hashOfText, judge, linksIn, type SpamCtx } from './rules';

type Before = Pick<
  Story,
  'id' | 'authorId' | 'privacyLevel' | 'withheldLevel' | 'withheld' | 'publishedAt' | 'title' | 'excerptText'
>;

/** What a save changes of a story. */
export interface Change {
  /** The level that the author chooses; undefined keeps the current one. */
  level: PrivacyLevel | undefined;
  /** The new text, if given. */
  content: string | undefined;
  textChanges: boolean;
  /** Whether the row exists already. */
  isStored: boolean;
  title?: string | undefined;
  excerptText?: string | undefined;
}

type Publishing = Levels & Partial<Pick<Story, 'textHash'>>;

type Stored = Pick<Story, 'content' | 'textHash'>;

/** The facts of a text that the rules need. Computing them for a long text is slow. */
interface Reading {
  links: readonly string[];
  textHash: string | null;
}

/** The facts computed so far, by request. */
const readings = new WeakMap<SpamCtx, Map<string, Reading>>();

function readingOf(ctx: SpamCtx, content: string): Reading {
  const known = readings.get(ctx) ?? new Map<string, Reading>();
  readings.set(ctx, known);
  const reading = known.get(content) ?? {
    links: linksInMarkdown(content),
    textHash: hashOfText(content),
  };
  known.set(content, reading);
  return reading;
}

/** Reads each text in its own turn of the event loop. Call it before the transaction, so that no row is locked meanwhile. */
export async function readForRules(ctx: SpamCtx, texts: readonly string[]): Promise<void> {
  for (const content of new Set(texts)) {
    await nextTurn();
    readingOf(ctx, content);
  }
}

/** Calls readForRules() with the texts that a save compares if the story is public afterwards: sent, stored and of the draft. */
export async function readStoredForRules(
  ctx: SpamCtx & Pick<Context, 'db'>,
  id: string,
  content: string | undefined,
): Promise<void> {
  const [row] = await ctx.db.read<{ content: string; draft: string | null }>(
    'SELECT s.content, d.content AS draft FROM stories s LEFT JOIN story_drafts d ON d.id = s.id WHERE s.id = ?',
    [id],
  );
  await readForRules(
    ctx,
    [content, row?.content, row?.draft].filter((text) => text != null),
  );
}

const storedNow = async (tx: Transaction, id: string): Promise<Stored> =>
  (await readStory(tx, id, ['content', 'textHash'])) ?? { content: '' };

/** Applies the spam rules to a story's text. */
async function judgeStory(
  tx: Transaction,
  ctx: SpamCtx,
  { id, authorId }: Pick<Story, 'id' | 'authorId'>,
  { title, content }: Pick<Story, 'title' | 'content'>,
) {
  const { textHash, links: found } = readingOf(ctx, content);
  const [same] = textHash
    ? await tx.read<{ n: number }>(
        `SELECT COUNT(*) AS n FROM (SELECT 1 FROM stories WHERE author_id = ? AND text_hash = ? AND id <> ?
           AND (${isPublicStory('stories')} OR withheld_level = 'public') LIMIT 100) s`,
        [authorId, textHash, id],
      )
    : [];
  const repeated = Number(same?.n ?? 0);
  const author = await authorNow(tx, ctx, authorId);
  const links = author.isStaff ? [] : [...linksIn(title), ...found];
  const { newAccountsWait } = ctx.config;
  const verdict = judge({ kind: 'story', text: content, links, author, repeated, newAccountsWait });
  return { verdict, links, repeated, textHash };
}

/** Whether the change makes a public story non-public, so that its preview picture must be deleted. */
const endsBeingPublic = (before: Before, { isStored }: Change, { privacyLevel }: Levels) =>
  isStored &&
  before.privacyLevel === PrivacyLevel.PUBLIC &&
  privacyLevel !== undefined &&
  privacyLevel !== PrivacyLevel.PUBLIC;

/**
 * The columns that say who may read a story, when it is created, imported or saved. Every path that makes a story public calls
 * this. The rules check stories that become public, and new texts of stories that are public already.
 */
export async function levelsFor(
  tx: Transaction,
  ctx: SpamCtx,
  before: Before,
  change: Change,
): Promise<Publishing> {
  const levels = await judgedLevels(tx, ctx, before, change);
  if (endsBeingPublic(before, change, levels)) await deleteCards(tx, [before.id]);
  return levels;
}

async function judgedLevels(
  tx: Transaction,
  ctx: SpamCtx,
  before: Before,
  change: Change,
): Promise<Publishing> {
  const wasPublic = change.isStored && chosenLevel(before) === PrivacyLevel.PUBLIC;
  const level = change.level ?? (change.isStored ? chosenLevel(before) : PrivacyLevel.PRIVATE);
  if (level !== PrivacyLevel.PUBLIC) {
    // Applies to waiting and listed stories alike: organisers can't read it any more.
    if (wasPublic) await withdrawCases(tx, ctx, before.id);
    return levelsOf(before, change.level, false);
  }
  if (wasPublic && !change.textChanges) return levelsOf(before, change.level, false);
  return judgedAsPublic(tx, ctx, before, { ...change, wasPublic });
}

/** The columns of a story that becomes public, or that gets a new text while it is. */
async function judgedAsPublic(
  tx: Transaction,
  ctx: SpamCtx,
  before: Before,
  { wasPublic, ...change }: Change & { wasPublic: boolean },
): Promise<Publishing> {
  const isHeld = Boolean((before.withheld ?? 0) & withheldFor.review);
  const stored =
    change.isStored && (wasPublic || change.content === undefined) ? await storedNow(tx, before.id) : null;
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
    addsNothing(ctx, before, stored, judged)
  )
    return { ...levelsOf(before, change.level, false), textHash };
  // A story hidden by staff doesn't wait for review: it is judged when they restore it.
  if ((before.withheld ?? 0) & withheldFor.staff)
    return { ...levelsOf(before, change.level, verdict.waits), textHash };
  await recordFindings(tx, ctx, {
    ...verdict,
    isHeld,
    subjectId: before.id,
    authorId: before.authorId,
    excerpt: excerptOf(title, change.excerptText ?? before.excerptText),
  });
  return { ...levelsOf(before, change.level, verdict.waits), textHash };
}

/** Whether a text has no link that the stored one has not, and doesn't repeat another one since. */
function addsNothing(
  ctx: SpamCtx,
  before: Before,
  stored: Stored,
  { links, repeated, textHash }: Awaited<ReturnType<typeof judgeStory>>,
): boolean {
  if (repeated > 0 && stored.textHash !== textHash) return false;
  return !hasNewLink(links, [...linksIn(before.title), ...readingOf(ctx, stored.content).links]);
}

/**
 * Judges a story's current text before it becomes public again. Returns whether it must wait; then its case is open, and the
 * caller withholds it.
 */
export async function judgeStored(tx: Transaction, ctx: SpamCtx, id: string): Promise<boolean> {
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

/** A story that waits before its first publication has no publication date yet. Imported ones keep the date of their file. */
export const publishedWhile = (levels: Levels, before: Pick<Story, 'publishedAt'> | null) =>
  (levels.withheld ?? 0) & withheldFor.review && !before?.publishedAt ? { publishedAt: null } : {};
