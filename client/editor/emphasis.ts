interface Emphasised {
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

/** Whether marks were opened before the caret and not closed. A star after a backslash is a letter. */
function isOpen(before: string, marks: string): boolean {
  const runs = before.match(/\\[\s\S]|\*+/g)?.filter((run) => run.startsWith('*')) ?? [];
  const own = runs.filter(({ length }) => (marks === '*' ? length % 2 === 1 : length >= 2));
  return own.length % 2 === 1;
}

/** Closing marks after the caret are stepped over. They must touch a word, so blanks before the caret go with it. */
function steppedOver(before: string, after: string, marks: string): Emphasised | null {
  if (!has('***', after, marks) || !isOpen(before, marks)) return null;
  const blanks = /\s*$/.exec(before)?.[0] ?? '';
  const text = marks + blanks;
  const cutBefore = blanks.length;
  return { text, cutBefore, cutAfter: marks.length, selectFrom: text.length, leaveBehind: 0 };
}

/** Adds marks around the selection on each line, or removes them; at the end of marked words, leaves them. */
export function emphasised(
  { before, selected, after }: { before: string; selected: string; after: string },
  marks: '*' | '**',
): Emphasised {
  const size = marks.length;
  if (has(before, after, marks))
    return { text: selected, cutBefore: size, cutAfter: size, selectFrom: 0, leaveBehind: 0 };
  const unchanged = { cutBefore: 0, cutAfter: 0 };
  const left = selected === '' ? steppedOver(before, after, marks) : null;
  if (left) return left;
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
