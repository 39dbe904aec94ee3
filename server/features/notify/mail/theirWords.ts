import { graphemesOf } from '../../../render/typesetting/graphemes';

/** Controls, line and paragraph separators, and marks that change the direction of what follows. */
const disruptive = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** The marks by which mail programs find links: a dot, a colon or an at sign between other characters. */
const linking = /(?<=[^\s.:@])[.:@](?=[^\s.:@])|:(?=\/\/)|(?<=\/)\/(?=\S)/gu;

const wordJoiner = '\u2060';

/** At most so many visible characters, with an ellipsis if there were more. */
function clipped(text: string, max: number): string {
  // A visible character may be made of any number of others.
  const characters = Array.from(graphemesOf(text.slice(0, max * 8)), ({ segment }) => segment);
  if (characters.length <= max && text.length <= max * 8) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * A name or title as a mail shows it: in one line, clipped, without characters that hide or turn others. An invisible
 * character after each dot, colon and at sign keeps mail programs from making links of it.
 */
export const theirWords = (text: string, max: number): string =>
  clipped(text.replace(disruptive, ' ').replace(/\s+/gu, ' ').trim(), max).replace(
    linking,
    (mark) => `${mark}${wordJoiner}`,
  );

/** A text whose lines are kept, each as `theirWords` shows it, and at most one empty line between them. */
export const theirLines = (text: string, max: number): string =>
  clipped(text, max)
    .split(/\r\n?|\n/)
    .map((line) => theirWords(line, max))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Removes the joiners, because mail programs make no links in subjects. Adds one within `=?`, so that the subject is encoded: a
 * text that looks like an encoded word would be decoded. Source: RFC 2047.
 */
export const subjectOf = (text: string): string =>
  text.replaceAll(wordJoiner, '').replaceAll('=?', `=${wordJoiner}?`);
