export interface Emphasised {
  /** Replaces the selection. */
  text: string;
  /** Characters outside the selection to remove. */
  cutBefore: number;
  cutAfter: number;
  /** Offset of the new selection's start, and its distance from the end. */
  selectFrom: number;
  leaveBehind: number;
}

const stars = (text: string, at: RegExp) => Math.min(at.exec(text)?.[0].length ?? 0, 3);

/** Three stars are both: one for emphasis and two for strong. */
const has = (start: string, end: string, marks: string) => {
  const count = Math.min(stars(start, /\*+$/), stars(end, /^\*+/));
  return marks === '*' ? count % 2 === 1 : count >= 2;
};

/** Adds marks around the selection on each line, or removes them. */
export function emphasised(
  { before, selected, after }: { before: string; selected: string; after: string },
  marks: '*' | '**',
): Emphasised {
  const size = marks.length;
  if (has(before, after, marks))
    return { text: selected, cutBefore: size, cutAfter: size, selectFrom: 0, leaveBehind: 0 };
  const unchanged = { cutBefore: 0, cutAfter: 0 };
  if (
    /^\*+[^*]+\*+$/.test(selected) &&
    has(/^\*+/.exec(selected)?.[0] ?? '', /\*+$/.exec(selected)?.[0] ?? '', marks)
  )
    return { ...unchanged, text: selected.slice(size, -size), selectFrom: 0, leaveBehind: 0 };
  if (selected === '') return { ...unchanged, text: marks + marks, selectFrom: size, leaveBehind: size };
  // Marks must touch words and can't span paragraphs.
  const text = selected.replace(/\S(?:[^\r\n]*\S)?/g, (words) => marks + words + marks);
  if (/[\r\n]/.test(selected) || text === selected)
    return { ...unchanged, text, selectFrom: 0, leaveBehind: 0 };
  const lead = selected.length - selected.trimStart().length;
  const trail = selected.length - selected.trimEnd().length;
  return { ...unchanged, text, selectFrom: lead + size, leaveBehind: trail + size };
}
