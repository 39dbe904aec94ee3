import { limits } from '../contract/limits';
import { badInput } from '../errors';
import { cutWords } from './cutText';
import { plainText } from './plainText';
import { countWords } from './wordCount';

/** What is kept of a text's beginning: a little more than the longest excerpt, so that a cut shows. */
export const excerptTextMax = limits.excerpt.max + 40;

/** What is kept beside a text so that lists need not read it. */
export const derivedFrom = (content: string) => ({
  excerptText: plainText(content, excerptTextMax),
  wordCount: countWords(content),
});

/** At most `length` characters of what is kept of a beginning. */
export function excerptOf(excerptText: string, length: number): string {
  if (length < 1 || length > limits.excerpt.max)
    throw badInput({ length: `Ask for 1 to ${limits.excerpt.max} characters` });
  return excerptText.length > length ? `${cutWords(excerptText, length)}...` : excerptText;
}
