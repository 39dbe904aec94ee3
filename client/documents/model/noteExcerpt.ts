import { limits } from '../../../server/contract/limits';
import { noteTitle } from './noteTitle';

/** The start of a note without the line shown as its title. */
export function withoutTitle(excerpt: string, title: string | null | undefined): string {
  if (!title) return excerpt;
  // The line is longer than the excerpt.
  if (title.startsWith(excerpt.replace(/\.{3}$/, ''))) return '';
  const rest = excerpt.slice(title.length);
  return excerpt.startsWith(title) && rest.startsWith(' ') ? rest.trimStart() : excerpt;
}

/** A note's lines without the first, if the title contains all of it. */
export function noteParagraphs(content: string, title: string | null | undefined): string[] {
  const lines = content.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const isSaid = title && title.length < limits.note.titleMax && title === noteTitle(content);
  return isSaid ? lines.slice(1) : lines;
}
