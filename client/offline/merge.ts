import { diffArrays } from 'diff';
import { limits } from '../../server/contract/limits';
import type { Draft } from './model';

/** A part of a merged text: the same for both sides, or one that both changed, each in their way. */
export type MergePiece =
  | { kind: 'same'; text: string }
  | { kind: 'clash'; base: string; mine: string; theirs: string };

export interface TextMerge {
  pieces: readonly MergePiece[];
  /** The joined text; null where there is a clash. */
  merged: string | null;
}

export interface DraftMerge {
  title: TextMerge;
  content: TextMerge;
  /** Null where the title or the text clashes. */
  merged: Omit<Draft, 'privacyLevel'> | null;
}

const lineEnd = '(?:\\r\\n|\\n|\\r(?!\\n))';
const blankLines = new RegExp(`(${lineEnd}(?:[^\\S\\r\\n]*${lineEnd})+)`);

/** Paragraphs and the blank lines between them, in turns: joined they are the text again, byte for byte. */
const toParagraphs = (text: string): string[] => text.split(blankLines);

/** Tokens from `start` to before `end` of the base became `tokens`. Nothing stands at the start where both are equal. */
interface Hunk {
  start: number;
  end: number;
  tokens: readonly string[];
}

/** Beyond so many differing paragraphs two texts have little in common, and finding it would take seconds. */
const mostEdits = 1_000;

function hunksOf(base: readonly string[], side: readonly string[]): Hunk[] {
  const changes = diffArrays(base as string[], side as string[], { maxEditLength: mostEdits });
  if (!changes) return [{ start: 0, end: base.length, tokens: side }];
  const hunks: Hunk[] = [];
  let at = 0;
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
    if (added) open.tokens.push(...value);
    else {
      at += value.length;
      open.end = at;
    }
  }
  return hunks;
}

/** Changes that merely touch leave no doubt, but where both put something in at the same place. */
function overlap(a: Hunk, b: Hunk): boolean {
  if (a.start === a.end && b.start === b.end) return a.start === b.start;
  return a.start < b.end && b.start < a.end;
}

/** The base's tokens from `start` to before `end`, as the hunks within have changed them. */
function changed(base: readonly string[], hunks: readonly Hunk[], start: number, end: number): string {
  const parts: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    parts.push(...base.slice(at, hunk.start), ...hunk.tokens);
    at = hunk.end;
  }
  parts.push(...base.slice(at, end));
  return parts.join('');
}

const byPlace = (a: Hunk, b: Hunk) => a.start - b.start || a.end - b.end;

interface Region {
  start: number;
  end: number;
  mine: Hunk[];
  theirs: Hunk[];
}

/** Hunks of both sides in order, those that overlap together. */
function regionsOf(mine: readonly Hunk[], theirs: readonly Hunk[]): Region[] {
  const hunks = [
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].sort((a, b) => byPlace(a.hunk, b.hunk));
  const regions: Region[] = [];
  for (const { hunk, side } of hunks) {
    let region = regions.at(-1);
    if (!region || !overlap({ ...region, tokens: [] }, hunk)) {
      region = { start: hunk.start, end: hunk.end, mine: [], theirs: [] };
      regions.push(region);
    }
    region.end = Math.max(region.end, hunk.end);
    region[side].push(hunk);
  }
  return regions;
}

const unclashed = (text: string): TextMerge => ({ pieces: [{ kind: 'same', text }], merged: text });

/** Joins what two sides made of one text, paragraph by paragraph. */
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
  let at = 0;
  for (const { start, end, ...sides } of regionsOf(
    hunksOf(tokens, toParagraphs(mine)),
    hunksOf(tokens, toParagraphs(theirs)),
  )) {
    add(tokens.slice(at, start).join(''));
    at = end;
    const was = tokens.slice(start, end).join('');
    const my = changed(tokens, sides.mine, start, end);
    const their = changed(tokens, sides.theirs, start, end);
    if (my === their || sides.theirs.length === 0) add(my);
    else if (sides.mine.length === 0) add(their);
    else pieces.push({ kind: 'clash', base: was, mine: my, theirs: their });
  }
  add(tokens.slice(at).join(''));
  const clashes = pieces.some(({ kind }) => kind === 'clash');
  return {
    pieces,
    merged: clashes ? null : pieces.map((piece) => (piece.kind === 'same' ? piece.text : '')).join(''),
  };
}

/** A title is one piece: changed on both sides it clashes. */
function mergeTitle(base: string, mine: string, theirs: string): TextMerge {
  if (mine === theirs || theirs === base) return unclashed(mine);
  if (mine === base) return unclashed(theirs);
  return { pieces: [{ kind: 'clash', base, mine, theirs }], merged: null };
}

/** What either side took away is gone, what either put in is there. */
export function mergeTags(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const kept = mine.filter((tag) => !base.includes(tag) || theirs.includes(tag));
  const put = theirs.filter((tag) => !base.includes(tag) && !kept.includes(tag));
  return [...kept, ...put].slice(0, limits.story.tagsMax);
}

type Fields = Omit<Draft, 'privacyLevel'>;

export function mergeDrafts(base: Fields, mine: Fields, theirs: Fields): DraftMerge {
  const title = mergeTitle(base.title, mine.title, theirs.title);
  const content = mergeText(base.content, mine.content, theirs.content);
  const merged =
    title.merged === null || content.merged === null
      ? null
      : { title: title.merged, content: content.merged, tags: mergeTags(base.tags, mine.tags, theirs.tags) };
  return { title, content, merged };
}
