import type { Privacy } from '../lib/privacy';

/** A text read from a file. */
export interface ImportedText {
  /** The idempotency key under which the server creates it once. */
  localId: string;
  /** The path of its file. */
  source: string;
  title: string;
  content: string;
  /** Whether its lines look like verse; null if keeping them would change nothing. */
  isVerse: boolean | null;
  /** The paragraphs as lines, for a Word document that looks like verse. */
  lines: string | null;
  tags: readonly string[];
  /** Null if the file doesn't say. */
  privacyLevel: Privacy | null;
  notes: string | null;
  /** Null if the file doesn't say. */
  listed: boolean | null;
  /** A BCP 47 tag, if stated. */
  lang: string | null;
  createdAt: Date | null;
  updatedAt: Date | null;
  sharedAt: Date | null;
  publishedAt: Date | null;
  /** The id of the story it was exported from, if stated. */
  exportedFrom: string | null;
  /** A note about anything that was adjusted or left out. */
  remark: string | null;
}

/** A file that can't be imported, and why. */
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
