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

/** The characters of the longest text. */
const longest = 2_000_000;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Characters in escaped words, and those that the editor or another program sets for them. */
const setForms: readonly (readonly [RegExp, string])[] = [
  [/'/g, "['‘’]"],
  [/"/g, '["“”„«»]'],
  [/\\\.\\\.\\\./g, '(?:\\.{3}|…)'],
  [/--/g, '(?:--|[–—])'],
];

/** A letter that has accents, written as one character and as several. */
const accented = (letter: string) => {
  const [one, several] = [normalForm('NFC', letter), normalForm('NFD', letter)];
  return one === several ? letter : `(?:${one}|${several})`;
};

/** Finds words however their signs and accents are set; signs without a word only as they are. */
function wordsOf(pattern: string): string {
  let source = escaped(pattern);
  if (/[\p{L}\p{N}]/u.test(pattern)) for (const [typed, set] of setForms) source = source.replace(typed, set);
  return source.replace(/\p{L}\p{M}*/gu, accented);
}

const inWord = '[\\p{L}\\p{M}\\p{N}_]';

function expressionOf({ pattern, matchCase, wholeWord, regex }: FindQuery): RegExp {
  const source = regex ? pattern : wordsOf(pattern);
  const whole = wholeWord ? `(?<!${inWord})(?:${source})(?!${inWord})` : source;
  return new RegExp(whole, `gmu${matchCase ? '' : 'i'}`);
}

/** Finds or replaces. A hostile pattern can take for ever: it runs in a worker, which can be ended. */
export function find(task: FindTask): FindResult {
  let expression: RegExp;
  try {
    expression = expressionOf(task);
  } catch (error) {
    return { kind: 'problem', problem: reasonOf(error) };
  }
  return task.replacement === undefined
    ? found(task.text, expression)
    : replaced(task, expression, task.replacement);
}

/** The part of the browser's message that says what is wrong. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : '';
  const reason = /: ([^:]+)$/.exec(said)?.[1];
  return reason ? `This pattern is not valid: ${reason.toLowerCase()}.` : 'This pattern is not valid.';
}

function found(text: string, expression: RegExp): FindResult {
  const offsets: number[] = [];
  for (const match of text.matchAll(expression)) {
    if (match[0] === '') continue;
    if (offsets.length >= 2 * maxMatches)
      return { kind: 'found', offsets: Uint32Array.from(offsets), isAll: false };
    offsets.push(match.index, match.index + match[0].length);
  }
  return { kind: 'found', offsets: Uint32Array.from(offsets), isAll: true };
}

const controls: Record<string, string> = { n: '\n', t: '\t', '\\': '\\' };

/** `\n` and `\t` in a replacement are a line break and a tab. */
const unescaped = (text: string) => text.replace(/\\([nt\\])/g, (_, name: string) => controls[name] ?? name);

function replaced({ text, regex, from, to }: FindTask, expression: RegExp, replacement: string): FindResult {
  const template = regex ? unescaped(replacement) : null;
  const parts: string[] = [];
  let [end, length, count] = [0, 0, 0];
  for (const match of text.matchAll(expression)) {
    const matchEnd = match.index + match[0].length;
    if (match[0] === '' || (from !== undefined && (match.index !== from || matchEnd !== to))) continue;
    const put = template === null ? replacement : expanded(template, match);
    parts.push(text.slice(end, match.index), put);
    length += match.index - end + put.length;
    end = matchEnd;
    count += 1;
    if (length > longest) return { kind: 'problem', problem: 'The text would become too long.' };
  }
  parts.push(text.slice(end));
  return { kind: 'replaced', text: parts.join(''), count };
}

/** A replacement with its groups: `$1`, `$<name>`, `$&` and `$$`, as in JavaScript. */
function expanded(template: string, match: RegExpExecArray): string {
  return template.replace(/\$(?:\$|&|(\d{1,2})|<([^>]*)>)/g, (sign, number?: string, name?: string) => {
    if (sign === '$$') return '$';
    if (sign === '$&') return match[0];
    if (name !== undefined) return match.groups ? (match.groups[name] ?? '') : sign;
    const group = Number(number);
    return group > 0 && group < match.length ? (match[group] ?? '') : sign;
  });
}
