import { isVisible } from '../contract/profileRules';

/** Makes invisible text empty: in a list, nobody could see or click a link with such a text. */
const emptyIfInvisible = (text: string) => (isVisible(text) ? text : '');

/** Trims and puts the text on one line. */
export const oneLine = (text: string) =>
  emptyIfInvisible(
    text
      .split(/[\r\n\u2028\u2029]+/)
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' '),
  );

/** Zeros of ASCII, Arabic, Persian, Devanagari and full-width digits. */
const leadingZeros = /^[0\u0660\u06f0\u0966\uff10]+/;

/**
 * The key that sorts a text with its numbers by their values: each number has its length in front, so that 'Chapter 2' ('Chapter
 * 12') comes before 'Chapter 10' ('Chapter 210'). A length of nine or more is written as a nine for each nine digits, and the rest.
 */
export const sortKeyOf = (text: string) =>
  text.replace(/\p{Nd}+/gu, (digits) => {
    const number = digits.replace(leadingZeros, '');
    const { length } = [...number];
    return `${'9'.repeat(length / 9)}${length % 9}${number}`;
  });

/** The longest sort key of a text of so many characters: at most every other one is a number, which gets a length in front. */
export const sortKeyMax = (characters: number) => characters + Math.ceil(characters / 2);

/** Trims plain text and unifies line breaks. */
export const withoutEdges = (text: string) => emptyIfInvisible(text.replace(/\r\n?/g, '\n').trim());
