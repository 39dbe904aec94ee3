/** An edit around the selection, and the selection after it. */
interface EmphasisEdit {
  /** Replaces the selection. */
  text: string;
  /** Characters outside the selection to remove. */
  cutBefore: number;
  cutAfter: number;
  /** Offset of the new selection's start, and its distance from the end. */
  selectFrom: number;
  leaveBehind: number;
}

const starsAt = (text: string, at: RegExp) => Math.min(at.exec(text)?.[0].length ?? 0, 3);

/** Whether the marks are both at the end of `start` and at the start of `end`. Three stars are both: emphasis and strong. */
const hasMarks = (start: string, end: string, marks: string) => {
  const count = Math.min(starsAt(start, /\*+$/), starsAt(end, /^\*+/));
  return marks === '*' ? count % 2 === 1 : count >= 2;
};

/** Whether marks were opened before the caret and not closed. A star after a backslash is a letter. */
function isOpen(before: string, marks: string): boolean {
  const runs = before.match(/\\[\s\S]|\*+/g)?.filter((run) => run.startsWith('*')) ?? [];
  const ownRuns = runs.filter(({ length }) => (marks === '*' ? length % 2 === 1 : length >= 2));
  return ownRuns.length % 2 === 1;
}

/** Moves the caret over closing marks after it. Blanks before the caret move behind the marks, which must touch a word. */
function stepOverClosing(before: string, after: string, marks: string): EmphasisEdit | null {
  if (!hasMarks('***', after, marks) || !isOpen(before, marks)) return null;
  const blanks = /\s*$/.exec(before)?.[0] ?? '';
  const text = marks + blanks;
  const cutBefore = blanks.length;
  return { text, cutBefore, cutAfter: marks.length, selectFrom: text.length, leaveBehind: 0 };
}

/** Adds marks around the selection on each line, or removes them; at the end of marked words, moves the caret behind the marks. */
export function emphasise(
  { before, selected, after }: { before: string; selected: string; after: string },
  marks: '*' | '**',
): EmphasisEdit {
  const size = marks.length;
  if (hasMarks(before, after, marks))
    return { text: selected, cutBefore: size, cutAfter: size, selectFrom: 0, leaveBehind: 0 };
  const unchanged = { cutBefore: 0, cutAfter: 0 };
  const stepOver = selected === '' ? stepOverClosing(before, after, marks) : null;
  if (stepOver) return stepOver;
  if (
    /^\*+[^*]+\*+$/.test(selected) &&
    hasMarks(/^\*+/.exec(selected)?.[0] ?? '', /\*+$/.exec(selected)?.[0] ?? '', marks)
  )
    return { ...unchanged, text: selected.slice(size, -size), selectFrom: 0, leaveBehind: 0 };
  if (selected === '') return { ...unchanged, text: marks + marks, selectFrom: size, leaveBehind: size };
  // Marks must touch words and can't span paragraphs.
  const text = selected.replace(/\S(?:[^\r\n]*\S)?/g, (words) => marks + words + marks);
  if (/[\r\n]/.test(selected) || text === selected)
    return { ...unchanged, text, selectFrom: 0, leaveBehind: 0 };
  const leadingSpaces = selected.length - selected.trimStart().length;
  const trailingSpaces = selected.length - selected.trimEnd().length;
  return { ...unchanged, text, selectFrom: leadingSpaces + size, leaveBehind: trailingSpaces + size };
}
