import { limits } from '../../../server/contract/limits';
import { noteTitle } from './noteTitle';

/** A note's beginning without the line that stands above it as its title. */
export function withoutTitle(excerpt: string, title: string | null | undefined): string {
  if (!title) return excerpt;
  // The line goes on for longer than the excerpt does.
  if (title.startsWith(excerpt.replace(/\.{3}$/, ''))) return '';
  const rest = excerpt.slice(title.length);
  return excerpt.startsWith(title) && rest.startsWith(' ') ? rest.trimStart() : excerpt;
}

/** A note's lines for reading, without the first where the title says all of it. */
export function noteParagraphs(content: string, title: string | null | undefined): string[] {
  const lines = content.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const isSaid = title && title.length < limits.note.titleMax && title === noteTitle(content);
  return isSaid ? lines.slice(1) : lines;
}
