import { isVisible } from '../contract/profileRules';

/** Invisible text counts as empty: in a list its link could be neither seen nor pressed. */
const visibly = (text: string) => (isVisible(text) ? text : '');

/** Trims and puts the text on one line. */
export const oneLine = (text: string) =>
  visibly(
    text
      .split(/[\r\n\u2028\u2029]+/)
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' '),
  );

const leadingZeros = /^[0\u0660\u06f0\u0966\uff10]+/;

/**
 * Sorts a text's numbers by their values: each has its length in front, so that 'Chapter 2' comes before 'Chapter 10'. A
 * length of nine or more begins with a nine for each nine digits.
 */
export const sortKeyOf = (text: string) =>
  text.replace(/\p{Nd}+/gu, (digits) => {
    const number = digits.replace(leadingZeros, '');
    const { length } = [...number];
    return `${'9'.repeat(length / 9)}${length % 9}${number}`;
  });

/** The most characters of the key of a text with as many: a length for every other one. */
export const sortKeyMax = (characters: number) => characters + Math.ceil(characters / 2);

/** Trims plain text and unifies line breaks. */
export const withoutEdges = (text: string) => visibly(text.replace(/\r\n?/g, '\n').trim());
