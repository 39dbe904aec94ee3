import { setImmediate as nextTurn } from 'node:timers/promises';
import { isPublicStory } from '../../../authz/storyAudience';
import { PrivacyLevel } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import type { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { authorNow } from '../../members/user/newAccount';
import { chosenLevel, deleteCards, type Levels, levelsOf, withheldFor } from '../withholding/withholding';
import { hasNewLink, linksInMarkdown } from './addresses';
import { excerptOf, recordFindings, type SpamCtx, withdrawCases } from './findings';
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

interface Stored {
  content: string;
  textHash: string | null;
}

/** What the rules need to know of a text, which takes a while to find in a long one. */
interface Reading {
  links: readonly string[];
  textHash: string | null;
}

/** The texts that were read for a request. */
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

/** Reads texts in a turn of the event loop each. Done before a transaction, no row is locked meanwhile. */
export async function readForRules(ctx: SpamCtx, texts: readonly string[]): Promise<void> {
  for (const content of new Set(texts)) {
    await nextTurn();
    readingOf(ctx, content);
  }
}

/** The same for the texts that a save of a story compares, if it is public afterwards. */
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

const storedNow = async (tx: Transaction, id: string): Promise<Stored> => {
  const [row] = await tx.read<Stored>('SELECT content, text_hash AS textHash FROM stories WHERE id = ?', [
    id,
  ]);
  return row ?? { content: '', textHash: null };
};

/** What the rules say of a story's text. */
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

/** Whether its picture for previews goes with the publication. */
const endsBeingPublic = (before: Before, { isStored }: Change, { privacyLevel }: Levels) =>
  isStored &&
  before.privacyLevel === PrivacyLevel.PUBLIC &&
  privacyLevel !== undefined &&
  privacyLevel !== PrivacyLevel.PUBLIC;

/**
 * The columns of a story that say who may read it, when it is created, imported or saved: every way by which one becomes public asks
 * here. The rules look at what is public from now on, and at the text of what is public already.
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
    // Whether it waited or was only listed: organisers can't read it any more.
    if (wasPublic) await withdrawCases(tx, ctx, before.id);
    return levelsOf(before, change.level, false);
  }
  if (wasPublic && !change.textChanges) return levelsOf(before, change.level, false);
  const isHeld = Boolean((before.withheld ?? 0) & withheldFor.review);
  const stored =
    change.isStored && (wasPublic || change.content === undefined) ? await storedNow(tx, before.id) : null;
  const content = change.content ?? stored?.content ?? '';
  const { verdict, links, repeated, textHash } = await judgeStory(tx, ctx, before, {
    title: change.title ?? before.title,
    content,
  });
  // What was public stays so, unless its new text has a link that it didn't have, or now is that of another.
  if (wasPublic && stored && !isHeld && verdict.findings.length > 0) {
    const repeatsNow = repeated > 0 && stored.textHash !== textHash;
    const earlier = [...linksIn(before.title), ...readingOf(ctx, stored.content).links];
    if (!repeatsNow && !hasNewLink(links, earlier))
      return { ...levelsOf(before, change.level, false), textHash };
  }
  // What staff hid waits for nobody meanwhile: it is judged when they restore it.
  if ((before.withheld ?? 0) & withheldFor.staff)
    return { ...levelsOf(before, change.level, verdict.waits), textHash };
  await recordFindings(tx, ctx, {
    ...verdict,
    isHeld,
    subjectId: before.id,
    authorId: before.authorId,
    excerpt: excerptOf(change.title ?? before.title, change.excerptText ?? before.excerptText),
  });
  return { ...levelsOf(before, change.level, verdict.waits), textHash };
}

/**
 * Judges a story as it is, if it is to be public again; returns whether it waits, for which its case is opened. The caller
 * withholds it.
 */
export async function judgeStored(tx: Transaction, ctx: SpamCtx, id: string): Promise<boolean> {
  const [story] = await tx.read<Before & Stored>(
    `SELECT id, author_id AS authorId, privacy_level AS privacyLevel, withheld_level AS withheldLevel, withheld, title,
       published_at AS publishedAt, excerpt_text AS excerptText, content, text_hash AS textHash FROM stories WHERE id = ?`,
    [id],
  );
  if (!story || chosenLevel(story) !== PrivacyLevel.PUBLIC) return false;
  const { verdict } = await judgeStory(tx, ctx, story, story);
  if (!verdict.waits) return false;
  const excerpt = excerptOf(story.title, story.excerptText);
  await recordFindings(tx, ctx, { ...verdict, subjectId: id, authorId: story.authorId, excerpt });
  return true;
}

/** Until it is shown for the first time, it was never published. Imported ones keep the date of their file. */
export const publishedWhile = (levels: Levels, before: Pick<Story, 'publishedAt'> | null) =>
  (levels.withheld ?? 0) & withheldFor.review && !before?.publishedAt ? { publishedAt: null } : {};
