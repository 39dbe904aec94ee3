import type { Privacy } from '../../lib/privacy';
import {
  type DocumentKind,
  hasUnsentText,
  type LocalDocument,
  type PendingVersion,
  type QueueItem,
  type ServerCopy,
  type TextFields,
} from '../model/model';

/** One document on this device with its queued action, if any. */
export interface SyncRecord {
  document: LocalDocument | null;
  item: QueueItem | null;
}

export const emptyRecord: SyncRecord = { document: null, item: null };

/** A record whose document is present. */
export type PresentRecord = SyncRecord & { document: LocalDocument };

/** Whether the server has the same text. */
export const isSynced = (entry: SyncRecord): entry is PresentRecord =>
  entry.document !== null &&
  entry.item === null &&
  entry.document.syncStatus === 'synced' &&
  !hasUnsentText(entry.document);

export const lastChangedFirst = (a: SyncRecord, b: SyncRecord) =>
  (b.document?.lastModified ?? 0) - (a.document?.lastModified ?? 0);

/** The text that is sent, and its day. */
export interface Sending {
  text: TextFields;
  /** The day of the last change by the device's calendar. */
  writtenOn: string;
}

/** The kinds of requests, with what they send. */
export type Call =
  | ({
      kind: 'create';
      idempotencyKey: string;
      privacyLevel: Privacy;
      sessionId: string | null;
      exerciseId: string | null;
    } & Sending)
  | ({
      kind: 'update';
      id: string;
      baseUpdatedAt: string;
      /** Null leaves it unchanged. */
      privacyLevel: Privacy | null;
      autosave: boolean;
      /**
       * What becomes of the text of a story that others can read: it becomes the draft (`saved`), or it is published, and takes
       * the place of the draft (`replaced`) or not (`left`).
       */
      draft: 'saved' | 'replaced' | 'left';
    } & Sending)
  /** Makes the document private at once, whatever text the server has. */
  | { kind: 'withdraw'; id: string }
  | {
      kind: 'keepVersion';
      /** The document's id, or its localId if the server has none. */
      id: string;
      version: PendingVersion;
      /** The journal that the note belongs to, for journals and notes. */
      journalId: string | null;
    }
  /** Deletes the text that the author saw; a newer one, written elsewhere, stays. */
  | { kind: 'delete'; id: string; baseUpdatedAt: string | null };

/** A request to the server about a document of the given kind. */
export type SyncRequest = Call & { textKind: DocumentKind };

export type SyncResponse =
  | { kind: 'saved'; copy: ServerCopy }
  | { kind: 'kept' }
  | { kind: 'deleted' }
  /** The server has a newer text and wrote nothing. */
  | { kind: 'conflict'; copy: ServerCopy }
  /** The document no longer exists. */
  | { kind: 'gone' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  /** A server error (5xx), no answer in time, or a limit of what an account stores. */
  | { kind: 'trouble'; retryAfterMs: number | null; limit?: string }
  | { kind: 'offline' }
  | { kind: 'signedOut' };

/** A request in flight, with the queue's timestamp when it was sent. */
export interface SentRequest {
  request: SyncRequest;
  timestamp: number;
}

/** One of the member's texts on the server, with further fields of its record. The times are the server's. */
export type ServerText = { copy: ServerCopy } & Pick<LocalDocument, 'createdAt' | 'lastModified'> &
  Partial<Pick<LocalDocument, 'sessionId' | 'exerciseId'>>;

/** The first texts of a list, in its order. */
export interface LatestTexts {
  /** The texts' ids, with the times of their copies. */
  texts: readonly { id: string; updatedAt: string }[];
  /** Whether the list has no others. */
  isAll: boolean;
}

/** Sends requests to the server on behalf of one member. What reads rejects if the server can't be reached. */
export interface SyncTransport {
  /** Whether the member is signed in just now. */
  isSignedIn(): boolean;
  /** Never rejects. */
  send(request: SyncRequest): Promise<SyncResponse>;
  /** The server's copy of one of the member's documents; null if there is none. */
  read(id: string): Promise<ServerCopy | null>;
  /** The first of the member's list of a kind. */
  latest(kind: DocumentKind): Promise<LatestTexts>;
  /** Several of the member's texts, in order; null where there is none. One that can't be read is left out. */
  texts(kind: DocumentKind, ids: readonly string[]): Promise<ReadonlyMap<string, ServerText | null>>;
}
