import { limits } from '../../../../server/contract/limits';

const { min, max } = limits.username;

/** Characters before the @ of a mention: none of an address such as ann@example.com. */
const before = '(?<![\\w@.-])';

/** A username after @, within a text. */
export const mention = new RegExp(`${before}@([A-Za-z0-9_-]{${min},${max}})(?![\\w-])`);

/** The start of a name or username after @, up to the caret. */
const typed = new RegExp(`${before}@([\\p{L}\\p{M}\\p{N}_’'-]{0,${max}})$`, 'u');

/** A mention that is being typed: the place of its @, and what follows. */
export interface TypedMention {
  start: number;
  word: string;
}

export function mentionBefore(text: string, caret: number): TypedMention | null {
  const word = typed.exec(text.slice(0, caret))?.[1];
  return word === undefined ? null : { start: caret - word.length - 1, word };
}

/** The text that replaces the typed mention when a member is chosen, with one space after it. */
export function mentionOf(username: string, text: string, caret: number): { insert: string; end: number } {
  const rest = /^[\w-]*/.exec(text.slice(caret))?.[0] ?? '';
  const end = caret + rest.length;
  return { insert: /^[\s.,;:!?)]/.test(text.slice(end)) ? `@${username}` : `@${username} `, end };
}
