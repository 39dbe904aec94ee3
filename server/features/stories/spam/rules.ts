import { normalForm } from '../../../contract/normalForm';
import { type Finding, manyLinks, mostlyLinks, repeatedLeast } from '../../../contract/spamRules';
import { sha256 } from '../../../lib/sha256';
import type { Context } from '../../../request/context';
import { type Author, isNew } from '../../members/user/newAccount';

/** Matches web addresses that start with http://, https:// or www., up to white space, a quote or a closing bracket. */
const webAddresses = /(?:https?:\/\/|\bwww\.)[^\s<>"'`)\]}]+/giu;

/** All web addresses in a text, with repetitions. */
export const linksIn = (text: string): string[] => text.match(webAddresses) ?? [];

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Whether links make up so much of a text that organisers should look at it. */
export function isFullOfLinks(text: string, found: readonly string[] = linksIn(text)): boolean {
  if (found.length < mostlyLinks.least) return false;
  const length = found.reduce((sum, link) => sum + link.length, 0);
  if (length >= text.trim().length * mostlyLinks.share) return true;
  return (
    found.length >= manyLinks.least &&
    wordsIn(text.replace(webAddresses, ' ')) < found.length * manyLinks.wordsEach
  );
}

/** Characters that are normalised by NFKC. Those after them aren't: it can expand one character to 18, which would take seconds. */
const maxFolded = 50_000;

/** Matches more than three combining marks in a row. No letter has as many; normalising a long row takes quadratic time. */
const excessMarks = /(\p{M}{3})\p{M}+/gu;

/** A hash by which texts are compared by letters and digits alone, ignoring case, punctuation and spaces. Null if the text is too short. */
export function hashOfText(text: string): string | null {
  const plain = text.replace(excessMarks, '$1');
  const start = normalForm('NFKC', plain.slice(0, maxFolded));
  const letters = `${start}${normalForm('NFC', plain.slice(maxFolded))}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return letters.length < repeatedLeast ? null : sha256(letters);
}

export type SpamCtx = Pick<Context, 'now' | 'notifier' | 'config'>;

interface Judged {
  kind: 'story' | 'comment';
  text: string;
  /** The text's links; by default those that are written out in it. */
  links?: readonly string[];
  author: Author;
  /** How often the same text exists already. */
  repeated: number;
  /** Whether texts by new accounts wait for an organiser. */
  newAccountsWait: boolean;
}

export interface Verdict {
  findings: Finding[];
  /** Whether an organiser must approve it before others read it. */
  waits: boolean;
}

/** Applies the rules to a text that others are about to read. */
export function judge({
  kind,
  text,
  links: found = linksIn(text),
  author,
  repeated,
  newAccountsWait,
}: Judged): Verdict {
  if (author.isStaff) return { findings: [], waits: false };
  const count = found.length;
  const waits = newAccountsWait && isNew(author) && (kind === 'story' || count > 0);
  const findings: Finding[] = [];
  if (waits) findings.push({ rule: 'new_account', amount: author.days });
  if (isFullOfLinks(text, found) || (waits && count > 0)) findings.push({ rule: 'links', amount: count });
  if (repeated > 0) findings.push({ rule: 'repeated', amount: repeated });
  return { findings, waits };
}
