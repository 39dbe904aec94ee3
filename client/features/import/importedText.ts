import type { Privacy } from '../../documents/model/model';

/** A text that was found in a file, as it would become a story. */
export interface ImportedText {
  /** Tells it from all others: the client's own id under which the server makes it once. */
  localId: string;
  /** The file it came from, with its folders. */
  source: string;
  title: string;
  content: string;
  tags: readonly string[];
  /** Null where the file does not say. */
  privacyLevel: Privacy | null;
  notes: string | null;
  createdAt: Date | null;
  updatedAt: Date | null;
  sharedAt: Date | null;
  publishedAt: Date | null;
  /** The story that it was exported from, if it says so. */
  exportedFrom: string | null;
  /** What was changed or left out so that it fits. */
  remark: string | null;
}

/** A file that no story can be made of, and why. */
export interface SkippedFile {
  source: string;
  reason: string;
}

export interface ReadFiles {
  texts: readonly ImportedText[];
  skipped: readonly SkippedFile[];
}

export const mebibyte = 1024 * 1024;

/** What is read at once, checked before anything is unpacked: more would fill the memory of a phone. */
export const importLimits = {
  chosenBytes: 100 * mebibyte,
  unpackedBytes: 250 * mebibyte,
  entries: 20_000,
  /** Of one text: its characters take at most three bytes each, or two in UTF-16 with room to spare. */
  textBytes: 8 * mebibyte,
  documentBytes: 50 * mebibyte,
} as const;

/** Said to the person who chose the files. */
export class ImportProblem extends Error {}
