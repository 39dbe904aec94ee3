import { parse } from 'yaml';
import { PrivacyLevel } from '../contract/enums';

/** What a file says of its text; null is left out. */
export type Fact = string | number | boolean | Date | null | readonly string[];

/** Front matter that is longer is none: it is read by a parser that builds a tree of it. */
const longestHead = 300_000;

/** What YAML calls not printable goes as an escape; the rest of a JSON text is YAML as it stands. */
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
 * A text under its facts, as Markdown programs keep them. One empty line stands between the two; after it comes the
 * text as it is, with a line break at its end or without, so that reading the file gives the same text byte for byte.
 */
export function writeFrontMatter(facts: Record<string, Fact>, text: string): string {
  const lines = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null ? [] : [`${name}: ${yamlOf(fact)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}

export interface FrontMatter {
  /** As YAML has them: texts, numbers, lists and so on; nothing where the file has no front matter. */
  facts: Record<string, unknown>;
  text: string;
}

/** The opening dashes, the facts, the closing dashes (or dots, as YAML ends), and one empty line, if there is one. */
const head = /^\ufeff?---[ \t]*\r?\n((?:[^\n]*\n)*?)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)?/;

/** The facts and the text of a Markdown file from anywhere. Lines between dashes that are no facts belong to the text. */
export function readFrontMatter(file: string): FrontMatter {
  const none = { facts: {}, text: file.replace(/^\ufeff/, '') };
  const found = /^\ufeff?---[ \t]*\r?\n/.test(file) ? head.exec(file.slice(0, longestHead)) : null;
  if (!found) return none;
  let facts: unknown;
  try {
    // Whether a key is there twice is not asked: each would be held against all before it. Nor are errors told with
    // their lines: there may be one at every other letter, and each would copy the line that it is in.
    facts = parse(found[1] ?? '', {
      logLevel: 'error',
      maxAliasCount: 100,
      uniqueKeys: false,
      prettyErrors: false,
    });
  } catch {
    return none;
  }
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return none;
  return { facts: facts as Record<string, unknown>, text: file.slice(found[0].length) };
}

/** What an import takes of a file's facts; what it does not say, or not in words that we know, is left out. */
export interface ImportedFacts {
  id?: string;
  title?: string;
  tags?: string[];
  privacyLevel?: PrivacyLevel;
  notes?: string;
  createdAt?: Date;
  updatedAt?: Date;
  sharedAt?: Date;
  publishedAt?: Date;
}

const wordsOf = (fact: unknown): string | undefined =>
  typeof fact === 'string' || typeof fact === 'number' ? String(fact) : undefined;

function timeOf(fact: unknown): Date | undefined {
  const words = wordsOf(fact);
  const time = words && /^\d{4}/.test(words) ? new Date(words) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

/** A list, or one text with commas between, as some programs write them. */
function tagsOf(fact: unknown): string[] | undefined {
  const names = Array.isArray(fact) ? fact.map(wordsOf) : wordsOf(fact)?.split(',');
  return names?.flatMap((name) => name?.trim().replace(/^#/, '') || []);
}

/** Our own names for the facts first, then those that other programs use for the same. */
export function importedFacts(facts: Record<string, unknown>): ImportedFacts {
  const privacy = Object.values(PrivacyLevel).find((level) => level === facts.privacy);
  // Who was named there need not be here, and nobody else was meant to read it.
  const named = Array.isArray(facts.shared_with) && facts.shared_with.length > 0;
  const read: ImportedFacts = {
    id: wordsOf(facts.id),
    title: wordsOf(facts.title),
    tags: tagsOf(facts.tags ?? facts.keywords),
    privacyLevel: named && privacy === PrivacyLevel.SHARED ? PrivacyLevel.PRIVATE : privacy,
    notes: wordsOf(facts.notes),
    createdAt: timeOf(facts.created ?? facts.date),
    updatedAt: timeOf(facts.updated ?? facts.modified ?? facts.lastmod),
    sharedAt: timeOf(facts.shared),
    publishedAt: timeOf(facts.published),
  };
  return Object.fromEntries(Object.entries(read).filter(([, fact]) => fact !== undefined));
}
