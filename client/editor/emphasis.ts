export interface Emphasised {
  /** What takes the place of the selection. */
  text: string;
  /** Characters beside the selection that go, too. */
  cutBefore: number;
  cutAfter: number;
  /** Where the selection begins in the text, and how far before its end it ends. */
  selectFrom: number;
  leaveBehind: number;
}

const stars = (text: string, at: RegExp) => Math.min(at.exec(text)?.[0].length ?? 0, 3);

/** Three stars are both: one that slants and two that embolden. */
const has = (start: string, end: string, marks: string) => {
  const count = Math.min(stars(start, /\*+$/), stars(end, /^\*+/));
  return marks === '*' ? count % 2 === 1 : count >= 2;
};

/** A selection with marks around it, line by line; or without them, where it has them. */
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
  // Marks must touch the words, and none reaches over the end of a paragraph.
  const text = selected.replace(/\S(?:[^\r\n]*\S)?/g, (words) => marks + words + marks);
  if (/[\r\n]/.test(selected) || text === selected)
    return { ...unchanged, text, selectFrom: 0, leaveBehind: 0 };
  const lead = selected.length - selected.trimStart().length;
  const trail = selected.length - selected.trimEnd().length;
  return { ...unchanged, text, selectFrom: lead + size, leaveBehind: trail + size };
}
