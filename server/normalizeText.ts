import { isVisible } from './contract/profileRules';

/** Text that nobody would see counts as none: in a list its link could be neither seen nor pressed. */
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

/** Trims plain text and unifies line breaks. */
export const withoutEdges = (text: string) => visibly(text.replace(/\r\n?/g, '\n').trim());
