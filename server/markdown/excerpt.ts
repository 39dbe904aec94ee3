import { limits } from '../contract/limits';
import { badInput } from '../lib/errors';
import { cutWords } from './cutText';
import { plainText } from './plainText';
import { countWords } from './wordCount';

/** Stored length of the excerpt: slightly more than the longest excerpt, to know whether it was truncated. */
export const excerptTextMax = limits.excerpt.max + 40;

/** Columns derived from a text, so that lists needn't read it. */
export const derivedFrom = (content: string) => ({
  excerptText: plainText(content, excerptTextMax),
  wordCount: countWords(content),
});

/** An excerpt of at most `length` characters from the stored one. */
export function excerptOf(excerptText: string, length: number): string {
  if (length < 1 || length > limits.excerpt.max)
    throw badInput({ length: `Ask for 1 to ${limits.excerpt.max} characters` });
  return excerptText.length > length ? `${cutWords(excerptText, length)}...` : excerptText;
}
