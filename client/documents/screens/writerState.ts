import { limits } from '../../../server/contract/limits';
import { type Draft, isDirty, type LocalDocument, sameDetails, sameTags } from '../model/model';
import type { StorageError } from '../storage/database';
import type { DocumentStore } from '../sync/documentStore';

/** Source: specification, section 4. */
export type AutoSaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'error';

/** The parts of a draft that React renders on each change; the text stays in the editor. */
export type DraftFacts = Omit<Draft, 'content'>;

export interface WriterOptions {
  documents: DocumentStore;
  document: LocalDocument;
  /** Whether the device has stored it; a new one is stored with its first change. */
  isStored: boolean;
  /** The editor's text; null while the editor is loading. */
  readText: () => string | null;
  /** Shows a text with merged changes from another device. */
  showText: (text: string) => void;
  autoSaveMs: () => number;
}

export interface WriterState {
  /** The document as stored on the device. */
  document: LocalDocument;
  facts: DraftFacts;
  indicator: AutoSaveState;
  /** Whether anything was changed on this page. */
  changed: boolean;
  /** Whether there are changes that the device has not stored. */
  dirty: boolean;
  /** Everything is stored and typing has paused. */
  settled: boolean;
  /** Why the device can't store, if so. */
  storageProblem: StorageError | null;
  /** A change from elsewhere was merged since the author last pressed save. */
  merged: boolean;
  /** The document was deleted in another tab or on another device. */
  gone: boolean;
}

export const factsOf = ({ title, tags, privacyLevel, details }: Draft): DraftFacts => ({
  title,
  tags,
  privacyLevel,
  details,
});

export const openingState = (document: LocalDocument, isStored: boolean): WriterState => ({
  document,
  facts: factsOf(document),
  indicator: 'idle',
  changed: false,
  dirty: false,
  settled: isStored,
  storageProblem: null,
  merged: false,
  gone: false,
});

export const sameFacts = (a: DraftFacts, b: DraftFacts) =>
  a.title === b.title &&
  a.privacyLevel === b.privacyLevel &&
  sameTags(a.tags, b.tags) &&
  sameDetails(a.details, b.details);

/** Whether the text has changes to send. The server accepts no blank text, which therefore waits on the device. */
export const hasToBeSent = (document: LocalDocument) =>
  document.content.trim() !== '' && document.syncStatus !== 'conflict' && isDirty(document);

/** The rate at which auto-saves may send text: below the server's limit for an hour, so that there is room for other saves. */
const autoSaveBytesPerMs = (0.8 * limits.stored.hourBytesOfNew) / 3_600_000;

/** Minimum milliseconds from an auto-save of this text to the next, because each sends the whole text. */
export const autoSavePauseMs = (content: string) => new Blob([content]).size / autoSaveBytesPerMs;
