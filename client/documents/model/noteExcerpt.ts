import { limits } from '../../../server/contract/limits';
import { noteTitle } from './noteTitle';

const linkOrImage = /!?\[([^\]]*)\]\([^)]*\)/g;
const mark = /[*_~`\\]/;
const marks = new RegExp(mark, 'g');

/** A line of Markdown with single spaces, as in an excerpt, without its marks, and without others that an excerpt may have kept. */
const bare = (line: string) => line.replace(linkOrImage, '$1').replace(/\s+/g, ' ').replace(marks, '');

/** How much of an excerpt a line is that it starts with, whatever marks either has; null if it starts otherwise. */
function lengthOf(line: string, excerpt: string): number | null {
  let at = 0;
  const skipMarks = () => {
    while (mark.test(excerpt[at] ?? '')) at += 1;
  };
  for (const character of bare(line)) {
    skipMarks();
    if (!excerpt.startsWith(character, at)) return null;
    at += character.length;
  }
  skipMarks();
  return at;
}

/** The start of a note without the line shown as its title. The excerpt is plain text, the title may have marks. */
export function withoutTitle(excerpt: string, title: string | null | undefined): string {
  if (!title) return excerpt;
  // The line is longer than the excerpt.
  if (bare(title).startsWith(bare(excerpt.replace(/\.{3}$/, '')))) return '';
  const said = lengthOf(title, excerpt);
  const rest = said === null ? '' : excerpt.slice(said);
  // Between a heading and what follows there may be a dot.
  return rest.startsWith(' ') ? rest.replace(/^ (· )?/, '') : excerpt;
}

/** A note's lines without the first, if the title contains all of it. */
export function noteParagraphs(content: string, title: string | null | undefined): string[] {
  const lines = content.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const isSaid = title && title.length < limits.note.titleMax && title === noteTitle(content);
  return isSaid ? lines.slice(1) : lines;
}
