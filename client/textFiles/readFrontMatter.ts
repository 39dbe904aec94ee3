import { parse } from 'yaml';
import { PrivacyLevel } from '../../server/contract/enums';
import { languageTag } from '../../server/contract/languageTag';

/** Longer front matter is treated as text, because the YAML parser builds a tree of it. */
const maxBlockLength = 300_000;

interface FrontMatter {
  /** YAML values; empty if the file has no front matter. */
  facts: Record<string, unknown>;
  text: string;
}

/** Matches front matter: opening dashes, values, closing dashes (or dots, as in YAML), and an optional empty line. */
const frontMatterBlock =
  /^\ufeff?---[ \t]*\r?\n((?:[^\n]*\n)*?)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)?/;

/**
 * Reads front matter and text of a Markdown file from any program. A block between dashes that isn't YAML
 * stays in the text.
 */
export function readFrontMatter(file: string): FrontMatter {
  const none = { facts: {}, text: file.replace(/^\ufeff/, '') };
  const found = /^\ufeff?---[ \t]*\r?\n/.test(file)
    ? frontMatterBlock.exec(file.slice(0, maxBlockLength))
    : null;
  if (!found) return none;
  let facts: unknown;
  try {
    // uniqueKeys compares each key with all previous ones, and prettyErrors copies a line for each error:
    // both take quadratic time.
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

/** The values that an import uses; unknown ones are left out. */
export interface ImportedFacts {
  id?: string;
  title?: string;
  tags?: string[];
  privacyLevel?: PrivacyLevel;
  notes?: string;
  listed?: boolean;
  lang?: string;
  createdAt?: Date;
  updatedAt?: Date;
  sharedAt?: Date;
  publishedAt?: Date;
}

const stringOf = (fact: unknown): string | undefined =>
  typeof fact === 'string' || typeof fact === 'number' ? String(fact) : undefined;

/** A date, with or without a time; undefined for anything else. */
function timeOf(fact: unknown): Date | undefined {
  const text = stringOf(fact)?.trim();
  // A day alone would be read as midnight in UTC, which is the day before in America.
  const withTime = text && /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00` : text;
  const time = withTime && /^\d{4}/.test(withTime) ? new Date(withTime) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

/** Tags from a YAML list, or from a text with commas, as some programs write it. */
function tagsOf(fact: unknown): string[] | undefined {
  const names = Array.isArray(fact) ? fact.map(stringOf) : stringOf(fact)?.split(',');
  return names?.flatMap((name) => name?.trim().replace(/^#/, '') || []);
}

/** Reads the values that an import uses: from the keys of our own exports first, then from those of other programs. */
export function importedFacts(facts: Record<string, unknown>): ImportedFacts {
  const privacy = Object.values(PrivacyLevel).find((level) => level === facts.privacy);
  // The named members may not exist here, so the story becomes private.
  const named = Array.isArray(facts.shared_with) && facts.shared_with.length > 0;
  const read: ImportedFacts = {
    id: stringOf(facts.id),
    title: stringOf(facts.title),
    tags: tagsOf(facts.tags ?? facts.keywords),
    privacyLevel: named && privacy === PrivacyLevel.SHARED ? PrivacyLevel.PRIVATE : privacy,
    notes: stringOf(facts.notes),
    listed: typeof facts.listed === 'boolean' ? facts.listed : undefined,
    lang: languageTag(stringOf(facts.lang ?? facts.language) ?? '') ?? undefined,
    createdAt: timeOf(facts.created ?? facts.date),
    updatedAt: timeOf(facts.updated ?? facts.modified ?? facts.lastmod),
    sharedAt: timeOf(facts.shared),
    publishedAt: timeOf(facts.published),
  };
  return Object.fromEntries(Object.entries(read).filter(([, fact]) => fact !== undefined));
}
