import { countCharacters, isVisible } from '../../server/contract/profileRules';

/** Validates a text as the server does: without white space around it, in characters as the database counts them. */
export function problemOfText(
  typed: string,
  { min = 0, max }: { min?: number; max: number },
  { tooShort, tooLong }: { tooShort?: string; tooLong: string },
): string | undefined {
  const text = typed.trim();
  const length = isVisible(text) ? countCharacters(text) : 0;
  if (length < min) return tooShort;
  return length > max ? tooLong : undefined;
}
