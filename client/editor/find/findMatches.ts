import { normalForm } from '../../../server/contract/normalForm';

export interface FindQuery {
  pattern: string;
  matchCase: boolean;
  wholeWord: boolean;
  regex: boolean;
}

export interface FindRequest extends FindQuery {
  /** Replaces matches by it, instead of returning where they are. */
  replacement?: string;
  /** Replaces only the match between these offsets. */
  from?: number;
  to?: number;
}

export interface FindTask extends FindRequest {
  text: string;
}

export type FindResult =
  /** Offsets of matches, start and end in turn. */
  | { kind: 'found'; offsets: Uint32Array; isAll: boolean }
  | { kind: 'replaced'; text: string; count: number }
  /** The problem in words, without the pattern. */
  | { kind: 'problem'; problem: string };

/** Matches that are returned; replacing has no such limit. */
export const maxMatches = 10_000;

/** Maximum length of the text after replacing. */
const maxLength = 2_000_000;

const escapeRegex = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Characters as typed (in an escaped pattern), each with a pattern that also matches its typographic forms. */
const typesetForms: readonly (readonly [RegExp, string])[] = [
  [/'/g, "['‘’]"],
  [/"/g, '["“”„«»]'],
  [/\\\.\\\.\\\./g, '(?:\\.{3}|…)'],
  [/--/g, '(?:--|[–—])'],
];

/** A pattern for a letter with its accents, whether written as one character or as several. */
const anyNormalForm = (letter: string) => {
  const [one, several] = [normalForm('NFC', letter), normalForm('NFD', letter)];
  return one === several ? letter : `(?:${one}|${several})`;
};

/** The regular expression for a plain pattern: letters match in any normal form and, if there are any, typographic forms as well. */
function wordsOf(pattern: string): string {
  let source = escapeRegex(pattern);
  if (/[\p{L}\p{N}]/u.test(pattern))
    for (const [typed, set] of typesetForms) source = source.replace(typed, set);
  return source.replace(/\p{L}\p{M}*/gu, anyNormalForm);
}

const inWord = '[\\p{L}\\p{M}\\p{N}_]';

function expressionOf({ pattern, matchCase, wholeWord, regex }: FindQuery): RegExp {
  const source = regex ? pattern : wordsOf(pattern);
  const whole = wholeWord ? `(?<!${inWord})(?:${source})(?!${inWord})` : source;
  return new RegExp(whole, `gmu${matchCase ? '' : 'i'}`);
}

/** Finds or replaces matches. A hostile pattern can take for ever, so this runs in a worker, which can be terminated. */
export function find(task: FindTask): FindResult {
  let expression: RegExp;
  try {
    expression = expressionOf(task);
  } catch (error) {
    return { kind: 'problem', problem: reasonOf(error) };
  }
  return task.replacement === undefined
    ? findIn(task.text, expression)
    : replaceIn(task, expression, task.replacement);
}

/** The part of the browser's message that says what is wrong. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const reason = /: ([^:]+)$/.exec(message)?.[1];
  return reason ? `This pattern is not valid: ${reason.toLowerCase()}.` : 'This pattern is not valid.';
}

function findIn(text: string, expression: RegExp): FindResult {
  const offsets: number[] = [];
  for (const match of text.matchAll(expression)) {
    if (match[0] === '') continue;
    if (offsets.length >= 2 * maxMatches)
      return { kind: 'found', offsets: Uint32Array.from(offsets), isAll: false };
    offsets.push(match.index, match.index + match[0].length);
  }
  return { kind: 'found', offsets: Uint32Array.from(offsets), isAll: true };
}

const controlCharacters: Record<string, string> = { n: '\n', t: '\t', '\\': '\\' };

/** `\n` and `\t` in a replacement are a line break and a tab. */
const unescapeControls = (text: string) =>
  text.replace(/\\([nt\\])/g, (_, name: string) => controlCharacters[name] ?? name);

function replaceIn({ text, regex, from, to }: FindTask, expression: RegExp, replacement: string): FindResult {
  const template = regex ? unescapeControls(replacement) : null;
  const parts: string[] = [];
  let [end, length, count] = [0, 0, 0];
  for (const match of text.matchAll(expression)) {
    const matchEnd = match.index + match[0].length;
    if (match[0] === '' || (from !== undefined && (match.index !== from || matchEnd !== to))) continue;
    const insertedText = template === null ? replacement : expandGroups(template, match);
    parts.push(text.slice(end, match.index), insertedText);
    length += match.index - end + insertedText.length;
    end = matchEnd;
    count += 1;
    if (length > maxLength) return { kind: 'problem', problem: 'The text would become too long.' };
  }
  parts.push(text.slice(end));
  return { kind: 'replaced', text: parts.join(''), count };
}

/** A replacement with its groups: `$1`, `$<name>`, `$&` and `$$`, as in JavaScript. */
function expandGroups(template: string, match: RegExpExecArray): string {
  return template.replace(/\$(?:\$|&|(\d{1,2})|<([^>]*)>)/g, (token, number?: string, name?: string) => {
    if (token === '$$') return '$';
    if (token === '$&') return match[0];
    if (name !== undefined) return match.groups ? (match.groups[name] ?? '') : token;
    const group = Number(number);
    return group > 0 && group < match.length ? (match[group] ?? '') : token;
  });
}
