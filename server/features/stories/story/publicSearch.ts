import { matchSql } from '../../../db/fullText';
import { placeholders, type SqlValue } from '../../../db/rows';
import { declareLimit } from '../../../db/statementLimits';
import { comparedBytesMax, inTextSql, type ParsedSearch, searchSeconds } from '../../../db/wordSearch';
import { type ConnectionArgs, pageSize, pageStatement, type UnionBranch } from '../../../graphql/connection';
import type { Context } from '../../../request/context';
import { joinStory } from '../table/storiesTable';
import { allOf, type Condition, isLimited, isListed, type PublicFilter, publicList } from './publicLists';

/** Stories scanned from the page's start before the full-text index is used. */
export const lookedAt = 1_000;
/** Limit on the words in these stories: a novel takes as long to scan as many short stories. */
export const wordsLookedAt = 1_000_000;
/** If these stories are short, more are scanned: the index costs more the more stories contain a word. */
const shortLookedAt = 5_000;
const wordsInShort = 200_000;
/** Sample size to estimate how rare words are: at most one in fifty, or the rarest. */
const sampled = 200;
const rare = sampled / 50;
/** A short story's entry in the index costs a tenth of comparing its text, so words up to one in ten are asked too. */
const rareInShort = sampled / 10;
const commonerInShort = 10;
/** Every word must match as a prefix. */
const inIndex = (words: readonly string[]): Condition => ({
  condition: matchSql('s.title', 's.content'),
  params: [words.map((word) => `+${word}*`).join(' ')],
});

/** Matches the words in title or text; the alias of `stories` is `s`. */
export const inStory = ({ literal, words, areIndexed }: ParsedSearch): Condition =>
  areIndexed ? inIndex(words) : { condition: 's.title LIKE ?', params: [`%${literal}%`] };

/** Matches the start of the author's name; the alias of `users` is `u`. */
export const byName = ({ mayBeUsername }: ParsedSearch): string[] => [
  'u.display_name LIKE ?',
  ...(mayBeUsername ? ['u.username LIKE ?'] : []),
];

const order = (args: ConnectionArgs, table: 'nearby' | 'sized' | 'latest') => {
  const direction = args.last != null ? 'ASC' : 'DESC';
  return `ORDER BY ${table}.published_at ${direction}, ${table}.id ${direction}`;
};

/** Window frame of a running sum. The default, which includes rows of equal order, reads two more rows for each. */
const soFar = 'ROWS UNBOUNDED PRECEDING';

/** The position and list where a search begins. */
interface Place {
  args: ConnectionArgs;
  filter: PublicFilter;
}

/** The next stories of the list from the page's start. */
const nearbyStatement = ({ args, filter }: Place, max: number) =>
  pageStatement(args, { ...publicList(filter), columns: 's.id, s.published_at, s.word_count' }, max);

/**
 * SQL: the next stories as derived table `latest`, with each story as `s`, limited by words and then by bytes. A text's size
 * isn't known without reading it, but comparing it takes fifty times as long.
 */
function latest(
  place: Place,
  max = lookedAt,
  maxWords = wordsLookedAt,
  maxBytes = comparedBytesMax,
): { from: string; params: SqlValue[] } {
  const { sql, params } = nearbyStatement(place, max);
  const words = `SELECT id, published_at, SUM(word_count) OVER (${order(place.args, 'nearby')} ${soFar}) AS words FROM (${sql}) nearby`;
  const bytes = `SELECT sized.id, sized.published_at,
      SUM(LENGTH(t.content)) OVER (${order(place.args, 'sized')} ${soFar}) - LENGTH(t.content) AS bytes
    FROM (${words}) sized ${joinStory('sized.id', { s: 't', how: 'STRAIGHT_JOIN' })} AND sized.words <= ${maxWords}`;
  return {
    from: `(${bytes}) latest ${joinStory('latest.id', { how: 'STRAIGHT_JOIN' })} AND latest.bytes < ${maxBytes}`,
    params,
  };
}

/** The list's stories that meet the condition. */
function where(filter: PublicFilter, from: string, found: Condition, before: SqlValue[] = []): UnionBranch {
  const { condition, params } = allOf([isListed(filter), found]);
  return { from, where: condition, params: [...before, ...params] };
}

/** The page's stories among the scanned ones, and whether they fill the page and one more row. */
async function foundNearby(
  ctx: Context,
  place: Place,
  words: readonly string[],
  { from, params } = latest(place),
) {
  const { args, filter } = place;
  const size = pageSize(args);
  const wanted = inTextSql(words, 's');
  const rows = await ctx.db.read<{ id: string }>(
    declareLimit(
      searchSeconds,
      `SELECT s.id FROM ${from} WHERE ${wanted.condition} ${order(args, 'latest')} LIMIT ${size + 1}`,
    ),
    [...params, ...wanted.params],
  );
  const ids = rows.map((row) => row.id);
  const found = { condition: `s.id IN (${placeholders(ids)})`, params: ids };
  const branches = ids.length > 0 ? [where(filter, 'stories s', found)] : [];
  return { branches, fillsPage: ids.length > size };
}

/** Whether the page starts among short stories, with more after those scanned, and whether the scan read all the rest. */
async function sizeUp(ctx: Context, place: Place): Promise<{ areShort: boolean; areAll: boolean }> {
  const { sql, params } = nearbyStatement(place, lookedAt);
  const compared = latest(place);
  const [sums] = await ctx.db.read<{ n: number; words: string; compared: number }>(
    declareLimit(
      searchSeconds,
      `SELECT COUNT(*) AS n, COALESCE(SUM(word_count), 0) AS words,
         (SELECT COUNT(*) FROM ${compared.from}) AS compared FROM (${sql}) nearby`,
    ),
    [...compared.params, ...params],
  );
  const [count, allWords] = [Number(sums?.n), Number(sums?.words)];
  return {
    areShort: count === lookedAt && allWords <= (wordsInShort * lookedAt) / shortLookedAt,
    areAll: count < lookedAt && Number(sums?.compared) === count,
  };
}

/** The rarest word and those about as rare; among short stories also commoner ones. */
async function rareWords(ctx: Context, words: readonly string[], short: boolean): Promise<readonly string[]> {
  if (words.length < 2) return words;
  // Each word is compared with each of these texts.
  const bytes = comparedBytesMax / words.length;
  const { from, params } = latest({ args: {}, filter: {} }, sampled, wordsLookedAt, bytes);
  const conditions = words.map((word) => inTextSql([word], 's'));
  const columns = conditions.map(({ condition }, n) => `COALESCE(SUM(${condition}), 0) AS n${n}`);
  const [counts = {}] = await ctx.db.read<Record<string, unknown>>(
    declareLimit(searchSeconds, `SELECT ${columns.join(', ')} FROM ${from}`),
    [...conditions.flatMap((condition) => condition.params), ...params],
  );
  const countOf = (n: number) => Number(counts[`n${n}`]);
  const least = Math.min(...words.map((_, n) => countOf(n)));
  const most = short ? Math.max(least * commonerInShort, rareInShort) : Math.max(least, rare);
  return words.filter((_, n) => countOf(n) <= most);
}

/**
 * Query branches for a search of public stories. Common words are found by scanning the latest stories, because
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
  const place = { args, filter };
  const named = byName(wanted).map((isNamed) =>
    where(filter, 'users u STRAIGHT_JOIN stories s ON s.author_id = u.id', {
      condition: isNamed,
      params: [`${wanted.literal}%`],
    }),
  );
  const { words } = wanted;
  const nearby = await foundNearby(ctx, place, words);
  const first = latest({ args: {}, filter });
  const amongLatest = async () => [...named, where(filter, first.from, inTextSql(words, 's'), first.params)];
  const scanned = { page: [...named, ...nearby.branches], counted: amongLatest, textsLeftOut: false };
  if (nearby.fillsPage) return scanned;
  const { areShort, areAll } = await sizeUp(ctx, place);
  if (!wanted.areIndexed) {
    const inTitle = where(filter, 'stories s', inStory(wanted));
    return {
      page: [...scanned.page, inTitle],
      counted: async () => [...(await amongLatest()), inTitle],
      textsLeftOut: !areAll,
    };
  }
  // Words that are rare in a short list may be common among all stories, which the index would collect first.
  if (areAll && isLimited(filter)) return scanned;
  const indexed = async () => [...named, await fromIndex(ctx, filter, words, areShort)];
  if (areShort) {
    const further = await foundNearby(ctx, place, words, latest(place, shortLookedAt, wordsInShort));
    if (further.fillsPage)
      return { page: [...named, ...further.branches], counted: indexed, textsLeftOut: false };
  }
  const page = await indexed();
  return { page, counted: async () => page, textsLeftOut: false };
}

/** Finds the rare words in the index, and compares the others with the text. */
async function fromIndex(
  ctx: Context,
  filter: PublicFilter,
  words: readonly string[],
  areShort: boolean,
): Promise<UnionBranch> {
  const looked = await rareWords(ctx, words, areShort);
  const others = words.filter((word) => !looked.includes(word));
  return where(
    filter,
    'stories s',
    allOf([inIndex(looked), ...(others.length > 0 ? [inTextSql(others, 's')] : [])]),
  );
}
