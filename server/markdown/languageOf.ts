/** Scripts used mostly by one language. */
const byScript: readonly [string, RegExp][] = [
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
];

const looksAt = 20_000;
const english = /\b(?:the|and|of|to|was|that|with|her|his|it)\b/gi;

/** Guesses a text's language from its script and common words; `und` if unknown. */
export function languageOf(text: string): string {
  const start = text.slice(0, looksAt);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const known = byScript.find(([, script]) => (start.match(script)?.length ?? 0) > letters / 4);
  if (known) return known[0];
  const words = start.match(/\p{L}+/gu)?.length ?? 0;
  return words > 0 && (start.match(english)?.length ?? 0) >= words / 16 ? 'en' : 'und';
}
