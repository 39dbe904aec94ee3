import type { Privacy } from '../lib/privacy';
import type { ImportedFacts } from './readFrontMatter';

/** A text read from a file, with what the file says about it. */
export interface ImportedText extends Omit<ImportedFacts, 'id' | 'tags' | 'privacyLevel'> {
  /** The idempotency key under which the server creates it once. */
  localId: string;
  title: string;
  content: string;
  /** Whether its lines look like verse; null if keeping them would change nothing. */
  isVerse: boolean | null;
  /** The paragraphs as lines, for a Word document that looks like verse. */
  lines?: string;
  tags: readonly string[];
  privacyLevel?: Privacy;
  /** The id of the story it was exported from, if stated. */
  exportedFrom?: string;
  /** A note about anything that was adjusted or left out. */
  remark?: string;
}

export interface SkippedFile {
  source: string;
  reason: string;
}

export interface ReadFiles {
  texts: readonly ImportedText[];
  skipped: readonly SkippedFile[];
}

export const mebibyte = 1024 * 1024;

/** Limits checked before unpacking; more would fill a phone's memory. */
export const importLimits = {
  chosenBytes: 100 * mebibyte,
  unpackedBytes: 250 * mebibyte,
  entries: 20_000,
  /** Per text: its characters take at most three bytes in UTF-8, or two in UTF-16. */
  textBytes: 8 * mebibyte,
  documentBytes: 50 * mebibyte,
} as const;

/** An error whose message is shown to the member. */
export class ImportProblem extends Error {}
