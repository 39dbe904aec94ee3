/** A value in front matter; null is omitted. */
export type Fact = string | number | boolean | Date | null | readonly string[];

/** Escapes characters that YAML considers unprintable; otherwise a JSON string is valid YAML. */
const yamlText = (text: string) =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function yamlOf(fact: Exclude<Fact, null>): string {
  if (fact instanceof Date) return fact.toISOString();
  if (typeof fact === 'string') return yamlText(fact);
  if (typeof fact === 'object') return `[${fact.map(yamlText).join(', ')}]`;
  return String(fact);
}

/**
 * Writes a text with front matter, separated by one empty line. The text is unchanged, with or without a
 * final line break, so that reading the file returns the same bytes.
 */
export function writeFrontMatter(facts: Record<string, Fact>, text: string): string {
  const lines = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null ? [] : [`${name}: ${yamlOf(fact)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}
