import { normalForm } from '../../../contract/normalForm';
import { type Finding, manyLinks, mostlyLinks, repeatedLeast } from '../../../contract/spamRules';
import { sha256 } from '../../../lib/sha256';
import type { Context } from '../../../request/context';
import { type Author, isNew } from '../../members/user/newAccount';

/** Web addresses, with or without a scheme, and nothing else that is frequent in texts. */
const links = /(?:https?:\/\/|\bwww\.)[^\s<>"'`)\]}]+/giu;

/** All web addresses in a text, with repetitions. */
export const linksIn = (text: string): string[] => text.match(links) ?? [];

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Whether links make up so much of a text that somebody should look at it. */
export function isFullOfLinks(text: string, found: readonly string[] = linksIn(text)): boolean {
  if (found.length < mostlyLinks.least) return false;
  const length = found.reduce((sum, link) => sum + link.length, 0);
  if (length >= text.trim().length * mostlyLinks.share) return true;
  return (
    found.length >= manyLinks.least && wordsIn(text.replace(links, ' ')) < found.length * manyLinks.wordsEach
  );
}

/** Beyond this, a text keeps its compatibility characters: NFKC can expand one to 18, which would take seconds. */
const folded = 50_000;

/** Marks beyond those that a letter is composed of: putting many in order takes quadratic time, and none is compared. */
const furtherMarks = /(\p{M}{3})\p{M}+/gu;

/** A hash for comparing texts by letters and digits alone, ignoring case, signs and spaces. Null if the text is short. */
export function hashOfText(text: string): string | null {
  const plain = text.replace(furtherMarks, '$1');
  const start = normalForm('NFKC', plain.slice(0, folded));
  const letters = `${start}${normalForm('NFC', plain.slice(folded))}`
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

/** Applies the rules to a text that others are about to read. A pure function. */
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
