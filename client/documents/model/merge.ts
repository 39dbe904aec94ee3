import { limits } from '../../../server/contract/limits';
import { runsBetween } from './diffRuns';
import { type Details, type DocumentKind, detailKeys, detailOf, type TextFields } from './model';
import { noteTitle } from './noteTitle';

/** A part of a merged text: one text, or a clash, where both sides changed the base differently. `mine` is this device's side. */
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

/** Matches one line break: CRLF, LF or CR. */
const lineEnd = '(?:\\r\\n|\\n|\\r(?!\\n))';
/** Matches the line breaks between two paragraphs, in a group so that splitting returns them as well. */
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
const maxEditLength = 1_000;

/** The changes from the base to one side. */
function hunksOf(base: readonly string[], side: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let position = 0;
  let open: { start: number; end: number; tokens: string[] } | null = null;
  for (const { kind, items } of runsBetween(base, side, maxEditLength)) {
    if (kind === 'same') {
      open = null;
      position += items.length;
      continue;
    }
    if (!open) {
      open = { start: position, end: position, tokens: [] };
      hunks.push(open);
    }
    if (kind === 'added') open.tokens = open.tokens.concat(items);
    else {
      position += items.length;
      open.end = position;
    }
  }
  return hunks;
}

/** Adjacent changes don't clash, except two insertions at the same position. */
function overlaps(a: Pick<Hunk, 'start' | 'end'>, b: Hunk): boolean {
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

const byPosition = (a: Hunk, b: Hunk) => a.start - b.start || a.end - b.end;

/** A part of the base that hunks of one side change, or overlapping hunks of both. */
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
  ].sort((a, b) => byPosition(a.hunk, b.hunk));
  const regions: Region[] = [];
  for (const { hunk, side } of hunks) {
    let region = regions.at(-1);
    if (!region || !overlaps(region, hunk)) {
      region = { start: hunk.start, end: hunk.end, mine: [], theirs: [] };
      regions.push(region);
    }
    region.end = Math.max(region.end, hunk.end);
    region[side].push(hunk);
  }
  return regions;
}

/** Whether a line starts at this index: after a line break, but not within a CRLF. */
const beginsLine = (text: string, at: number) =>
  at === 0 || text[at - 1] === '\n' || (text[at - 1] === '\r' && text[at] !== '\n');

/** Splits off the lines common to all three at the start and end of a clash. */
function clashWithin(base: string, mine: string, theirs: string): MergePiece[] {
  const sides = [base, mine, theirs];
  const shortest = Math.min(...sides.map((side) => side.length));
  const alike = (at: number) => mine.at(at) === base.at(at) && theirs.at(at) === base.at(at);
  const beginLines = (indexes: readonly number[]) =>
    sides.every((side, n) => beginsLine(side, indexes[n] ?? 0));
  // Whole shared lines at the start, then at the end.
  let before = 0;
  while (before < shortest && alike(before)) before += 1;
  while (!beginLines([before, before, before])) before -= 1;
  let after = 0;
  while (after < shortest - before && alike(-after - 1)) after += 1;
  while (after > 0 && !beginLines(sides.map((side) => side.length - after))) after -= 1;
  const [baseRest = '', myRest = '', theirRest = ''] = sides.map((side) =>
    side.slice(before, side.length - after),
  );
  return [
    { kind: 'same', text: base.slice(0, before) },
    { kind: 'clash', base: baseRest, mine: myRest, theirs: theirRest },
    { kind: 'same', text: base.slice(base.length - after) },
  ];
}

/** A merge without a clash. */
const mergedText = (text: string): TextMerge => ({ pieces: [{ kind: 'same', text }], merged: text });

/** Merges two versions of a base text by paragraph. */
export function mergeText(base: string, mine: string, theirs: string): TextMerge {
  if (mine === theirs || theirs === base) return mergedText(mine);
  if (mine === base) return mergedText(theirs);
  const tokens = toParagraphs(base);
  const pieces: MergePiece[] = [];
  const add = (text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === 'same') last.text += text;
    else if (text !== '') pieces.push({ kind: 'same', text });
  };
  let [token, offset] = [0, 0];
  /** The base's text up to a token. It is sliced, because joining a long text's paragraphs takes a tenth of the merge. */
  const readUntil = (end: number): string => {
    const from = offset;
    for (; token < end; token += 1) offset += tokens[token]?.length ?? 0;
    return base.slice(from, offset);
  };
  for (const { start, end, ...sides } of regionsOf(
    hunksOf(tokens, toParagraphs(mine)),
    hunksOf(tokens, toParagraphs(theirs)),
  )) {
    add(readUntil(start));
    const baseText = readUntil(end);
    const myText = applyHunks(tokens, sides.mine, start, end);
    const theirText = applyHunks(tokens, sides.theirs, start, end);
    if (myText === theirText || sides.theirs.length === 0) add(myText);
    else if (sides.mine.length === 0) add(theirText);
    else
      for (const piece of clashWithin(baseText, myText, theirText)) {
        if (piece.kind === 'same') add(piece.text);
        else pieces.push(piece);
      }
  }
  add(base.slice(offset));
  const hasClash = pieces.some(({ kind }) => kind === 'clash');
  return {
    pieces,
    merged: hasClash ? null : pieces.map((piece) => (piece.kind === 'same' ? piece.text : '')).join(''),
  };
}

/** Merges a title as one piece: if both sides changed it, it clashes. */
function mergeStoryTitle(base: string, mine: string, theirs: string): TextMerge {
  if (mine === theirs || theirs === base) return mergedText(mine);
  if (mine === base) return mergedText(theirs);
  return { pieces: [{ kind: 'clash', base, mine, theirs }], merged: null };
}

/** Maximum number of tags per kind; journals have none. */
export const tagsMax: Record<DocumentKind, number> = {
  story: limits.story.tagsMax,
  journal: 0,
  note: limits.note.tagsMax,
};

/** Applies both sides' removals and additions of tags; keeps the first `max` tags. */
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

/** Merges each field by itself. If both sides changed one, `mine` wins; a field that `mine` doesn't have is taken from `theirs`. */
export function mergeDetails(base: Details, mine: Details, theirs: Details): Details {
  const isChanged = (key: string) => key in mine && detailOf(mine, key) !== detailOf(base, key);
  return Object.fromEntries(
    detailKeys(mine, theirs).map((key) => [key, (isChanged(key) ? mine : theirs)[key] ?? null]),
  );
}

/** Merges the titles. Those of journals and notes are generated, so they never clash. */
function mergeTitleOfKind(
  kind: DocumentKind,
  base: TextFields,
  mine: TextFields,
  theirs: TextFields,
  content: TextMerge,
) {
  if (kind === 'story') return mergeStoryTitle(base.title, mine.title, theirs.title);
  if (kind === 'journal') return mergedText(mine.title === base.title ? theirs.title : mine.title);
  const sideAsMerged = [theirs, mine].find((side) => side.content === content.merged);
  return mergedText(sideAsMerged?.title ?? noteTitle(content.merged ?? mine.content));
}

/** Merges title, text, tags and details of two drafts by their common base. */
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
