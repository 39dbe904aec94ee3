import { diffArrays } from 'diff';
import { limits } from '../../../server/contract/limits';
import { type Details, type DocumentKind, detailKeys, detailOf, type TextFields } from './model';
import { noteTitle } from './noteTitle';

/** A part of a merged text: the same for both sides, or a clash that both changed differently. */
type MergePiece =
  | { kind: 'same'; text: string }
  | { kind: 'clash'; base: string; mine: string; theirs: string };

export interface TextMerge {
  pieces: readonly MergePiece[];
  /** The merged text; null if there is a clash. */
  merged: string | null;
}

export interface DraftMerge {
  title: TextMerge;
  content: TextMerge;
  /** Null if the title or the text clashes. */
  merged: TextFields | null;
}

const lineEnd = '(?:\\r\\n|\\n|\\r(?!\\n))';
const blankLines = new RegExp(`(${lineEnd}(?:[^\\S\\r\\n]*${lineEnd})+)`);

/** Splits into alternating paragraphs and blank lines; joining them restores the text byte for byte. */
const toParagraphs = (text: string): string[] => text.split(blankLines);

/** Replaces the base's tokens from `start` (inclusive) to `end` (exclusive) by `tokens`; an insertion if `start === end`. */
interface Hunk {
  start: number;
  end: number;
  tokens: readonly string[];
}

/** Maximum number of differing paragraphs: beyond it the texts have little in common, and a diff would take seconds. */
const maxEdits = 1_000;

/** How many tokens at the start are equal. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** How many tokens at the end are equal, without the first `from` of both. */
function sharedEnd(one: readonly string[], other: readonly string[], from: number): number {
  const most = Math.min(one.length, other.length) - from;
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1;
  return count;
}

function hunksOf(base: readonly string[], side: readonly string[]): Hunk[] {
  const before = sharedStart(base, side);
  const after = sharedEnd(base, side, before);
  const [was, now] = [base.slice(before, base.length - after), side.slice(before, side.length - after)];
  const changes = diffArrays(was, now, { maxEditLength: maxEdits });
  if (!changes) return [{ start: before, end: base.length - after, tokens: now }];
  const hunks: Hunk[] = [];
  let at = before;
  let open: { start: number; end: number; tokens: string[] } | null = null;
  for (const { added, removed, value } of changes) {
    if (!added && !removed) {
      open = null;
      at += value.length;
      continue;
    }
    if (!open) {
      open = { start: at, end: at, tokens: [] };
      hunks.push(open);
    }
    if (added) open.tokens = open.tokens.concat(value);
    else {
      at += value.length;
      open.end = at;
    }
  }
  return hunks;
}

/** Adjacent changes don't clash, except two insertions at the same position. */
function overlap(a: Pick<Hunk, 'start' | 'end'>, b: Hunk): boolean {
  if (a.start === a.end && b.start === b.end) return a.start === b.start;
  return a.start < b.end && b.start < a.end;
}

/** The base's tokens from `start` to before `end` with the given hunks applied. */
function applyHunks(base: readonly string[], hunks: readonly Hunk[], start: number, end: number): string {
  let text = '';
  let at = start;
  for (const hunk of hunks) {
    text += base.slice(at, hunk.start).join('') + hunk.tokens.join('');
    at = hunk.end;
  }
  return text + base.slice(at, end).join('');
}

const byPlace = (a: Hunk, b: Hunk) => a.start - b.start || a.end - b.end;

interface Region {
  start: number;
  end: number;
  mine: Hunk[];
  theirs: Hunk[];
}

/** Hunks of both sides in order, overlapping ones grouped. */
function regionsOf(mine: readonly Hunk[], theirs: readonly Hunk[]): Region[] {
  const hunks = [
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].sort((a, b) => byPlace(a.hunk, b.hunk));
  const regions: Region[] = [];
  for (const { hunk, side } of hunks) {
    let region = regions.at(-1);
    if (!region || !overlap(region, hunk)) {
      region = { start: hunk.start, end: hunk.end, mine: [], theirs: [] };
      regions.push(region);
    }
    region.end = Math.max(region.end, hunk.end);
    region[side].push(hunk);
  }
  return regions;
}

/** Whether a line starts there: after a line break, but not within a CRLF. */
const beginsLine = (text: string, at: number) =>
  at === 0 || text[at - 1] === '\n' || (text[at - 1] === '\r' && text[at] !== '\n');

/** Splits off the lines common to all three at the start and end of a clash. */
function clashWithin(base: string, mine: string, theirs: string): MergePiece[] {
  const sides = [base, mine, theirs];
  const shortest = Math.min(...sides.map((side) => side.length));
  const alike = (at: number) => mine.at(at) === base.at(at) && theirs.at(at) === base.at(at);
  const isLine = (places: readonly number[]) => sides.every((side, n) => beginsLine(side, places[n] ?? 0));
  // Whole shared lines at the start, then at the end.
  let before = 0;
  while (before < shortest && alike(before)) before += 1;
  while (!isLine([before, before, before])) before -= 1;
  let after = 0;
  while (after < shortest - before && alike(-after - 1)) after += 1;
  while (after > 0 && !isLine(sides.map((side) => side.length - after))) after -= 1;
  const [was = '', my = '', their = ''] = sides.map((side) => side.slice(before, side.length - after));
  return [
    { kind: 'same', text: base.slice(0, before) },
    { kind: 'clash', base: was, mine: my, theirs: their },
    { kind: 'same', text: base.slice(base.length - after) },
  ];
}

const unclashed = (text: string): TextMerge => ({ pieces: [{ kind: 'same', text }], merged: text });

/** Merges two versions of a base text by paragraph. */
export function mergeText(base: string, mine: string, theirs: string): TextMerge {
  if (mine === theirs || theirs === base) return unclashed(mine);
  if (mine === base) return unclashed(theirs);
  const tokens = toParagraphs(base);
  const pieces: MergePiece[] = [];
  const add = (text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === 'same') last.text += text;
    else if (text !== '') pieces.push({ kind: 'same', text });
  };
  // Sliced, because joining a long text's paragraphs takes a tenth of the merge.
  let [at, place] = [0, 0];
  const through = (end: number): string => {
    const from = place;
    for (; at < end; at += 1) place += tokens[at]?.length ?? 0;
    return base.slice(from, place);
  };
  for (const { start, end, ...sides } of regionsOf(
    hunksOf(tokens, toParagraphs(mine)),
    hunksOf(tokens, toParagraphs(theirs)),
  )) {
    add(through(start));
    const was = through(end);
    const my = applyHunks(tokens, sides.mine, start, end);
    const their = applyHunks(tokens, sides.theirs, start, end);
    if (my === their || sides.theirs.length === 0) add(my);
    else if (sides.mine.length === 0) add(their);
    else
      for (const piece of clashWithin(was, my, their)) {
        if (piece.kind === 'same') add(piece.text);
        else pieces.push(piece);
      }
  }
  add(base.slice(place));
  const clashes = pieces.some(({ kind }) => kind === 'clash');
  return {
    pieces,
    merged: clashes ? null : pieces.map((piece) => (piece.kind === 'same' ? piece.text : '')).join(''),
  };
}

/** Merges a title as one piece: if both sides changed it, it clashes. */
function mergeStoryTitle(base: string, mine: string, theirs: string): TextMerge {
  if (mine === theirs || theirs === base) return unclashed(mine);
  if (mine === base) return unclashed(theirs);
  return { pieces: [{ kind: 'clash', base, mine, theirs }], merged: null };
}

/** Maximum number of tags per kind; journals have none. */
export const tagsMax: Record<DocumentKind, number> = {
  story: limits.story.tagsMax,
  journal: 0,
  note: limits.note.tagsMax,
};

/** Applies the removals and additions of both sides. */
export function mergeTags(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  max: number,
): readonly string[] {
  const kept = mine.filter((tag) => !base.includes(tag) || theirs.includes(tag));
  const added = theirs.filter((tag) => !base.includes(tag) && !kept.includes(tag));
  return [...kept, ...added].slice(0, max);
}

/** Merges each field by itself. If both sides changed it, this side wins; a field missing here follows the other side. */
export function mergeDetails(base: Details, mine: Details, theirs: Details): Details {
  const isChanged = (key: string) => key in mine && detailOf(mine, key) !== detailOf(base, key);
  return Object.fromEntries(
    detailKeys(mine, theirs).map((key) => [key, (isChanged(key) ? mine : theirs)[key] ?? null]),
  );
}

/** The titles of journals and notes are generated, so they never clash. */
function mergeTitleOfKind(
  kind: DocumentKind,
  base: TextFields,
  mine: TextFields,
  theirs: TextFields,
  content: TextMerge,
) {
  if (kind === 'story') return mergeStoryTitle(base.title, mine.title, theirs.title);
  if (kind === 'journal') return unclashed(mine.title === base.title ? theirs.title : mine.title);
  const [chosen] = [theirs, mine].filter((side) => side.content === content.merged);
  return unclashed(chosen?.title ?? noteTitle(content.merged ?? mine.content));
}

export function mergeDrafts(
  base: TextFields,
  mine: TextFields,
  theirs: TextFields,
  kind: DocumentKind,
): DraftMerge {
  const content = mergeText(base.content, mine.content, theirs.content);
  const title = mergeTitleOfKind(kind, base, mine, theirs, content);
  const merged =
    title.merged === null || content.merged === null
      ? null
      : {
          title: title.merged,
          content: content.merged,
          tags: mergeTags(base.tags, mine.tags, theirs.tags, tagsMax[kind]),
          details: mergeDetails(base.details, mine.details, theirs.details),
        };
  return { title, content, merged };
}
