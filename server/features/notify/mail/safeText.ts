import { graphemesOf } from '../../../render/typesetting/graphemes';

/** Matches controls, line and paragraph separators, invisible characters, and marks that change the direction of what follows. */
const disruptivePattern =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** Matches the characters by which mail programs find links: a dot, colon or at sign between others, and the slashes after a colon. */
const linkPattern = /(?<=[^\s.:@])[.:@](?=[^\s.:@])|:(?=\/\/)|(?<=\/)\/(?=\S)/gu;

/** An invisible character that separates what is on its sides. */
const wordJoiner = '\u2060';

/** Clips a text to a number of visible characters, with an ellipsis if there were more. */
function clip(text: string, max: number): string {
  // A visible character may consist of any number of others; this reads at most eight for each.
  const characters = Array.from(graphemesOf(text.slice(0, max * 8)), ({ segment }) => segment);
  if (characters.length <= max && text.length <= max * 8) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * Makes a member's text safe for a mail: in one line of at most `max` visible characters, without characters that hide or turn others.
 * An invisible character after each dot, colon and at sign keeps mail programs from making links of it.
 */
export function safeLine(text: string, max: number): string {
  const line = text.replace(disruptivePattern, ' ').replace(/\s+/gu, ' ').trim();
  return clip(line, max).replace(linkPattern, (mark) => `${mark}${wordJoiner}`);
}

/** Makes a text of several lines safe: each as `safeLine()` does, with at most one empty line between them. */
export const safeLines = (text: string, max: number): string =>
  clip(text, max)
    .split(/\r\n?|\n/)
    .map((line) => safeLine(line, max))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Makes a subject of safe lines: removes the joiners, because mail programs make no links in subjects. Adds one within `=?`, so that the
 * subject is encoded: a text that looks like an encoded word would be decoded. Source: RFC 2047.
 */
export const safeSubject = (text: string): string =>
  text.replaceAll(wordJoiner, '').replaceAll('=?', `=${wordJoiner}?`);
