import type { Privacy } from '../../lib/privacy';

/** The kinds of documents. The specification speaks of stories, hence the names of the stores and of some fields. */
export type DocumentKind = 'story' | 'journal' | 'note';

/** The kinds that are listed with tabs and a search. */
export type ListedKind = Exclude<DocumentKind, 'story'>;

/**
 * Fields beside title, content and tags, named as in the GraphQL inputs: `mood`, `prompt` and `journalDate` of a journal,
 * `category`, `isPinned` and `journalId` of a note, `lang` and `notes` of a story. A story's `unlisted` is the opposite of the input's
 * `listed`, because a missing detail counts as false. Each is merged by itself.
 */
export type Details = Readonly<Record<string, string | boolean | null>>;

/** The state of a local document relative to the server. Source: specification, section 4. */
export type SyncStatus = 'draft' | 'syncing' | 'synced' | 'error' | 'conflict';

export interface StoryText {
  title: string;
  content: string;
}

/** A text as its author writes it. */
export interface Draft extends StoryText {
  tags: readonly string[];
  privacyLevel: Privacy;
  details: Details;
}

/** The server's copy, as last received. */
export interface ServerCopy extends Draft {
  id: string;
  /** Server time of this text, or of the published one if that is later; compared with other server times only. */
  updatedAt: string;
  /** Increases by one when it is decided anew who may read it. Missing in copies of journals and notes. */
  audienceRevision?: number;
  /** Only named members may read it. */
  isSharedByName?: boolean;
  /** What others read, if that is another text: the copy's text is then the story's draft. */
  published?: StoryText & { tags: readonly string[] };
  /** The published text was changed after the draft was made: the draft has to be saved again, from both. */
  isConflicting?: boolean;
}

/** A version to be created on the server. Journals and notes have no versions: theirs is created as a note. */
export interface PendingVersion extends StoryText {
  localId: string;
  name: string;
}

/** A document on this device: one record of the store `stories`. Source: specification, sections 3 and 9. */
export interface LocalDocument extends Draft {
  kind: DocumentKind;
  /** `local_{timestamp}_{random}` */
  localId: string;
  /** The server's id; null until the server has created it. */
  id: string | null;
  /** The owner. Other members on this device neither see nor upload it. */
  memberId: string;
  sessionId: string | null;
  exerciseId: string | null;
  exerciseTitle: string | null;
  syncStatus: SyncStatus;
  /** Milliseconds, by this device's clock. Used to order lists only. */
  lastModified: number;
  createdAt: number;
  /** Incremented by each local change: a text that was sent is current only while this is unchanged. */
  revision: number;
  /** Sent with the create, which the server carries out once. The localId, or a new one where the document is created again. */
  idempotencyKey: string;
  /** The server's copy that the local text is based on; null before the first save. Blank content: only its time is known. */
  base: ServerCopy | null;
  /** The text of the first create: a server copy with this text is this document. */
  firstSent: StoryText | null;
  /** Hashes of texts that were sent without an answer: the server may have any of them. */
  unacknowledgedHashes: readonly string[];
  versionsToKeep: readonly PendingVersion[];
  /** The text on the screen when its author last pressed the button that publishes it; null once the server has it. */
  publishing: TextFields | null;
  /** The author has saved it by a button once and the server has it: further saves are reported as updates. */
  savedOnce: boolean;
  /** Set while in conflict. `serverVersion` is null where the server's copy was deleted. */
  conflictData: { serverVersion: ServerCopy | null; localVersion: Draft } | null;
  /** Why the server refused it, as shown to the author, by field where one can be corrected. */
  problem: { message: string; fields: Record<string, string> } | null;
}

/** A queued action: one record of the store `syncQueue`, at most one per document. The text is read when it is sent. */
export interface QueueItem {
  /** The document's localId. */
  id: string;
  memberId: string;
  action: 'create' | 'update' | 'delete';
  data: {
    /** The privacy chosen with a button; null leaves the server's. */
    privacyLevel: Privacy | null;
    /** `timestamp` as of the last save by a button; null for an auto-save. */
    pressedAt: number | null;
    /** Shows no notice when it is saved, because resolving the conflict that queued it showed one. */
    quiet: boolean;
  };
  /** Increases with each request to send, by this device's clock or by one. */
  timestamp: number;
  /** Attempts that the server refused. */
  retryCount: number;
  /** Failed attempts (5xx) in a row. They lengthen the back-off; nothing is dropped. */
  serverFailures: number;
  /** Earliest next attempt, by this device's clock. */
  retryAt: number;
}

export type Resolution = 'use-local' | 'use-server' | 'merge';

/** The title that an auto-save gives an untitled story. Source: specification, section 5. */
export const untitledDraft = 'Untitled Draft';

/** The kind defaults to story. */
type TextOfKind = StoryText & { kind?: DocumentKind };

/** The title that the author wrote: those of journals and notes are generated and don't count. */
const writtenTitle = ({ kind = 'story', title }: TextOfKind) => (kind === 'story' ? title.trim() : '');

/** Whether the text has all that the server requires. */
export const canSave = (text: TextOfKind) =>
  text.content.trim() !== '' && (writtenTitle(text) !== '' || (text.kind ?? 'story') !== 'story');
export const isBlank = (text: TextOfKind) => text.content.trim() === '' && writtenTitle(text) === '';
/** Whether a list shows the text: not if it is an empty page that was left. */
export const isWorthShowing = (text: LocalDocument) => text.id !== null || !isBlank(text);

export const sameTags = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((tag, n) => tag === b[n]);

export const sameText = (a: StoryText, b: StoryText) => a.title === b.title && a.content === b.content;

/** A detail, normalised as on the server: blank, false and missing are all null. */
export const detailOf = (details: Details, key: string): string | true | null => {
  const value = details[key];
  return (typeof value === 'string' ? value.trim() : value) || null;
};

export const detailKeys = (...all: readonly Details[]): string[] => [
  ...new Set(all.flatMap((details) => Object.keys(details))),
];

export const sameDetails = (a: Details, b: Details) =>
  detailKeys(a, b).every((key) => detailOf(a, key) === detailOf(b, key));

/** A draft without its privacy, which is synced separately. */
export type TextFields = Omit<Draft, 'privacyLevel'>;

export const sameFields = (a: TextFields, b: TextFields) =>
  sameText(a, b) && sameTags(a.tags, b.tags) && sameDetails(a.details, b.details);

export const sameDraft = (a: Draft, b: Draft) => sameFields(a, b) && a.privacyLevel === b.privacyLevel;

/** The part of a record that the author edits. */
export const draftOf = ({ title, content, tags, privacyLevel, details }: Draft): Draft => ({
  title,
  content,
  tags,
  privacyLevel,
  details,
});

/** The text as it is sent to the server: an untitled story gets a title. */
export const toSentText = ({
  kind = 'story',
  title,
  content,
  tags,
  details,
}: TextFields & { kind?: DocumentKind }): TextFields => ({
  title: kind === 'story' && title.trim() === '' ? untitledDraft : title,
  content,
  tags,
  details,
});

/** Whether the local text differs from the server's, as far as is known. */
export function isDirty(document: LocalDocument): boolean {
  if (!document.base) return !isBlank(document) || document.tags.length > 0;
  return document.base.isConflicting === true || !sameFields(toSentText(document), document.base);
}

/** Whether deleting the local copy would lose text. */
export const hasUnsentText = (document: LocalDocument): boolean =>
  isDirty(document) || document.versionsToKeep.length > 0 || document.syncStatus === 'conflict';
