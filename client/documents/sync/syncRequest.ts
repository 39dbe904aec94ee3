import { backOff } from '../../relay/backOff';
import { localDay } from '../model/localDay';
import {
  type DocumentKind,
  isDirty,
  type LocalDocument,
  type PendingVersion,
  type Privacy,
  type QueueItem,
  type ServerCopy,
  type StoryText,
  type TextFields,
  toSentText,
} from '../model/model';

/** One document on this device with its queued action, if any. */
export interface SyncRecord {
  document: LocalDocument | null;
  item: QueueItem | null;
}

/** A record whose document is present. */
export type PresentRecord = SyncRecord & { document: LocalDocument };

/** The text that is sent, and its day. */
interface Sending {
  text: TextFields;
  /** The day of the last change by the device's calendar. */
  writtenOn: string;
}

type Call =
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
    } & Sending)
  /** Makes it private at once, whatever text the server has. */
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

/** A request to the server. */
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
  /** A server error (5xx) or no answer in time. */
  | { kind: 'trouble'; retryAfterMs: number | null }
  | { kind: 'offline' }
  | { kind: 'signedOut' };

/** A request in flight, with the queue's timestamp when it was sent. */
export interface SentRequest {
  request: SyncRequest;
  timestamp: number;
}

const isSendable = ({ content }: LocalDocument) => content.trim() !== '';

/** The next request for a record; null if there is none, or if the author must resolve a conflict first. */
export function nextRequest({ document, item }: SyncRecord): SyncRequest | null {
  const call = document && item ? nextCall(document, item) : null;
  return document && call && { ...call, textKind: document.kind };
}

function nextCall(
  document: LocalDocument,
  { action, data: { privacyLevel, pressedAt } }: QueueItem,
): Call | null {
  if (action === 'delete') {
    if (hasNoteToKeep(document)) return keepVersion(document);
    if (document.id !== null)
      return { kind: 'delete', id: document.id, baseUpdatedAt: document.base?.updatedAt ?? null };
    // A create may have succeeded without an answer: repeated under the same key, it returns the id to delete.
    const text = possiblyCreatedText(document);
    return text && create(document, { ...text, tags: [], details: document.details }, 'PRIVATE');
  }
  const withdraws = (copy: ServerCopy | null | undefined): Call | null =>
    privacyLevel === 'PRIVATE' && copy && copy.privacyLevel !== 'PRIVATE'
      ? { kind: 'withdraw', id: copy.id }
      : null;
  if (document.conflictData) return withdraws(document.conflictData.serverVersion);
  if (document.id === null || !document.base)
    return isSendable(document) ? create(document, toSentText(document), privacyLevel ?? 'PRIVATE') : null;
  // Journals and notes have no versions: create the note before its text is overwritten.
  if (hasNoteToKeep(document)) return keepVersion(document);
  if (isSendable(document) && (isDirty(document) || pressedAt !== null))
    return {
      kind: 'update',
      id: document.id,
      ...sendingOf(document, toSentText(document)),
      baseUpdatedAt: document.base.updatedAt,
      privacyLevel,
      autosave: pressedAt === null,
    };
  if (!isSendable(document) && withdraws(document.base)) return withdraws(document.base);
  return keepVersion(document);
}

function keepVersion(document: LocalDocument): Call | null {
  const { id, localId, versionsToKeep } = document;
  const [version] = versionsToKeep;
  return version ? { kind: 'keepVersion', id: id ?? localId, version, journalId: journalOf(document) } : null;
}

/** Pending versions of journals and notes become notes, and must be created even if the document is deleted. */
export const hasNoteToKeep = ({ kind, versionsToKeep }: LocalDocument) =>
  kind !== 'story' && versionsToKeep.length > 0;

/** The text with which the server may have created it by a request without an answer; null if it can't have. */
export function possiblyCreatedText(document: LocalDocument): StoryText | null {
  const { firstSent } = document;
  // The first release stored a blank text for one that it no longer knew.
  if (firstSent?.content !== '') return firstSent;
  const { title, content } = toSentText(document);
  return isSendable(document) ? { title, content } : null;
}

const sendingOf = ({ lastModified }: LocalDocument, text: TextFields): Sending => ({
  text,
  writtenOn: localDay(lastModified),
});

function journalOf({ kind, id, details }: LocalDocument): string | null {
  if (kind === 'journal') return id;
  return typeof details.journalId === 'string' ? details.journalId : null;
}

const create = (document: LocalDocument, text: TextFields, privacyLevel: Privacy): Call => ({
  kind: 'create',
  ...sendingOf(document, text),
  idempotencyKey: document.idempotencyKey,
  privacyLevel,
  sessionId: document.sessionId,
  exerciseId: document.exerciseId,
});

/** Attempts before a refusal or a server failure is reported. Source: specification, section 9. */
export const triesMax = 3;

/** Whether repeated server failures are shown to the author. Attempts go on. */
export const hasRepeatedServerFailures = ({ action, serverFailures }: QueueItem) =>
  action !== 'delete' && serverFailures >= triesMax;

/** Maximum back-off. */
export const longestWaitMs = 30_000;
/** Maximum for a server's Retry-After, so that all is synced within a minute after an outage. */
const longestWishMs = 45_000;

/** A time further away than any back-off was set before the clock was put back, and counts as due. */
export const isDue = ({ retryAt }: QueueItem, now: number) => retryAt <= now || retryAt - now > longestWishMs;

/** How long to wait after so many failures, in milliseconds. */
export function retryWait(failures: number, random: number, atLeastMs: number | null = null): number {
  const wait = backOff(failures, { longestMs: longestWaitMs, random });
  return atLeastMs === null ? wait : Math.min(longestWishMs, Math.max(wait, atLeastMs * (1 + random / 10)));
}
