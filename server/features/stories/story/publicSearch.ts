import { matchSql } from '../../../db/fullText';
import { placeholders, type SqlValue } from '../../../db/rows';
import { declareLimit } from '../../../db/statementLimits';
import { comparedBytesMax, inTextSql, type ParsedSearch, searchSeconds } from '../../../db/wordSearch';
import { type ConnectionArgs, pageSize, pageStatement, type UnionBranch } from '../../../graphql/connection';
import type { Context } from '../../../request/context';
import { joinStory } from '../table/storiesTable';
import {
  allOf,
  type Condition,
  filterCondition,
  hasFilter,
  type PublicFilter,
  publicList,
} from './publicLists';

/** Stories that are scanned from the page's start before the full-text index is used. */
export const maxScanned = 1_000;
/** Words that the scanned stories may have: a novel takes as long to scan as many short stories. */
export const maxScannedWords = 1_000_000;
/** If the stories are short, more are scanned: the more stories contain a word, the more the index costs. */
const maxScannedShort = 5_000;
const maxScannedShortWords = 200_000;

/** Stories in the sample by which the rarity of words is estimated. */
const sampleSize = 200;
/** A word is rare if at most one in fifty stories has it, or if no other word is rarer. */
const maxRare = sampleSize / 50;
/**
 * Among short stories, the index costs a tenth of comparing texts, so it also finds words that one in ten stories has, or that are up
 * to ten times as common as the rarest.
 */
const maxRareInShort = sampleSize / 10;
const maxTimesRarest = 10;

/** The stories that the full-text index finds: each word is the start of one of their words. */
const indexCondition = (words: readonly string[]): Condition => ({
  condition: matchSql('s.title', 's.content'),
  params: [words.map((word) => `+${word}*`).join(' ')],
});

/** Finds the words in title or text by the index; words that it doesn't store, in the title. */
export const storySearchCondition = ({ literal, words, areIndexed }: ParsedSearch): Condition =>
  areIndexed ? indexCondition(words) : { condition: 's.title LIKE ?', params: [`%${literal}%`] };

/** SQL conditions on the start of the author's name; the alias of `users` is `u`, and each has one parameter. */
export const authorNameConditions = ({ mayBeUsername }: ParsedSearch): string[] => [
  'u.display_name LIKE ?',
  ...(mayBeUsername ? ['u.username LIKE ?'] : []),
];

/** The list that is searched, and the page of it. */
interface Page {
  args: ConnectionArgs;
  filter: PublicFilter;
}

const orderSql = (args: ConnectionArgs, table: 'nearby' | 'sized' | 'scanned') => {
  const direction = args.last != null ? 'ASC' : 'DESC';
  return `ORDER BY ${table}.published_at ${direction}, ${table}.id ${direction}`;
};

/** The window frame of a running sum. The default frame, which includes rows of equal order, reads two more rows for each. */
const runningFrame = 'ROWS UNBOUNDED PRECEDING';

/** A statement for the list's stories from the page's start on. */
const nearbyStatement = ({ args, filter }: Page, max: number) =>
  pageStatement(args, { ...publicList(filter), columns: 's.id, s.published_at, s.word_count' }, max);

interface ScanLimits {
  stories: number;
  words: number;
  bytes?: number;
}

/**
 * SQL: the stories to scan from the page's start on, as derived table `scanned`, with each story as `s`. They are limited by
 * number, then by words and then by bytes: a text must be read to know its size, but comparing it takes fifty times as long.
 */
function scannedSource(
  page: Page,
  { stories, words, bytes = comparedBytesMax }: ScanLimits = { stories: maxScanned, words: maxScannedWords },
): { from: string; params: SqlValue[] } {
  const { sql, params } = nearbyStatement(page, stories);
  const withWords = `SELECT id, published_at, SUM(word_count) OVER (${orderSql(page.args, 'nearby')} ${runningFrame}) AS words FROM (${sql}) nearby`;
  const withBytes = `SELECT sized.id, sized.published_at,
      SUM(LENGTH(t.content)) OVER (${orderSql(page.args, 'sized')} ${runningFrame}) - LENGTH(t.content) AS bytes
    FROM (${withWords}) sized ${joinStory('sized.id', { s: 't', how: 'STRAIGHT_JOIN' })} AND sized.words <= ${words}`;
  return {
    from: `(${withBytes}) scanned ${joinStory('scanned.id', { how: 'STRAIGHT_JOIN' })} AND scanned.bytes < ${bytes}`,
    params,
  };
}

/** The stories of a source that are in the filtered list and meet the condition; `sourceParams` are those of the source. */
function branchOf(
  filter: PublicFilter,
  from: string,
  searched: Condition,
  sourceParams: SqlValue[] = [],
): UnionBranch {
  const { condition, params } = allOf([filterCondition(filter), searched]);
  return { from, where: condition, params: [...sourceParams, ...params] };
}

/** Finds the page's stories among the scanned ones. `fillsPage`: there is at least one more than the page has. */
async function searchScanned(
  ctx: Context,
  page: Page,
  words: readonly string[],
  source = scannedSource(page),
) {
  const { args, filter } = page;
  const size = pageSize(args);
  const searched = inTextSql(words, 's');
  const rows = await ctx.db.read<{ id: string }>(
    declareLimit(
      searchSeconds,
      `SELECT s.id FROM ${source.from} WHERE ${searched.condition} ${orderSql(args, 'scanned')} LIMIT ${size + 1}`,
    ),
    [...source.params, ...searched.params],
  );
  const ids = rows.map((row) => row.id);
  const found = { condition: `s.id IN (${placeholders(ids)})`, params: ids };
  const branches = ids.length > 0 ? [branchOf(filter, 'stories s', found)] : [];
  return { branches, fillsPage: ids.length > size };
}

/** `areShort`: the page starts among short stories, and there are more than those scanned. `areAll`: the scan has read the whole list. */
async function measureScan(ctx: Context, page: Page): Promise<{ areShort: boolean; areAll: boolean }> {
  const { sql, params } = nearbyStatement(page, maxScanned);
  const scanned = scannedSource(page);
  const [sums] = await ctx.db.read<{ n: number; words: string; compared: number }>(
    declareLimit(
      searchSeconds,
      `SELECT COUNT(*) AS n, COALESCE(SUM(word_count), 0) AS words,
         (SELECT COUNT(*) FROM ${scanned.from}) AS compared FROM (${sql}) nearby`,
    ),
    [...scanned.params, ...params],
  );
  const [count, words] = [Number(sums?.n), Number(sums?.words)];
  return {
    areShort: count === maxScanned && words <= (maxScannedShortWords * maxScanned) / maxScannedShort,
    areAll: count < maxScanned && Number(sums?.compared) === count,
  };
}

/** The words for the index: the rarest in a sample of the latest stories and those about as rare; among short stories commoner ones, too. */
async function rareWords(
  ctx: Context,
  words: readonly string[],
  areShort: boolean,
): Promise<readonly string[]> {
  if (words.length < 2) return words;
  // Each word is compared with each text of the sample.
  const bytes = comparedBytesMax / words.length;
  const limits = { stories: sampleSize, words: maxScannedWords, bytes };
  const { from, params } = scannedSource({ args: {}, filter: {} }, limits);
  const conditions = words.map((word) => inTextSql([word], 's'));
  const columns = conditions.map(({ condition }, n) => `COALESCE(SUM(${condition}), 0) AS n${n}`);
  const [counts = {}] = await ctx.db.read<Record<string, unknown>>(
    declareLimit(searchSeconds, `SELECT ${columns.join(', ')} FROM ${from}`),
    [...conditions.flatMap((condition) => condition.params), ...params],
  );
  const countOf = (n: number) => Number(counts[`n${n}`]);
  const rarest = Math.min(...words.map((_, n) => countOf(n)));
  const most = areShort ? Math.max(rarest * maxTimesRarest, maxRareInShort) : Math.max(rarest, maxRare);
  return words.filter((_, n) => countOf(n) <= most);
}

/** Finds the rare words by the index, and compares the other words with the texts that it finds. */
async function indexBranch(
  ctx: Context,
  filter: PublicFilter,
  words: readonly string[],
  areShort: boolean,
): Promise<UnionBranch> {
  const rare = await rareWords(ctx, words, areShort);
  const others = words.filter((word) => !rare.includes(word));
  const conditions = [indexCondition(rare), ...(others.length > 0 ? [inTextSql(others, 's')] : [])];
  return branchOf(filter, 'stories s', allOf(conditions));
}

/**
 * Query branches for a search of public stories: those that read the page, and those that count all results. Common words are found by scanning the latest stories, because
 * InnoDB's index would first collect every story that contains them. If the scan doesn't fill the page, nor a
 * longer one of short stories, the words are rare: the index finds the rare words, and the others are compared
 * with the text. Words that the index doesn't store are found in the scanned stories and in all titles.
 */
export async function searchBranches(
  ctx: Context,
  args: ConnectionArgs,
  wanted: ParsedSearch,
  filter: PublicFilter,
): Promise<{ page: UnionBranch[]; counted: () => Promise<UnionBranch[]>; textsLeftOut: boolean }> {
  const page = { args, filter };
  const byAuthor = authorNameConditions(wanted).map((condition) =>
    branchOf(filter, 'users u STRAIGHT_JOIN stories s ON s.author_id = u.id', {
      condition,
      params: [`${wanted.literal}%`],
    }),
  );
  const { words } = wanted;
  const scan = await searchScanned(ctx, page, words);
  const latest = scannedSource({ args: {}, filter });
  const countLatest = async () => [
    ...byAuthor,
    branchOf(filter, latest.from, inTextSql(words, 's'), latest.params),
  ];
  const scanned = { page: [...byAuthor, ...scan.branches], counted: countLatest, textsLeftOut: false };
  if (scan.fillsPage) return scanned;
  const { areShort, areAll } = await measureScan(ctx, page);
  if (!wanted.areIndexed) {
    const inTitle = branchOf(filter, 'stories s', storySearchCondition(wanted));
    return {
      page: [...scanned.page, inTitle],
      counted: async () => [...(await countLatest()), inTitle],
      textsLeftOut: !areAll,
    };
  }
  // Words that are rare in a filtered list may be common among all stories, which the index would collect first.
  if (areAll && hasFilter(filter)) return scanned;
  const byIndex = async () => [...byAuthor, await indexBranch(ctx, filter, words, areShort)];
  if (areShort) {
    const longer = scannedSource(page, { stories: maxScannedShort, words: maxScannedShortWords });
    const longScan = await searchScanned(ctx, page, words, longer);
    if (longScan.fillsPage)
      return { page: [...byAuthor, ...longScan.branches], counted: byIndex, textsLeftOut: false };
  }
  const branches = await byIndex();
  return { page: branches, counted: async () => branches, textsLeftOut: false };
}
