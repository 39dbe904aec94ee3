import { limits } from '../../../../server/contract/limits';

const { min, max } = limits.username;

/** Before the @ of a mention there is no character that an address such as ann@example.com has there. */
const notInAddress = '(?<![\\w@.-])';

/** A whole username after @, within a text. */
export const mentionPattern = new RegExp(`${notInAddress}@([A-Za-z0-9_-]{${min},${max}})(?![\\w-])`);

/** The start of a name or username after @, up to the caret. */
const typedPattern = new RegExp(`${notInAddress}@([\\p{L}\\p{M}\\p{N}_’'-]{0,${max}})$`, 'u');

/** A mention that is being typed: the index of its @, and the characters between the @ and the caret. */
export interface TypedMention {
  start: number;
  word: string;
}

export function findTypedMention(text: string, caret: number): TypedMention | null {
  const word = typedPattern.exec(text.slice(0, caret))?.[1];
  return word === undefined ? null : { start: caret - word.length - 1, word };
}

/** The text that replaces a typed mention up to `end` when a member is chosen; a space follows unless there is one or punctuation. */
export function mentionToInsert(username: string, text: string, caret: number) {
  const restOfWord = /^[\w-]*/.exec(text.slice(caret))?.[0] ?? '';
  const end = caret + restOfWord.length;
  const isFollowed = /^[\s.,;:!?)]/.test(text.slice(end));
  return { insert: isFollowed ? `@${username}` : `@${username} `, end };
}
