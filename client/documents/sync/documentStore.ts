import type { Privacy } from '../../lib/privacy';
import type { DocumentKind, Draft, LocalDocument, Resolution, ServerCopy } from '../model/model';
import type { OfflineDatabase, StorageErrorKind } from '../storage/database';
import type { Channel, Clock, Connection, UnloadBackups } from './browserPorts';
import type { ExplicitSave, Unstored } from './sendUnstored';
import type { SyncNotice } from './syncEvents';
import type { SyncTransport } from './syncRequest';

/** How a document on this device is identified. */
export type DocumentKey = { localId: string } | { id: string };

/** The outcome of a save by a button. */
export type SaveOutcome =
  /** The server has it. */
  | { kind: 'synced'; id: string }
  /** Stored on this device and sent as soon as possible. `id` is set if the server has the document already. */
  | { kind: 'waiting'; id: string | null }
  /** The server has another text, and they can't be merged automatically. */
  | { kind: 'conflict' }
  /** The server rejected it; the document's `problem` says why. It is stored on this device. */
  | { kind: 'refused' };

/** Counts over the member's documents on this device, for the sync line. */
export interface SyncOverview {
  online: boolean;
  /** The sign-in on this device has ended: nothing is sent until the member signs in again. */
  signedOut: boolean;
  /** How many are being sent now. */
  syncing: number;
  /** The kind of those being sent; null if they differ or there are none. */
  syncingKind: DocumentKind | null;
  /** How many wait to be sent. */
  pending: number;
  conflicts: number;
  errors: number;
  /** Why this device can't store at the moment; edits are then in their editors only. */
  storageProblem: StorageErrorKind | null;
}

/** What a store uses; by default the browser's. */
export interface DocumentStoreDeps {
  transport: SyncTransport;
  database?: OfflineDatabase;
  clock?: Clock;
  random?: () => number;
  locks?: LockManager;
  openChannel?: () => Channel | null;
  connection?: Connection;
  onNotice?: (notice: SyncNotice, kind: DocumentKind) => void;
  /** Text typed right before a tab was closed or reloaded. */
  unloadBackups?: UnloadBackups;
  storagePatienceMs?: number;
}

/** Initial values of a new document. Kind defaults to story. */
export type NewDocument = Partial<
  Pick<
    LocalDocument,
    'kind' | 'title' | 'tags' | 'details' | 'sessionId' | 'exerciseId' | 'exerciseTitle' | 'privacyLevel'
  >
>;

/** How many documents a list shows first. */
export const listedFirst = 20;

/** What the server's document belongs to. Kind defaults to story. */
export type DocumentOrigin = Partial<Pick<LocalDocument, 'kind' | 'sessionId' | 'exerciseId'>>;

/**
 * A member's stories, journals and notes on this device, and their sync with the server; independent of React and Relay. The
 * promise of a method that writes resolves once IndexedDB has committed. It rejects with a StorageError if the device can't store,
 * and the caller still has the text.
 */
export interface DocumentStore {
  readonly memberId: string;

  /** Documents of one kind or of all, last changed first: at most `count`, or those that the server may not have as they are. */
  list(kind?: DocumentKind, count?: number | 'unsent'): Promise<LocalDocument[]>;
  read(key: DocumentKey): Promise<LocalDocument | null>;

  /** A record for a new document; stored with its first `write`. */
  begin(origin: NewDocument): LocalDocument;
  /** Applies the server's copy when a document is opened and returns the record to edit, merged if both have changed. */
  open(copy: ServerCopy, origin: DocumentOrigin): Promise<LocalDocument>;

  /**
   * Stores a change on this device, without sending it, and resolves to the stored record. `document` is the record that the
   * editor's text is based on: the result of `begin`, `open`, `read` or the last `write`. If sync or another tab has
   * changed it since, both changes are merged: the editor must show a `content` or `title` that differs from its own.
   */
  write(document: LocalDocument, change: Partial<Draft>): Promise<LocalDocument>;
  /** Sends a text that `write` could not store, from its editor. */
  sendUnstored(document: LocalDocument, draft: Draft, save: ExplicitSave | null): Promise<Unstored>;
  /** Sends the stored text in 100 ms, without waiting for an answer. Never changes the privacy. */
  autosave(localId: string): Promise<void>;
  /** Sends the stored text with the privacy that the author chose, and resolves to the outcome. */
  save(localId: string, privacyLevel: Privacy | null): Promise<SaveOutcome>;
  /** Retries what has failed. */
  retry(localId: string): Promise<void>;
  /** Deletes it here at once, and on the server as soon as possible. */
  remove(localId: string): Promise<void>;
  /** Source: specification, section 4. The text not chosen becomes a version. */
  resolve(localId: string, resolution: Resolution, merged?: Draft): Promise<void>;
  /** Called by live pages when a document was changed or deleted elsewhere. */
  serverChanged(id: string): void;

  /** Keeps copies of the latest texts of the kind, and of those that a list has just shown, as far as there is room. */
  keepTexts(kind: DocumentKind, shown: readonly string[]): Promise<void>;

  /** Sends everything that is queued, now. */
  sync(): Promise<void>;
  overview(): SyncOverview;
  /** Subscribes to changes in any tab: of one document, or of all if the id is null. Returns the unsubscribe function. */
  subscribe(listener: (localId: string | null) => void): () => void;
  close(): void;
}
