import { limits } from '../../../server/contract/limits';
import { noteTitle } from './noteTitle';

const linkOrImage = /!?\[([^\]]*)\]\([^)]*\)/g;
const mark = /[*_~`\\]/;
const marks = new RegExp(mark, 'g');

/** A line of Markdown as plain text with single spaces. Marks that an excerpt may still contain are removed as well. */
const withoutMarks = (line: string) =>
  line.replace(linkOrImage, '$1').replace(/\s+/g, ' ').replace(marks, '');

/** The length of the excerpt's start that equals the line, marks aside; null if the excerpt starts with another text. */
function matchedLength(line: string, excerpt: string): number | null {
  let position = 0;
  const skipMarks = () => {
    while (mark.test(excerpt[position] ?? '')) position += 1;
  };
  for (const character of withoutMarks(line)) {
    skipMarks();
    if (!excerpt.startsWith(character, position)) return null;
    position += character.length;
  }
  skipMarks();
  return position;
}

/** The start of a note without the line shown as its title. The excerpt is plain text, the title may have marks. */
export function withoutTitle(excerpt: string, title: string | null | undefined): string {
  if (!title) return excerpt;
  // The excerpt, whose three dots show that it was cut, ends within the title.
  if (withoutMarks(title).startsWith(withoutMarks(excerpt.replace(/\.{3}$/, '')))) return '';
  const titleLength = matchedLength(title, excerpt);
  const rest = titleLength === null ? '' : excerpt.slice(titleLength);
  // Excerpts separate a heading from the text below it by ' · '.
  return rest.startsWith(' ') ? rest.replace(/^ (· )?/, '') : excerpt;
}

/** A note's lines without the first, if the title contains all of it. */
export function noteParagraphs(content: string, title: string | null | undefined): string[] {
  const lines = content.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const isFirstLineShown = title && title.length < limits.note.titleMax && title === noteTitle(content);
  return isFirstLineShown ? lines.slice(1) : lines;
}
