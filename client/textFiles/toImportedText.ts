import { sha256 } from '@noble/hashes/sha2';
import { limits } from '../../server/contract/limits';
import { cutText } from '../../server/markdown/cutText';
import { plainText } from '../../server/markdown/plainText';
import { looksLikeVerse } from '../editor/verse';
import { toPrivacy } from '../lib/privacy';
import type { ImportedText } from './importedText';
import { importedFacts, readFrontMatter } from './readFrontMatter';

interface SourceText {
  source: string;
  /** Markdown, possibly with front matter. */
  text: string;
  headingIsTitle: boolean;
  title?: string;
  /** The text with lines and indents that Markdown would not keep, if it looks like verse. */
  lines?: string;
  /** The file's modification time, if known. */
  changedAt?: Date;
  remark?: string;
}

export const fileNameOf = (source: string) => source.slice(source.lastIndexOf('/') + 1);
const bareNameOf = (source: string) => fileNameOf(source).replace(/\.[^.]+$/, '');

const oneLine = (text: string) => cutText(text.replace(/\s+/g, ' ').trim(), limits.story.titleMax).trim();

const heading = /^\s*#[ \t].+(?:\r?\n|$)(?:[ \t]*\r?\n)*/;

/** The first heading as a title, and the text below. A heading that is too long or has links or notes also stays in the text. */
function splitTitle(text: string): { title: string; rest: string } | null {
  const found = heading.exec(text);
  if (!found) return null;
  const title = plainText(found[0], 2 * limits.story.titleMax);
  const isAll = title.length <= limits.story.titleMax && !/\]\(|\^\[|\[\^/.test(found[0]);
  return { title, rest: isAll ? text.slice(found[0].length) : text };
}

/** A SHA-256 hash in hex. It doesn't use crypto.subtle, which browsers offer only over https or on localhost. */
function hashOf(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text));
  return Array.from(bytes.subarray(0, 24), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The idempotency key: the same for the same text in every import. */
function localIdOf(source: string, file: string, id: string | undefined): string {
  if (id && /^[\w-]{1,50}$/.test(id)) return `import_${id}`;
  return `import_${hashOf(id ? `id ${id}` : `${fileNameOf(source)}\n${file}`)}`;
}

/** Adjusts names to the rules of tags; invalid ones are left out. */
function validTags(names: readonly string[]): { tags: string[]; leftOut: string[] } {
  const tags: string[] = [];
  const leftOut: string[] = [];
  for (const name of names) {
    const tag = name
      .toLowerCase()
      .replace(/[_/.:]+/g, '-')
      .replace(/\s+/g, ' ')
      .trim();
    if (tags.includes(tag)) continue;
    if (tags.length >= limits.story.tagsMax || tag.length > limits.tag.max || !limits.tag.pattern.test(tag))
      leftOut.push(name);
    else tags.push(tag);
  }
  return { tags, leftOut };
}

// Branches: one field after the other, each with where it is from and its default.
export function toImportedText(given: SourceText): ImportedText {
  const { source, changedAt, lines } = given;
  const { facts, text } = readFrontMatter(given.text);
  const { id, privacyLevel, ...stated } = importedFacts(facts);
  const { tags, leftOut } = validTags(stated.tags ?? []);
  const found = !stated.title && !given.title && given.headingIsTitle ? splitTitle(text) : null;
  const content = found?.rest ?? text;
  const title = oneLine(stated.title ?? given.title ?? found?.title ?? '');
  const createdAt = stated.createdAt ?? changedAt;
  const remarks = [given.remark, leftOut.length > 0 && `Left out as tags: ${leftOut.join(', ')}.`];
  return {
    ...stated,
    localId: localIdOf(source, given.text, id),
    title: title || oneLine(bareNameOf(source)) || 'Untitled',
    content,
    isVerse: lines === undefined ? looksLikeVerse(content) : true,
    lines,
    tags,
    privacyLevel: privacyLevel && toPrivacy(privacyLevel),
    createdAt,
    updatedAt: stated.updatedAt ?? createdAt,
    exportedFrom: id,
    remark: remarks.filter(Boolean).join(' ') || undefined,
  };
}
