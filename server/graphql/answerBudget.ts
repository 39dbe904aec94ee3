import type { GraphQLFormattedError } from 'graphql';
import { limits } from '../contract/limits';
import { AppError } from '../lib/errors';

/** Allowance for everything besides the longest texts, if these exceed the limit. */
const besideLongestBytes = 1024 * 1024;
/** A character takes at most six bytes, as in \u0001. */
const bytesPerCharacter = 6;
/** Upper bound for values other than texts, lists and objects; a time is the longest. */
const bytesPerOtherValue = 26;
/** Quotes, colon and comma. */
const bytesAroundValue = 4;

const answerLimit = { name: 'answerBytes', value: limits.answer.bytes };

export const answerTooLong = (
  message = 'This answer would be longer than 8 MB: ask for fewer texts, or for one at a time',
  fields?: Record<string, string>,
): AppError => new AppError('BAD_USER_INPUT', message, { ...(fields && { fields }), limit: answerLimit });

/** Adds up a value's size as JSON; `measureText` measures texts. */
function measure(value: unknown, measureText: (text: string) => number): number {
  if (typeof value === 'string') return measureText(value) + bytesAroundValue;
  if (typeof value !== 'object' || value === null || value instanceof Date) return bytesPerOtherValue;
  let bytes = bytesAroundValue;
  if (Array.isArray(value)) for (const item of value) bytes += measure(item, measureText);
  else
    for (const key in value)
      bytes += key.length + bytesAroundValue + measure((value as Record<string, unknown>)[key], measureText);
  return bytes;
}

const maxBytesOf = (text: string) => text.length * bytesPerCharacter;

/** Measures values as JSON in UTF-8. A text is measured once but counts each time it occurs. */
export class AnswerMeter {
  private readonly measured = new Map<string, number>();
  private longest = 0;
  private secondLongest = 0;
  private bytes = 0;

  /** `longTexts`: how many of the longest allowed texts always fit, whatever their characters. */
  constructor(private readonly longTexts: 1 | 2) {}

  private readonly measureText = (text: string): number => {
    let bytes = this.measured.get(text);
    if (bytes === undefined) {
      bytes = Buffer.byteLength(JSON.stringify(text));
      this.measured.set(text, bytes);
    }
    this.secondLongest = Math.max(this.secondLongest, Math.min(this.longest, bytes));
    this.longest = Math.max(this.longest, bytes);
    return bytes;
  };

  /** Adds a value; returns whether everything so far fits. */
  addAndCheck(value: unknown): boolean {
    this.bytes += measure(value, this.measureText);
    const longest = this.longest + (this.longTexts === 2 ? this.secondLongest : 0);
    return this.bytes <= Math.max(limits.answer.bytes, longest + besideLongestBytes);
  }
}

/**
 * Whether a value fits into one response, with the texts of a published story and of its draft. First compares an
 * upper bound, so that most responses needn't be measured.
 */
export const fitsAnswer = (value: unknown, longTexts: 1 | 2 = 2): boolean =>
  measure(value, maxBytesOf) <= limits.answer.bytes || new AnswerMeter(longTexts).addAndCheck(value);

/** Approximate length of a value as JSON. */
export const roughLength = (value: unknown): number => measure(value, ({ length }) => length);

interface Result {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/**
 * The error that replaces a result which is too large, or which contains the error of texts that weren't
 * read.
 */
export function tooLongError({ data, errors }: Result): GraphQLFormattedError | undefined {
  const known = errors?.find(
    ({ extensions }) => (extensions?.limit as typeof answerLimit)?.name === answerLimit.name,
  );
  if (known) return known;
  if (fitsAnswer(data) && (!errors || fitsAnswer([data, errors]))) return undefined;
  const { message, code, details } = answerTooLong();
  return { message, extensions: { code, ...details } };
}
