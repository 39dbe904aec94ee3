import { normalForm } from '../../../contract/normalForm';
import { type Finding, manyLinks, mostlyLinks, repeatedLeast } from '../../../contract/spamRules';
import { sha256 } from '../../../lib/sha256';
import { type Author, isNew } from '../../members/user/newAccount';

/** Web addresses, with or without a scheme, and nothing else that a text could be full of. */
const links = /(?:https?:\/\/|\bwww\.)[^\s<>"'`)\]}]+/giu;

/** The web addresses in a text, as often as it has them. */
export const linksIn = (text: string): string[] => text.match(links) ?? [];

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Whether so many of a text are links that somebody should look at it. */
export function isFullOfLinks(text: string, found: readonly string[] = linksIn(text)): boolean {
  if (found.length < mostlyLinks.least) return false;
  const length = found.reduce((sum, link) => sum + link.length, 0);
  if (length >= text.trim().length * mostlyLinks.share) return true;
  return (
    found.length >= manyLinks.least && wordsIn(text.replace(links, ' ')) < found.length * manyLinks.wordsEach
  );
}

/** The rest of a text keeps its compatibility characters: NFKC makes 18 of one, which would take seconds. */
const folded = 50_000;

/** Marks beyond those that a letter is composed of: putting many in order takes quadratic time, and none is compared. */
const furtherMarks = /(\p{M}{3})\p{M}+/gu;

/** What makes texts the same: letters and digits, whatever their case, signs and spaces. Null if the text is short. */
export function hashOfText(text: string): string | null {
  const plain = text.replace(furtherMarks, '$1');
  const start = normalForm('NFKC', plain.slice(0, folded));
  const letters = `${start}${normalForm('NFC', plain.slice(folded))}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return letters.length < repeatedLeast ? null : sha256(letters);
}

interface Judged {
  kind: 'story' | 'comment';
  text: string;
  /** Its links, if they aren't only those that are written out. */
  links?: readonly string[];
  author: Author;
  /** How often the same text is there already. */
  repeated: number;
  /** Whether texts of new accounts wait. */
  newAccountsWait: boolean;
}

export interface Verdict {
  findings: Finding[];
  /** Whether an organiser decides before others read it. */
  waits: boolean;
}

/** What the rules say of a text that others are about to read. It needs nothing but what it is given. */
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
